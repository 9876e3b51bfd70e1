#!/usr/bin/env python3
"""`normalcontact check` and `draw`: shapes as text against closed forms and the meshes' own geometry.

usage: test_shapes.py PROGRAM
"""
import math
import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as tree
from concurrent.futures import ThreadPoolExecutor

import support
from support import contains, equal, near

PROGRAM = sys.argv[1]


def check(text, *options, code=0):
    actual, output, error = support.run(PROGRAM, "check", text, *options)
    equal(actual, code, "exit code of check %s (%s)" % (text, error))
    return output if code == 0 else error


def vector(text):
    """The first numbers of the shape vector of a text."""
    listed = re.search(r"vector\s+\{([^}]*)\}", check(text)).group(1).replace(", ...", "")
    return [float(v) for v in listed.split(",")]


def number(output, name):
    return float(re.search(r"^\s+" + name + r"\s+([^\s,]+)", output, re.M).group(1))


def test_text_reads_as_the_modelica_constructors(folder):
    expected = [103, 3, 0.09, 0.04, 0.01, 101, 1, 0.01]
    for text in ("ellipsoid(0.3, 0.2, 0.1) + offset(0.01)", "ellipsoid(a=0.3, b=0.2, c=0.1)+offset(d=0.01)",
                 "ellipsoid(0.3, c=1/10, b=2e-1) + offset(1e-2)", "ellipsoid()+offset()",
                 "cat(1, Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01))",
                 "{103, 3, 0.09, 0.04, 0.01, 101, 1, 0.01}", "103 3 0.09 0.04 0.01 101 1 0.01"):
        for a, b in zip(vector(text), expected):
            near(a, b, 1e-15, text)
    equal(vector("ellipse(a=0.2, b=0.1)"), [4, 2, 0.2, 0.1], "ellipse")
    equal(vector("fourier(0.1, {0, 0.01})"), [3, 5, 0.1, 0, 0, 0.01, 0], "fourier")
    equal(vector("fourier(a0=0.1, b={0, 0.01}, a={0, 0})"), [3, 5, 0.1, 0, 0, 0, 0.01], "fourier")
    equal(vector("circle(0.1) + shift(y=-(0.01 + 0.02)*2^2/4)"), [1, 1, 0.1, 2, 2, 0, -0.03], "arithmetic")
    equal(vector("circle(0.03) + lift(law=LiftLaw.Polynomial4567, lift=0.004, start=0, rise=2)")[3:],
          [7, 6, 2, 0.004, 0, 2, 0, 2], "the fall is as the rise")
    equal(vector("circle(2*0.01) + lobe(0.0001, pi/6, 5*pi/6)")[3:5], [8, 5], "lobe")
    equal(vector("rotated(ellipse(0.2, 0.1), pi)"), [9, 5, 3.141592654, 4, 2, 0.2, 0.1], "rotated")
    equal(vector("revolved(circle(0.1))"), [107, 3, 1, 1, 0.1], "a planar profile in space")
    equal(vector("hull([1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1)")[:6], [108, 13, 12, 0.1, 0.1, 0.1], "matrix")


def test_a_file_with_an_expression_or_numbers(folder):
    path = os.path.join(folder, "shape.txt")
    for content in ("// a comment with a sphere\nellipse(a=0.2,\n  b=0.1)\n", "4 2\n0.2 0.1\n"):
        with open(path, "w") as file:
            file.write(content)
        equal(vector(path), [4, 2, 0.2, 0.1], content)


def test_what_a_shape_is(folder):
    a, b = 0.2, 0.1
    output = check("ellipse(0.2, 0.1)", "--radius", "0.3")
    contains(output, "plane", "1: ellipse", "convex       yes, strictly: certified", "from outside: one contact point", "may touch")
    near(number(output, "radius"), b * b / a, 1e-7, "smallest radius")
    near(number(output, "to"), a * a / b, 1e-9, "largest radius")
    near(number(output, "area"), math.pi * a * b, 1e-11, "area")
    near(number(output, "offset\\s+admissible from"), -b * b / a, 1e-6, "admissible offset")
    output = check("sphere(0.1) + shift({0.01, 0, 0})")
    contains(output, "space", "2: offset, shift", "centroid     {0.01, 0, 0} m")
    near(number(output, "volume"), 4 / 3 * math.pi * 1e-3, 1e-12, "volume")
    near(number(output, "surface"), 4 * math.pi * 1e-2, 1e-10, "surface")
    near(number(output, "inertia\\s+11"), 0.4 * 4 / 3 * math.pi * 1e-5, 1e-10, "inertia")


