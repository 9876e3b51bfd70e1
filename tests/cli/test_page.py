#!/usr/bin/env python3
"""The page of every example in a real browser: no complaint, it plays, and contact points lie where they must.

usage: test_page.py PROGRAM GALLERY
"""
import math
import os
import sys

import browser
import support
from support import equal

PROGRAM, GALLERY = sys.argv[1:]


def distance_to_segment(p, a, b):
    ab = [y - x for x, y in zip(a, b)]
    ap = [y - x for x, y in zip(a, p)]
    square = sum(x * x for x in ab)
    s = max(0, min(1, sum(x * y for x, y in zip(ab, ap)) / square)) if square else 0
    return math.dist(p, [x + s * y for x, y in zip(a, ab)])


def distance_to_triangle(p, a, b, c):
    """In space: to the plane of the triangle where the foot is inside, else to its edges."""
    u, v, w = ([y - x for x, y in zip(a, q)] for q in (b, c, p))
    uu, uv, vv = (sum(x * y for x, y in zip(*pair)) for pair in ((u, u), (u, v), (v, v)))
    wu, wv = (sum(x * y for x, y in zip(w, q)) for q in (u, v))
    determinant = uu * vv - uv * uv
    if determinant > 1e-12 * uu * vv:
        s, t = (vv * wu - uv * wv) / determinant, (uu * wv - uv * wu) / determinant
        if s >= 0 and t >= 0 and s + t <= 1:
            return math.dist(w, [s * x + t * y for x, y in zip(u, v)])
    return min(distance_to_segment(p, *edge) for edge in ((a, b), (b, c), (c, a)))


def distance_to_body(point, body):
    points, rows, columns = body["points"], body["rows"], body["columns"]
    if rows == 1:
        pairs = list(zip(points, points[1:])) + ([(points[-1], points[0])] if body["closed"] else [])
        return min(distance_to_segment(point, a, b) for a, b in pairs)
    best = math.inf
    for i in range(rows - 1):
        for j in range(columns if body["closed"] else columns - 1):
            k = (j + 1) % columns
            a, b, c, d = (points[n] for n in (i * columns + j, i * columns + k, (i + 1) * columns + k,
                                              (i + 1) * columns + j))
            reach = max(math.dist(a, c), math.dist(b, d))
            if math.dist(point, a) < best + reach:
                best = min(best, distance_to_triangle(point, a, b, c), distance_to_triangle(point, a, c, d))
    return best


def size(body):
    return max(math.dist(body["points"][0], p) for p in body["points"])


def check_picture(name, picture):
    """The contact point on the body is on its drawn boundary, that on the counterpart on the counterpart's."""
    for contact in picture["contacts"]:
        body, counterpart = picture["bodies"][contact["on"]], picture["bodies"][contact["against"]]
        tolerance = 5e-3 if body["rows"] > 1 else 2e-5  # of the size: the drawing has flat faces and chords
        where = "%s at %g s" % (name, picture["time"])
        support.near(distance_to_body(contact["body"], body), 0, tolerance * size(body), where + ", point of the body")
        support.near(distance_to_body(contact["counterpart"], counterpart), 0,
                     tolerance * max(size(body), size(counterpart)), where + ", point of the counterpart")
        gap = sum((b - c) * n for b, c, n in zip(contact["body"], contact["counterpart"], contact["normal"]))
        side = math.dist(contact["body"], contact["counterpart"])
        # Potential contact points with a roller are one above the other in the direction of its centre, which
        # may deviate from the normal by the pressure angle (000 section 5).
        assert side < 2 * abs(gap) + 1e-6 * size(body), "%s: distance %g, gap %g" % (where, side, gap)
        if contact["active"]:
            assert side < 5e-2 * size(body), "%s: penetration %g" % (where, side)  # a soft sole


