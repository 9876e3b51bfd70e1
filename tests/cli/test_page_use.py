#!/usr/bin/env python3
"""The page in use, in a real browser: keys, mouse, fingers, labels, events, screen readers, paper.

usage: test_page_use.py PROGRAM
"""
import math
import os
import re

import support
from page_support import PAGES, PROGRAM, data_of, opened, page, plays, small_cam, window
from support import equal, near


def time_of(here):
    return here.evaluate("normalcontact.view.time")


def test_arrow_keys_and_space_wherever_the_focus_is(_):
    here = opened(small_cam(), still=False)
    frames = data_of(small_cam())["frameTimes"]
    plays(here, "the page")
    here.click(*here.middle("#play"))
    assert not here.evaluate("normalcontact.view.playing"), "a click on Pause"
    here.evaluate("normalcontact.view.seek(DATA.frameTimes[100])")
    here.key("ArrowRight")
    equal(time_of(here), frames[101], "arrow after a click on Pause")
    here.key("ArrowLeft")
    equal(time_of(here), frames[100], "and back")
    here.key(" ")
    assert here.evaluate("normalcontact.view.playing"), "space on the button plays"
    here.evaluate("document.getElementById('scrub').focus()")
    here.key(" ")
    assert not here.evaluate("normalcontact.view.playing"), "space on the slider pauses"
    here.evaluate("normalcontact.view.seek(DATA.frameTimes[7])")
    here.key("ArrowRight")
    equal(time_of(here), frames[8], "an arrow on the slider steps one frame")
    here.evaluate("document.querySelector('[data-show=path]').focus()")
    here.key(" ")
    equal(here.evaluate("[SHOW.path, normalcontact.view.playing]"), [False, False], "space on a box")
    here.evaluate("document.querySelector('[data-zoom=\"0.5\"]').focus()")
    here.key(" ")
    equal(here.evaluate("[normalcontact.view.showsAll(), normalcontact.view.playing]"), [False, False],
          "space on Zoom in")
    here.evaluate("document.getElementById('speed').focus()")
    here.key("ArrowRight")
    equal(time_of(here), frames[8], "an arrow on the list of speeds")
    here.evaluate("(document.activeElement.blur(),"
                  " addEventListener('keydown', e => { window.taken = e.defaultPrevented; }))")
    here.key("ArrowRight", modifiers=2)
    equal([time_of(here), here.evaluate("taken")], [frames[8], False], "with Control")
    here.key("ArrowRight")
    equal([time_of(here), here.evaluate("taken")], [frames[9], True], "without Control")
    here.evaluate("normalcontact.view.seek((DATA.frameTimes[20] + DATA.frameTimes[21]) / 2)")
    here.key("ArrowLeft")
    equal(time_of(here), frames[20], "back from between two frames")


def test_the_mouse_in_plots(_):
    here = opened(small_cam())
    here.evaluate("normalcontact.view.seek(END / 2)")
    half = time_of(here)
    left, top, width, height = here.box("#plots canvas")
    x, y = left + 0.7 * width, top + height / 2
    here.mouse("Moved", left - 60, y)
    here.mouse("Pressed", left - 60, y, clickCount=1)
    here.mouse("Moved", x, y, buttons=1)
    here.mouse("Released", x, y, clickCount=1)
    equal(time_of(here), half, "pressed outside, released inside")
    here.click(x, y, button="right")
    equal(time_of(here), half, "the right button")
    here.click(x, y)
    assert time_of(here) > 1.2 * half, "a click goes there"
    everything = here.evaluate("normalcontact.view.range")
    here.mouse("Pressed", x, y, clickCount=1)
    here.mouse("Moved", x + 40, y, buttons=1)
    here.mouse("Moved", left + width + 100, y, buttons=1)
    here.mouse("Released", left + width + 100, y, clickCount=1)
    a, b = here.evaluate("normalcontact.view.range")
    assert a > 0.5 * everything[1] and b == everything[1], "a drag that leaves the plot: %r" % ([a, b],)
    here.evaluate("document.querySelector('[data-zoom=Infinity]').click()")
    equal(here.evaluate("normalcontact.view.range"), everything, "Show all")
    here.evaluate("(normalcontact.view.seek(END / 4), document.querySelector('[data-zoom=\"0.5\"]').click())")
    a, b = here.evaluate("normalcontact.view.range")
    assert a < half / 2 < b and b - a < 0.51 * everything[1], "Zoom in"
    x, y = here.middle("#scrub")
    here.mouse("Pressed", x, y, clickCount=1)
    held = here.evaluate("normalcontact.view.held")
    here.mouse("Released", x, y, clickCount=1)
    equal([held, here.evaluate("normalcontact.view.held")], [True, False], "a hand on the slider")
    equal(here.complaints(), [], "mouse")