def test_a_shape_that_is_not_convex(folder):
    contains(check("fourier(0.1, {0, 0.05})", code=1), "not convex", "-0.05 m at phi = 0", "add offset(0.050")
    contains(check("ellipsoid(0.3, 0.2, 0.1) + offset(-0.05)", code=1), "not convex", "n = {", "add offset")
    # h + h" = 0.1 - 0.15 cos 2 phi < 0 where |phi| < 0.4205 or |phi - pi| < 0.4205
    _, output, _ = support.run(PROGRAM, "check", "fourier(0.1, {0, 0.05})")
    border = math.acos(2 / 3) / 2
    expected = [math.pi - border, math.pi + border, 2 * math.pi - border, 2 * math.pi + border]
    found = [float(w) for w in re.findall(r"phi from ([-\d.]+) to ([-\d.]+)", output) for w in w]
    equal(len(found), 4, "borders in " + output)
    for a, b in zip(found, expected):
        near(a, b, 1e-4, "border")
    # a spheroid of semi-axes 2, 2, 1: its meridians have the radius 4/h^3 < 1 where h^2 = 4 - 3 n_z^2 > 4^(2/3)
    _, output, _ = support.run(PROGRAM, "check", "ellipsoid(2, 2, 1) + offset(-1)")
    near(number(output, "not on"), 100 * math.sqrt((4 - 4 ** (2 / 3)) / 3), 0.6, "share of the normals")
    # the offset that is proposed suffices
    for text in ("circle(0.02)+lift(lift=0.01,rise=1,fall=1)", "fourier(0.1, {0, 0.05123456})"):
        offset = re.search(r"add (offset\(.*?\))", check(text, code=1)).group(1)
        contains(check(text + " + " + offset), "yes, strictly")
    target = os.path.join(folder, "x.svg")
    code, _, error = support.run(PROGRAM, "draw", "fourier(0.1, {0, 0.05})", "--out", target)
    equal(code, 1, "draw")
    contains(error, "not convex")
    equal(os.listdir(folder), [], "files")


def test_uniqueness_against_a_roller(folder):
    cam = "circle(0.02) + lobe(amplitude=0.01/3)"
    contains(check(cam, "--polar", "--radius", "0.01"), "one contact point", "(72)", "(73)")
    contains(check("circle(0.02) + lobe(amplitude=0.01)", "--polar", "--radius", "0.01", code=1), "more than one")
    contains(check(cam, "--polar", code=2), "--radius")


def test_mistakes_in_a_shape_are_named_with_their_place(folder):
    cases = {
        "ellipsoid(0.3, 0.2": ("character 19", "expected"),
        "ellipsoid(0.3, q=1)": ("no argument 'q'",),
        "ellipsoid(1, 2, 3, 4)": ("too many",),
        "elipsoid(1, 2, 3)": ("character 1", "unknown name"),
        "ellipse(0.1, 0.2) + ellipsoid(1, 2, 3)": ("planar shape among spatial",),
        "ellipse({1, 2})": ("must be a number",),
        "shift(r=1)+sphere(1)": ("impossible arguments",),
        "ellipse(0.1, 0.2) extra(": ("end here",),
        "ellipse(0.1, 0.2) * ellipse(1, 2)": ("only be added",),
        "ellipse(-0.1, 0.2)": ("impossible arguments",),
        "harmonics({1, 2, 3})": ("impossible arguments",),
        "offset(0.1)": ("circle(..) or sphere(..)",),
        "piecewise({0, 1})": ("needs its argument 'c'",),
        "sqrt(2) + 0*circle(1)": ("only be added",),
        "(" * 5000: ("inside each other",),
        "cos(0)": ("no shape but a number",),
        "hull([1, 2; 3])": ("different lengths",),
        "no such file": ("neither a shape nor a file",),
        "1 1": ("the shape",),
        "1 1 x(": ("character 3", "end here"),
        "ellipse(a=1, 2)": ("all must have one",),
        "4 2 0.1 -0.2": ("term 1",),
    }
    for text, parts in cases.items():
        message = check(text, code=1)
        assert message.startswith("normalcontact: ") and message.count("\n") == 1, message
        contains(message, *parts)


def closed(triangles):
    """Every edge belongs to two triangles, once in each sense."""
    edges = {}
    for t in triangles:
        for a, b in zip(t, t[1:] + t[:1]):
            edges[a, b] = edges.get((a, b), 0) + 1
    return all(count == 1 and edges.get((b, a)) == 1 for (a, b), count in edges.items())


