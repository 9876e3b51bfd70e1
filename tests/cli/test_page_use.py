#!/usr/bin/env python3
"""The page in use, in a real browser: odd results, keys, mouse, fingers, labels, events, screen readers, paper.

usage: test_page_use.py PROGRAM
"""
import atexit
import json
import os
import re
import sys
import tempfile

import browser
import support
from support import equal, near

PROGRAM = sys.argv[1]
PAGES = tempfile.TemporaryDirectory()
WINDOW = []

# Everything that may stop a page: far and near, all and next to nothing, one step on and back.
TOUR = """(() => {
  const view = normalcontact.view;
  for (const [a, b] of [[0, 1e-8], [0.2, 0.2001], [0.5, 0.6], [1 - 1e-8, 1], [0, 1]]) {
    view.zoom(a * END, b * END);
    for (const s of [0, 0.3, 1]) { view.seek((a + s * (b - a)) * END); view.step(1); view.step(-1); }
  }
  return document.body.innerText;
})()"""

# Records the texts of the plots as boxes in CSS pixels, one list for each drawing of a layer.
RECORD = """(() => {
  const proto = CanvasRenderingContext2D.prototype, fill = proto.fillText, clear = proto.clearRect;
  window.layers = new Map();
  proto.clearRect = function (...box) { layers.set(this.canvas, { box, texts: [] }); return clear.apply(this, box); };
  proto.fillText = function (text, x, y) {
    const width = this.measureText(text).width;
    const left = this.textAlign === "right" ? x - width : this.textAlign === "center" ? x - width / 2 : x;
    const top = this.textBaseline === "middle" ? y - 5.5 : y;
    layers.get(this.canvas).texts.push({ text, left, right: left + width, top, bottom: top + 11 });
    return fill.call(this, text, x, y);
  };
})()"""


def window():
    if not WINDOW:
        path = browser.chromium()
        if not path:
            raise support.Skip("Chromium is not installed")
        WINDOW.append(browser.Browser(path))
        atexit.register(WINDOW[0].close)
        WINDOW[0].open("about:blank")
        WINDOW[0].command("Page.addScriptToEvaluateOnNewDocument", source=RECORD)
    WINDOW[0].media()
    WINDOW[0].device(1280)
    return WINDOW[0]


def page(*arguments):
    """The page of a run, made once."""
    folder = os.path.join(PAGES.name, re.sub(r"\W+", "_", " ".join(arguments)))
    if not os.path.isdir(folder):
        code, _, error = support.run(PROGRAM, "run", *arguments, "--out", folder)
        equal((code, error), (0, ""), " ".join(arguments))
    return os.path.join(folder, "index.html")


def data_of(path):
    with open(path, encoding="utf-8") as file:
        return json.loads(re.search(r"^const DATA = (.*?);\n</script>", file.read(), re.S | re.M).group(1))


def opened(path, still=True):
    """A window with this page; it does not play."""
    here = window()
    here.open("file://" + path)
    if still:
        here.evaluate("normalcontact.view.play(false)")
    return here


def small_cam():
    return page("cam-roller-tappet", "--stop", "0.06")


def time_of(here):
    return here.evaluate("normalcontact.view.time")


def plays(here, name):
    if not here.evaluate("normalcontact.view.playing"):
        here.evaluate("normalcontact.view.play(true)")
    here.evaluate("window.from = normalcontact.view.time")
    here.wait("normalcontact.view.time !== from", name + " does not play")


def check_odd(*arguments):
    name = " ".join(arguments)
    here = opened(page(*arguments), still=False)
    plays(here, name)
    here.evaluate("normalcontact.view.play(false)")
    text = here.evaluate(TOUR)
    found = re.findall(r"NaN|undefined|null|Infinity", text)
    equal(found, [], name + ", in the text")
    plays(here, name + " after zooming")
    equal(here.complaints(), [], name)


def test_every_example_that_is_stopped_early_has_a_living_page(_):
    window()
    for line in support.run(PROGRAM, "list")[1].splitlines():
        check_odd(line.split()[0], "--stop", "2e-5")


def test_results_that_are_all_equal_or_zero_have_a_living_page(_):
    window()
    for arguments in (["passive-walker", "--stop", "0.5"], ["cam-flat-tappet", "--set", "lift=0"],
                      ["cam-roller-tappet", "--stop", "0.01"], ["rolling-wheel", "--set", "slope=0"],
                      ["rolling-ellipse", "--set", "w_0=0"], ["tumbling-superellipsoid", "--stop", "0.2"],
                      ["ellipsoids-in-box", "--stop", "0.3"], ["foot-strike", "--stop", "1e-12"]):
        check_odd(*arguments)