def touch(here, points):
    """A finger that goes from point to point."""
    for i, (x, y) in enumerate(points):
        here.command("Input.dispatchTouchEvent", type="touchMove" if i else "touchStart",
                     touchPoints=[{"x": x, "y": y}])
    here.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


def test_fingers_scroll_over_scene_and_plots_and_zoom_sideways(_):
    here = window()
    here.device(375, 700, phone=True)
    for path, spatial in ((small_cam(), False), (page("rattleback", "--stop", "0.5"), True)):
        here.open("file://" + path)
        here.evaluate("normalcontact.view.play(false)")
        for selector in ("#scene", "#plots canvas"):
            x, y = here.middle(selector)
            state = "[visualViewport.pageTop, normalcontact.view.time, normalcontact.view.range]"
            before = here.evaluate(state)
            touch(here, [(x, y - 10 * i) for i in range(13)])
            here.wait("visualViewport.pageTop > %g" % (before[0] + 60), "a finger does not scroll over " + selector)
            equal(here.evaluate(state)[1:], before[1:], "after the swipe")
        x, y = here.middle("#plots canvas")
        touch(here, [(x + 20 * i, y) for i in range(5)])
        here.wait("!normalcontact.view.showsAll()", "a finger that goes sideways does not zoom")
        equal(here.evaluate("document.getElementById('turn').offsetHeight > 0"), spatial, "view buttons")
        if spatial:
            before = here.evaluate("normalcontact.view.scene.elevation")
            here.evaluate("document.querySelector('[aria-label=\"See it from higher\"]').click()")
            assert here.evaluate("normalcontact.view.scene.elevation") > before, "a button turns the view"


def check_labels(here, what):
    for layer in here.evaluate("[...layers.values()].filter(l => l.texts.length)"):
        _, _, width, height = layer["box"]
        for i, a in enumerate(layer["texts"]):
            assert a["left"] >= 0 and a["right"] <= width and a["top"] >= 0 and a["bottom"] <= height, \
                "%s: %r is clipped" % (what, a["text"])
            for b in layer["texts"][:i]:
                assert a["left"] >= b["right"] or b["left"] >= a["right"] or a["top"] >= b["bottom"] or \
                    b["top"] >= a["bottom"], "%s: %r covers %r" % (what, a["text"], b["text"])


# Captions and cells that are wider than their place, and numbers and units on more than one line.
SPOILT = """[...document.querySelectorAll("figcaption, figcaption *, .unit, .number, th, td, button")].filter(e => {
  const range = document.createRange(), walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), tops = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.matches("small")) {
      range.selectNodeContents(walker.currentNode);
      tops.push(...[...range.getClientRects()].map(r => r.top));
    }
  const broken = e.matches(".unit, .number, figcaption output") && Math.max(...tops) - Math.min(...tops) > 8;
  return broken || (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0);
}).map(e => e.textContent)"""