def volume(points, triangles):
    total = 0
    for a, b, c in ([points[i] for i in t] for t in triangles):
        total += (a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
                  a[2] * (b[0] * c[1] - b[1] * c[0])) / 6
    return total


def test_meshes_are_closed_and_hold_the_volume(folder):
    text, exact = "ellipsoid(0.3, 0.2, 0.1)", 4 / 3 * math.pi * 0.006
    path = os.path.join(folder, "body.obj")
    equal(support.run(PROGRAM, "draw", text, "--obj", "--out", path)[0], 0, "obj")
    points, triangles = [], []
    for line in open(path):
        words = line.split()
        if words[0] == "v":
            points.append([float(w) for w in words[1:]])
        elif words[0] == "f":
            triangles.append([int(w) - 1 for w in words[1:]])
    assert closed(triangles), "the mesh has holes"
    near(volume(points, triangles), exact, 4e-3 * exact, "volume")
    for x, y, z in points:
        near((x / 0.3) ** 2 + (y / 0.2) ** 2 + (z / 0.1) ** 2, 1, 1e-7, "a vertex on the ellipsoid")
    path = os.path.join(folder, "body.stl")
    equal(support.run(PROGRAM, "draw", text, "--out", path)[0], 0, "stl")
    data = open(path, "rb").read()
    count, = struct.unpack_from("<I", data, 80)
    equal((count, len(data)), (len(triangles), 84 + 50 * count), "size of the STL file")
    numbers, index = {}, []
    for i in range(count):
        n = struct.unpack_from("<12f", data, 84 + 50 * i)
        corners = [n[3:6], n[6:9], n[9:12]]
        assert sum(a * b for a, b in zip(n[:3], corners[0])) > 0, "a normal points inwards"
        index.append([numbers.setdefault(c, len(numbers)) for c in corners])
    assert closed(index), "the STL mesh has holes"
    near(volume(list(numbers), index), exact, 4e-3 * exact, "volume of the STL mesh")


def test_the_drawing_of_a_planar_shape(folder):
    code, output, error = support.run(PROGRAM, "draw", "ellipse(0.2, 0.1) + offset(0.01)")
    equal((code, error), (0, ""), "draw")
    root = tree.fromstring(output)
    paths = {e.get("class"): e.get("d") for e in root.iter() if e.tag.endswith("path")}
    assert {"body", "comb", "tooth", "evolute"} <= set(paths)
    numbers = [[float(w) for w in pair.split()] for pair in re.split("[ML]", paths["body"].strip("Z"))[1:]]
    width, height = (max(p[k] for p in numbers) - min(p[k] for p in numbers) for k in (0, 1))
    near(width / height, 0.42 / 0.22, 1e-3, "proportions")
    contains("".join(root.itertext()), "ellipse(0.2, 0.1) + offset(0.01)", "evolute", "0.2 m")


def test_wrong_usage_of_check_and_draw(folder):
    for arguments, part in ((["check"], "one shape"), (["draw"], "one shape"), (["check", "a", "b"], "one shape"),
                            (["draw", "circle(1)", "--stl"], "--svg"), (["draw", "sphere(1)", "--svg"], "--stl"),
                            (["draw", "sphere(1)", "--stl", "--obj"], "exclude"),
                            (["check", "circle(1)", "--radius", "-1"], "positive")):
        code, output, error = support.run(PROGRAM, *arguments)
        equal(code, 2, str(arguments))
        contains(error, part)
    code, _, error = support.run(PROGRAM, "draw", "circle(1)", "--out", "/no/such/folder/x.svg")
    equal(code, 1, "unwritable")
    contains(error, "cannot write '/no/such/folder/x.svg'")


def test_devices_are_written_to_and_not_replaced(folder):
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as pool:
        text = pool.submit(lambda: open(pipe).read())
        equal(support.run(PROGRAM, "draw", "circle(1)", "--out", pipe)[0], 0, "pipe")
        contains(text.result(), "<svg", "</svg>")
    code, _, error = support.run(PROGRAM, "draw", "circle(1)", "--out", "/dev/full")
    equal(code, 1, "full device")
    contains(error, "No space left")
    assert not os.path.isfile("/dev/full"), "the device was replaced"
    for arguments in (["list"], ["check", "circle(1)"], ["draw", "circle(1)"], ["--help"], ["--version"]):
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
        equal(done.returncode, 1, "%s to a full device" % arguments)
        contains(done.stderr.decode(), "standard output")


support.main(globals())
