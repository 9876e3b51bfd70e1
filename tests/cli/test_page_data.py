#!/usr/bin/env python3
"""What the page shows, in a real browser: runs that are very short, very long, all zero or no numbers at all.

usage: test_page_data.py PROGRAM
"""
import os
import re

import support
from page_support import PAGES, PROGRAM, data_of, opened, page, plays, small_cam, window
from support import equal, near

# Everything that may stop a page: far and near, all and next to nothing, one step on and back.
TOUR = """(() => {
  const view = normalcontact.view;
  for (const [a, b] of [[0, 1e-8], [0.2, 0.2001], [0.5, 0.6], [1 - 1e-8, 1], [0, 1]]) {
    view.zoom(a * END, b * END);
    for (const s of [0, 0.3, 1]) { view.seek((a + s * (b - a)) * END); view.step(1); view.step(-1); }
  }
  return document.body.innerText;
})()"""


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


# What is drawn at the edges of the scene without contacts and path: left, right, bottom.
EDGES = """(() => {
  const canvas = document.getElementById("scene"), { width: w, height: h } = canvas;
  const copy = Object.assign(document.createElement("canvas"), { width: w, height: h });
  const c = copy.getContext("2d", { willReadFrequently: true });
  c.drawImage(canvas, 0, 0);
  const inked = (...box) => c.getImageData(...box).data.some(v => v > 0);
  return [inked(1, 0, 3, h), inked(w - 4, 0, 3, h), inked(0, h - 4, w, 3)];
})()"""


def test_a_long_way_is_followed_on_a_ground_without_end(_):
    """Wherever it rolls to, the body is in sight, as large as at the start, and on the ground."""
    for arguments in (["rolling-wheel", "--set", "v_0=30", "--stop", "60"], ["rolling-ellipse", "--stop", "60"],
                      ["rolling-wheel", "--set", "slope=-0.6", "--stop", "20"],
                      ["passive-walker", "--stop", "100", "--interval", "0.02"], ["oloid", "--stop", "10"],
                      ["rolling-ellipsoid", "--stop", "200", "--interval", "0.05"]):
        here = opened(page(*arguments))
        here.evaluate("Object.keys(SHOW).forEach(name => { SHOW[name] = false; })")
        for s in (0, 0.3, 0.6, 1):
            name = "%s at %g of its time" % (arguments[0], s)
            here.evaluate("normalcontact.view.seek(%g * END)" % s)
            width, height = here.evaluate("(e => [e.clientWidth, e.clientHeight])(document.getElementById('scene'))")
            box = here.evaluate("""(() => {
              const { bodies, contacts } = normalcontact.picture(), scene = normalcontact.view.scene;
              const moving = bodies.filter(body => body.closed).flatMap(body => body.points);
              return [...moving, ...contacts.map(contact => contact.counterpart)].map(scene.at)
                .reduce(([a, b, c, d], [x, y]) => [Math.min(a, x), Math.min(b, y), Math.max(c, x), Math.max(d, y)],
                  [1e9, 1e9, -1e9, -1e9]);
            })()""")
            assert 0 <= box[0] and 0 <= box[1] and box[2] <= width and box[3] <= height, (name, box)
            assert max(box[2] - box[0], box[3] - box[1]) > 0.15 * height, (name, box)
            assert sum(here.evaluate(EDGES)) >= 2, name + ": the ground ends"
        equal(here.complaints(), [], arguments[0])


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
            ("scaled(0.02, 'kg').unit", "kg"), ("scaled(4e4, 's').unit", "s"),
            ("scaled(5e-6, 'N.m').unit", "\u00b5N\u00b7m"),
            ("scaled(2e-5, 'kg.m2').unit", "\u00b710\u207b\u2075 kg\u00b7m\u00b2"),
            ("scaled(3e-17, 'm').unit", "\u00b710\u207b\u00b9\u2077 m"), ("scaled(0, 'm').unit", "m"),
            ("unitText('N/m1.5')", "N/m^1.5"), ("unitText('N.m1.5.s-2')", "N\u00b7m^1.5\u00b7s\u207b\u00b2"),
            ("scaled(0.01, 'mol').unit", "mol"), ("scaled(2e3, 'm/s2').unit", "km/s\u00b2"),
            ("axisRange(0, 0)", [-1, 1]), ("axisRange(Infinity, -Infinity)", [-1, 1]), ("axisRange(2, 2)", [1, 3]),
            ("ticks(0, 10, 5)", {"list": [0, 2, 4, 6, 8, 10], "digits": 0}),
            ("ticks(1, 1 + 2 ** -52, 6).list.length < 30", True), ("ticks(1, 1, 6).list.length < 30", True),
            ("quantityText(1e-320, 'N')", "1\u00b710\u207b\u00b3\u00b2\u2070\u00a0N"),
            ("fixed(-1e-9, 2)", "0.00"), ("numberText(1.25e-6)", "1.25\u00b710\u207b\u2076"),
            ("numberText(2.1e11)", "2.1\u00b710\u00b9\u00b9"), ("numberText(0)", "0"), ("numberText(0.0625)", "0.0625"),
            ("numberText(null)", "\u2013"), ("quantityText(-5.132e-7, 'm')", "-513.2\u00a0nm"),
            ("quantityText(0, 'N')", "0\u00a0N"),
            ("quantityText(12345.6, 'rad')", "12346\u00a0rad"), ("quantityText(109, '1')", "109"),
            ("quantityText(0.5, '1')", "0.5000"), ("quantityText(2e-6, 'm')", "2.000\u00a0\u00b5m"),
            ("quantityText(-2.776e-17, 'm')", "-2.776\u00b710\u207b\u00b9\u2077 m")):
        equal(here.evaluate(expression), expected, expression)


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
    for times, forces, peaks in ((data["time"], data["values"]["f_n"], page_peaks),
                                 (rows["time"], rows["f_n"], csv_peaks)):
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