def test_labels_are_whole_and_apart_on_desktop_and_phone(_):
    here = window()
    for arguments in (["oloid"], ["cam-roller-tappet", "--stop", "0.06"], ["cylinder-head", "--stop", "0.05"],
                      ["cam-flat-tappet", "--set", "lift=0"], ["freeform-cam"], ["ellipsoids-in-box", "--stop", "0.3"]):
        opened(page(*arguments))
        for width in (1280, 375):
            name = "%s at %d px" % (arguments[0], width)
            here.device(width, phone=width < 500)
            here.wait("innerWidth === %d" % width, "the width")
            for a, b in ((0, 1), (0.4, 0.401), (0.7, 0.7 + 1e-7)):
                here.evaluate("normalcontact.view.zoom(%r * END, %r * END)" % (a, b))
                check_labels(here, name)
            here.evaluate("(normalcontact.view.zoom(0, END), normalcontact.view.seek(0.37 * END))")
            equal(here.evaluate(SPOILT), [], name)
            assert here.evaluate("document.documentElement.scrollWidth") <= width, name + ": the page is too wide"
        here.device(1280)


# Words with figures in cells of tables that are on more than one line.
TORN = """[...document.querySelectorAll("td")].flatMap(cell => {
  const range = document.createRange(), walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), torn = [];
  while (walker.nextNode())
    for (const match of walker.currentNode.data.matchAll(/[^\\s,;]*\\d[^\\s,;]*/g)) {
      range.setStart(walker.currentNode, match.index);
      range.setEnd(walker.currentNode, match.index + match[0].length);
      if (new Set([...range.getClientRects()].map(box => box.top)).size > 1) torn.push(match[0]);
    }
  return torn;
})"""


def test_numbers_in_tables_are_on_one_line(_):
    lift = os.path.join(PAGES.name, "lift.csv")
    with open(lift, "w") as file:
        file.write("angle_deg,lift_m\n" + "".join(
            "%d,%.5g\n" % (i, 5e-3 * max(0, math.sin(math.radians(i))) ** 4) for i in range(0, 360, 2)))
    pages = {"run": page("rolling-ellipse", "--stop", "0.1")}
    for name, options in (("cam", ["--follower", "flat"]), ("fit", [])):
        folder = os.path.join(PAGES.name, name)
        equal(support.run(PROGRAM, name, lift, "--base-radius", "0.02", *options, "--out", folder)[::2], (0, ""), name)
        pages[name] = os.path.join(folder, "index.html")
    here = window()
    for name, path in pages.items():
        here.open("file://" + path)
        for width in range(320, 420, 5):
            here.device(width, phone=True)
            here.wait("innerWidth === %d" % width, "the width")
            equal(here.evaluate(TORN), [], "%s, %d px" % (name, width))
            assert here.evaluate("document.documentElement.scrollWidth") <= width, "%s, %d px: too wide" % (name, width)
    here.device(1280)


def test_an_event_shows_the_frame_in_which_it_happens(_):
    path = page("cam-roller-tappet")
    here = opened(path)
    events = [event for event in data_of(path)["events"]]
    assert len(events) > 60, "events"
    shown = here.evaluate("""DATA.events.map(([time, what], i) => {
      document.querySelectorAll('#events tbody tr')[i].click();
      const { time: now, contacts, frame } = normalcontact.picture();
      return [now, contacts[0].active, CONTACTS[frame - 1][0].active, normalcontact.view.playing];
    })""")
    for (time, what, _), (now, active, before, playing) in zip(events, shown):
        equal((now, active, before, playing), (time, what == "impact", what != "impact", False),
              "%s at %r" % (what, time))


def test_events_are_reached_with_keys(_):
    here = opened(small_cam())
    events = data_of(small_cam())["events"]
    equal(here.evaluate("[...document.querySelectorAll('#events *')].filter(e => e.tabIndex >= 0).length"), 1,
          "stops of the tabulator among the events")
    here.evaluate("document.getElementById('eventcount').focus()")
    here.key("Tab")
    here.key("ArrowDown")
    here.key("ArrowDown")
    here.key("Enter")
    equal(time_of(here), events[2][0], "the third event")
    here.key("End")
    here.key(" ")
    equal(time_of(here), events[-1][0], "the last event")
    here.key("ArrowUp")
    here.key("Enter")
    equal(time_of(here), events[-2][0], "the last but one")