def use_controls(window, name):
    """Scrub, zoom by dragging and by the wheel, and back by a double click, as a user does."""
    end = window.evaluate("END")
    window.evaluate("(() => { const s = document.getElementById('scrub'); s.value = 250;"
                    " s.dispatchEvent(new Event('input')); })()")
    support.near(window.evaluate("normalcontact.view.time"), end / 4, 1e-9 * end, name + ", scrubbed to")
    left, top, width, height = window.box("#plots canvas")
    a, b, y = left + 0.4 * width, left + 0.6 * width, top + height / 2

    def span():
        return window.evaluate("normalcontact.view.range[1] - normalcontact.view.range[0]")
    window.mouse("Pressed", a, y, clickCount=1)
    window.mouse("Moved", (a + b) / 2, y, buttons=1)
    window.mouse("Moved", b, y, buttons=1)
    window.mouse("Released", b, y, clickCount=1)
    dragged = span()
    assert 0.15 * end < dragged < 0.3 * end, "%s: a drag over a fifth shows %g s" % (name, dragged)
    window.mouse("Wheel", (a + b) / 2, y, deltaX=0, deltaY=-200)
    window.wait("normalcontact.view.range[1] - normalcontact.view.range[0] < %r" % (0.9 * dragged),
                name + ": the wheel does not zoom")
    window.click(a, y, count=2)
    support.near(span(), end, 1e-9 * end, name + ", after a double click")


def check_page(window, name, path):
    window.open("file://" + path)
    window.evaluate("window.first = normalcontact.picture().time")
    window.wait("normalcontact.view.playing && normalcontact.picture().time !== first", name + " does not play")
    window.evaluate("document.getElementById('play').click()")
    assert not window.evaluate("normalcontact.view.playing"), "%s does not pause" % name
    painted = "(() => { const c = document.getElementById('scene'); return c.getContext('2d')" \
              ".getImageData(0, 0, c.width, c.height).data.reduce((n, v) => n + (v > 0), 0); })()"
    assert window.evaluate(painted) > 1000, "%s: nothing is drawn" % name
    for step in range(12):
        check_picture(name, window.evaluate(
            "(normalcontact.view.seek(END * %d / 11), normalcontact.picture())" % step))
    if name in ("cam-roller-tappet", "rattleback"):  # one in the plane, one in space
        use_controls(window, name)
    equal(window.complaints(), [], name)


def test_every_page_of_the_gallery_plays_and_its_contact_points_lie_on_both_boundaries(folder):
    path = browser.chromium()
    if not path:
        raise support.Skip("Chromium is not installed")
    code, _, error = support.run(GALLERY, folder, PROGRAM)
    equal((code, error), (0, ""), "gallery")
    names = [line.split()[0] for line in support.run(PROGRAM, "list")[1].splitlines()]
    window = browser.Browser(path)
    try:
        window.open("file://" + os.path.join(folder, "index.html"))
        equal(window.evaluate("[...document.links].map(a => a.getAttribute('href'))"),
              [name + "/index.html" for name in names], "links")
        assert window.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)"), "pictures"
        equal(window.complaints(), [], "gallery")
        for name in names:
            check_page(window, name, os.path.join(folder, name, "index.html"))
    finally:
        window.close()


def test_plots_are_well_formed_pictures(folder):
    import re
    import xml.etree.ElementTree as tree
    for arguments, count in ((["cam-roller-tappet"], 4), (["cam-flat-tappet", "--set", "lift=0"], 5), (["oloid"], 8),
                             (["passive-walker", "--stop", "0.5"], 5), (["foot-strike", "--stop", "1e-12"], 6)):
        equal(support.run(PROGRAM, "run", *arguments, "--out", folder)[0], 0, "run")
        root = tree.parse(os.path.join(folder, "plot.svg")).getroot()
        curves = [e for e in root.iter() if e.get("class") == "curve"]
        equal(len(curves), count, "curves of %s" % arguments)
        for curve in curves:
            for x, y in (map(float, point.split()) for point in re.split("[ML]", curve.get("d"))[1:]):
                assert 0 < x < 800 and 0 < y < 1000, "a point outside of the picture"
        texts = [e for e in root.iter() if e.tag.endswith("text")]
        labels = [(e.text, round(float(e.get("y")) - 72) // 164) for e in texts
                  if e.get("text-anchor") == "end" and e.text != "time in s"]
        equal(len(labels), len(set(labels)), "different labels of the axes of %s" % arguments)
        for e in texts:
            length = len("".join(e.itertext()))
            assert e.get("class") != "name" or float(e.get("x")) + 6.2 * length < 800, "%r is cut off" % e.text
    equal(support.run(PROGRAM, "run", "cam-roller-tappet", "--out", folder)[0], 0, "run")
    text = "".join(t for e in tree.parse(os.path.join(folder, "plot.svg")).getroot().iter() if e.text for t in e.text)
    support.contains(text, "time in s", "distance in m", "gap in m", "f_n in N", "w_roller in rad/s")


support.main(globals())