def test_zooming_into_a_flight_does_not_stop_the_page(_):
    here = opened(page("cam-roller-tappet"))
    events = data_of(page("cam-roller-tappet"))["events"]
    first = next(i for i, event in enumerate(events) if event[1] == "lift-off")
    a, b = events[first][0], events[first + 1][0]
    here.evaluate("normalcontact.view.zoom(%.9g, %.9g)" % (a + 0.2 * (b - a), b - 0.2 * (b - a)))
    plays(here, "a page that shows a flight")
    equal(here.complaints(), [], "a flight")


def test_no_number_is_no_zero(_):
    with open(small_cam(), encoding="utf-8") as file:
        text = file.read()
    path = os.path.join(PAGES.name, "holes.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r'("gap":\[)(.*?)\]',
                          lambda m: m.group(1) + ",".join("null" if i % 100 > 50 else v for i, v in
                                                          enumerate(m.group(2).split(","))) + "]", text))
    here = opened(path)
    here.evaluate("normalcontact.view.seek(DATA.time[75])")
    equal(here.evaluate("normalcontact.view.plots[1].shown[0].textContent"), "\u2013", "a value that is none")
    equal(here.complaints(), [], "holes")


def test_numbers_and_units(_):
    here = opened(small_cam())
    for expression, expected in (
            ("scaled(0.002, 'm').unit", "mm"), ("scaled(0.002, 'm').factor", 1000),
            ("scaled(0.02, 'm2').unit", "m\u00b2"), ("scaled(0.02, 'm2').factor", 1),
            ("scaled(0.02, 'kg').unit", "kg"), ("scaled(4e4, 's').unit", "s"), ("scaled(5e-6, 'N.m').unit", "\u00b5N\u00b7m"),
            ("scaled(2e-5, 'kg.m2').unit", "\u00b710\u207b\u2075 kg\u00b7m\u00b2"),
            ("scaled(3e-17, 'm').unit", "\u00b710\u207b\u00b9\u2077 m"), ("scaled(0, 'm').unit", "m"),
            ("scaled(0.01, 'mol').unit", "mol"), ("scaled(2e3, 'm/s2').unit", "km/s\u00b2"),
            ("axisRange(0, 0)", [-1, 1]), ("axisRange(Infinity, -Infinity)", [-1, 1]), ("axisRange(2, 2)", [1, 3]),
            ("fixed(-1e-9, 2)", "0.00"), ("numberText(1.25e-6)", "1.25\u00b710\u207b\u2076"),
            ("numberText(2.1e11)", "2.1\u00b710\u00b9\u00b9"), ("numberText(0)", "0"), ("numberText(0.0625)", "0.0625"),
            ("numberText(null)", "\u2013"), ("quantityText(-5.132e-7, 'm')", "-513.2\u00a0nm"), ("quantityText(0, 'N')", "0\u00a0N"),
            ("quantityText(12345.6, 'rad')", "12346\u00a0rad"), ("quantityText(109, '1')", "109"),
            ("quantityText(0.5, '1')", "0.5000"), ("quantityText(2e-6, 'm')", "2.000\u00a0\u00b5m"),
            ("quantityText(-2.776e-17, 'm')", "-2.776\u00b710\u207b\u00b9\u2077 m")):
        equal(here.evaluate(expression), expected, expression)


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
    equal(here.evaluate("[normalcontact.view.showsAll(), normalcontact.view.playing]"), [False, False], "space on Zoom in")
    here.evaluate("document.getElementById('speed').focus()")
    here.key("ArrowRight")
    equal(time_of(here), frames[8], "an arrow on the list of speeds")
    here.evaluate("(document.activeElement.blur(), addEventListener('keydown', e => { window.taken = e.defaultPrevented; }))")
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
    assert a > 0.5 * everything[1] and b == everything[1], "a drag that leaves the plot: %r" % [a, b]
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
        here.command("Input.dispatchTouchEvent", type="touchMove" if i else "touchStart", touchPoints=[{"x": x, "y": y}])
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
        equal(here.evaluate("getComputedStyle(document.getElementById('turn')).display !== 'none'"), spatial, "view buttons")
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
SPOILT = """[...document.querySelectorAll("figcaption, figcaption span, figcaption output, .unit, .number, th, td, button")].filter(e => {
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
        equal((now, active, before, playing), (time, what == "impact", what != "impact", False), "%s at %r" % (what, time))


def test_events_are_reached_with_keys(_):
    here = opened(small_cam())
    events = data_of(small_cam())["events"]
    equal(here.evaluate("document.querySelectorAll('#events [tabindex=\"0\"], #events button:not([tabindex])').length"), 1,
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
          return e === document.body ? null : [e.id || e.dataset.show || e.dataset.turn || e.dataset.zoom || e.textContent,
            style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2];
        })()""")
        if now is None or now in reached:
            break
        reached.append(now)
    names = [name for name, _ in reached]
    equal([name for name, seen in reached if not seen], [], "focus that is not seen")
    equal(names, ["normal", "curvature", "force", "path", "play", "scrub", "speed", "0.2,0,1", "-0.2,0,1", "0,0.15,1",
                  "0,-0.15,1", "0,0,1.25", "0,0,0.8", "0.5", "2", "Infinity", "Results", "Parameters", "eventcount", "Run"],
          "order of the focus")
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
    equal(here.evaluate("document.querySelector('.scroll').scrollHeight - document.querySelector('.scroll').clientHeight"), 0,
          "events that are cut off")
    here.media(prefers_color_scheme="dark")
    here.evaluate("dispatchEvent(new Event('afterprint'))")
    equal(here.evaluate("colour('--paper')"), "#16181d", "colour of the screen afterwards")
    assert len(here.command("Page.printToPDF")["data"]) > 10000, "printed"