def test_the_focus_is_seen_and_everything_that_takes_it_has_a_name(_):
    here = opened(page("rattleback", "--stop", "0.5"))
    here.evaluate("document.activeElement.blur()")
    reached = []
    for _ in range(60):
        here.key("Tab")
        now = here.evaluate("""(() => {
          const e = document.activeElement, style = getComputedStyle(e);
          const name = e.id || e.dataset.show || e.dataset.turn || e.dataset.zoom || e.textContent;
          return e === document.body ? null : [name,
            style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2];
        })()""")
        if now is None or now in reached:
            break
        reached.append(now)
    names = [name for name, _ in reached]
    equal([name for name, seen in reached if not seen], [], "focus that is not seen")
    equal(names, ["normal", "curvature", "force", "path", "play", "scrub", "speed", "0.2,0,1", "-0.2,0,1", "0,0.15,1",
                  "0,-0.15,1", "0,0,1.25", "0,0,0.8", "0.5", "2", "Infinity", "Results", "Parameters", "eventcount",
                  "Run"], "order of the focus")
    here.command("Accessibility.enable")
    nodes = here.command("Accessibility.getFullAXTree")["nodes"]
    here.command("Accessibility.disable")
    roles = ("image", "img", "button", "slider", "checkbox", "combobox", "region", "DisclosureTriangle")
    names = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]
    assert len([role for role, _ in names if role in roles]) > 20, "what a screen reader finds"
    equal([pair for pair in names if pair[0] in roles and not re.search("[A-Za-z]{3}", pair[1])], [], "without a name")
    labels = here.evaluate("[...document.querySelectorAll('#plots canvas')].map(c => c.getAttribute('aria-label'))")
    support.contains(labels[0], "spin", "smallest", "largest", "rad/s")
    here.evaluate("normalcontact.view.seek(END / 2)")
    here.wait("/^0\\.2500/.test(document.getElementById('spoken').textContent)", "what is spoken")
    support.contains(here.evaluate("document.getElementById('spoken').textContent"), "in contact", "spin ", "rad/s")
    support.contains(here.evaluate("document.getElementById('scrub').getAttribute('aria-valuetext')"), "0.2500", "s")


def test_no_motion_unasked(_):
    here = window()
    here.media(prefers_reduced_motion="reduce")
    here.open("file://" + small_cam())
    assert not here.evaluate("normalcontact.view.playing"), "it plays though the user wants no motion"


def test_an_address_with_a_time_stands_still_there(_):
    here = window()
    here.open("about:blank")
    here.open("file://" + small_cam() + "#t=0.0125")
    equal(here.evaluate("[normalcontact.view.time, normalcontact.view.playing]"), [0.0125, False], "#t=0.0125")
    here.open("about:blank")
    here.open("file://" + small_cam() + "#t=x")
    equal(here.evaluate("normalcontact.view.playing"), True, "#t=x")


def test_paper(_):
    here = opened(small_cam())
    here.media(prefers_color_scheme="dark")
    here.wait("colour('--paper') === '#16181d'", "dark colours")
    here.evaluate("dispatchEvent(new Event('beforeprint'))")  # still with the layout of the screen
    here.media("print", prefers_color_scheme="dark")
    equal(here.evaluate("colour('--paper')"), "#fbfbf9", "colour of the paper")
    equal(here.evaluate("[...document.querySelectorAll('#controls, #zoom, #legend input')]"
                        ".filter(e => getComputedStyle(e).display !== 'none').length"), 0, "controls on paper")
    for ratio, wanted in here.evaluate("[...document.querySelectorAll('canvas')]"
                                       ".map(c => [c.clientWidth / c.clientHeight, c.width / c.height])"):
        near(ratio, wanted, 0.02 * wanted, "a stretched picture")
    equal(here.evaluate("(() => { const s = document.querySelector('.scroll');"
                        " return s.scrollHeight - s.clientHeight; })()"), 0, "events that are cut off")
    here.media(prefers_color_scheme="dark")
    here.evaluate("dispatchEvent(new Event('afterprint'))")
    equal(here.evaluate("colour('--paper')"), "#16181d", "colour of the screen afterwards")
    assert len(here.command("Page.printToPDF")["data"]) > 10000, "printed"


support.main(globals())