def check_thinned(name, *arguments):
    path = page(name, *arguments)
    folder = os.path.dirname(path)
    assert os.path.getsize(path) < 4e6, "%s: %d bytes" % (name, os.path.getsize(path))
    data, rows = data_of(path), support.columns(os.path.join(folder, "result.csv"))
    events = support.columns(os.path.join(folder, "events.csv"))
    index = {t: i for i, t in enumerate(data["time"])}
    equal(data["time"], sorted(set(data["time"])), name + ", times")
    equal((data["allRows"], data["allEvents"]), (len(rows["time"]), len(events["time"])), name + ", counts")
    equal([t for t in data["frameTimes"] if t not in index], [], name + ", frames without a row")
    frames = set(data["frameTimes"])
    equal([e for e in data["events"] if e[0] not in frames], [], name + ", events without a frame")
    assert {e[0] for e in data["events"]} <= set(events["time"]), name + ", times of events"
    fastest = max(v for v in events["v_impact"] if v != "")
    near(max(e[2] for e in data["events"] if e[2] is not None), fastest, 1e-5 * fastest, name + ", fastest impact")
    for column, values in data["values"].items():
        for which in (min, max):
            near(which(values), which(rows[column]), 1e-6 * abs(which(rows[column])), "%s, %s" % (name, column))
    return data, rows


def test_the_page_of_a_long_run_is_small_and_has_every_peak(_):
    data, rows = check_thinned("cam-roller-tappet", "--stop", "2.6")
    assert len(data["time"]) < 0.6 * data["allRows"], "%d rows are not thinned" % len(data["time"])
    equal(len(data["events"]), data["allEvents"], "events")
    # the highest force between an impact and the next lift-off
    impacts = [e[0] for e in data["events"]]
    page_peaks, csv_peaks = ([0] * len(impacts), [0] * len(impacts))
    for times, forces, peaks in ((data["time"], data["values"]["f_n"], page_peaks), (rows["time"], rows["f_n"], csv_peaks)):
        k = 0
        for t, force in zip(times, forces):
            while k + 1 < len(impacts) and impacts[k + 1] <= t:
                k += 1
            peaks[k] = max(peaks[k], force)
    high = [i for i, peak in enumerate(csv_peaks) if peak > 300]
    assert len(high) > 100, "high peaks"
    for i in high:
        near(page_peaks[i], csv_peaks[i], 1e-6 * csv_peaks[i], "a peak after %r s" % impacts[i])
    here = opened(page("cam-roller-tappet", "--stop", "2.6"), still=False)
    plays(here, "a long run")
    equal(here.complaints(), [], "a long run")
    assert here.evaluate("document.getElementById('thinned').offsetHeight > 0"), "the note about what is left out"
    support.contains(here.evaluate("document.getElementById('thinned').innerText"), str(data["allRows"]), "result.csv")


support.main(globals())
