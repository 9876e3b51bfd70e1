#!/usr/bin/env python3
"""`normalcontact draw`: meshes and pictures against closed forms and their own geometry.

usage: test_draw.py PROGRAM
"""
import math
import os
import pty
import re
import struct
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as tree
from concurrent.futures import ThreadPoolExecutor

import support
from support import contains, equal, near

PROGRAM = os.path.abspath(sys.argv[1])
README = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "README.md")
CAM = re.search(r"^    (cat\(1, .*lift.*\))$", open(README).read(), re.M).group(1)


def refused(code, *arguments):
    """The message of a drawing that must fail with this exit code."""
    actual, output, error = support.run(PROGRAM, "draw", *arguments)
    equal((actual, output), (code, ""), "draw %s (%s)" % (arguments, error))
    assert error.startswith("normalcontact: ") and error.count("\n") == 1, error
    return error


def picture(*arguments):
    """The paths of a drawing by class, and its root."""
    code, output, error = support.run(PROGRAM, "draw", *arguments)
    equal((code, error), (0, ""), "draw %s" % (arguments,))
    assert "nan" not in output and "inf" not in output, "no number in the drawing of %s" % (arguments,)
    root = tree.fromstring(output)
    return {e.get("class"): e.get("d") for e in root.iter() if e.tag.endswith("path")}, root


def points(path):
    return [[float(w) for w in pair.split()] for pair in re.split("[ML]", path.strip("Z"))[1:]]


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


def mesh(folder, *arguments):
    """Vertices and triangles of a drawing as OBJ."""
    path = os.path.join(folder, "body.obj")
    equal(support.run(PROGRAM, "draw", *arguments, "--out", path), (0, "", ""), "obj")
    vertices, triangles = [], []
    for line in open(path):
        words = line.split()
        if words[0] == "v":
            vertices.append([float(w) for w in words[1:]])
        elif words[0] == "f":
            triangles.append([int(w) - 1 for w in words[1:]])
    assert closed(triangles), "the mesh of %s has holes" % (arguments,)
    return vertices, triangles


def test_meshes_are_closed_and_hold_the_volume(folder):
    text, exact = "ellipsoid(0.3, 0.2, 0.1)", 4 / 3 * math.pi * 0.006
    vertices, triangles = mesh(folder, text)
    near(volume(vertices, triangles), exact, 4e-3 * exact, "volume")
    for x, y, z in vertices:
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


def test_colors_and_numbers_of_triangles(folder):
    path = os.path.join(folder, "body.stl")
    for options, bits, triangles in (([], 0x8000 | 7 << 5 | 16, 2 * 47 * 96), (["--color", "255,128,0"], 0xFE00, 2 * 47 * 96),
                                     (["--points=20"], 0x8000 | 7 << 5 | 16, 2 * 9 * 20)):
        equal(support.run(PROGRAM, "draw", "sphere(1)", "--out", path, *options), (0, "", ""), "stl")
        data = open(path, "rb").read()
        equal(struct.unpack_from("<I", data, 80)[0], triangles, "triangles with %s" % options)
        equal({struct.unpack_from("<H", data, 84 + 50 * i + 48)[0] for i in range(triangles)}, {bits}, "color with %s" % options)


def flank(psi):
    """The point of the cam of CAM that touches a roller of radius 0.01 in the direction psi."""
    g, slope = lift(psi), (lift(psi + 1e-6) - lift(psi - 1e-6)) / 2e-6
    c, s, length = math.cos(psi), math.sin(psi), math.hypot(g, slope)
    return g * c - 0.01 * (g * c + slope * s) / length, g * s - 0.01 * (g * s - slope * c) / length


def test_plates_are_closed_and_hold_area_times_thickness(folder):
    cam = [flank(2 * math.pi * i / 20000) for i in range(20000)]
    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(cam, cam[1:] + cam[:1])) / 2
    square = "roundedPolygon([1, 1; -1, 1; -1, -1; 1, -1], 0)"
    for arguments, exact, width, tolerance in (
            (["ellipse(0.2, 0.1)"], math.pi * 0.02, 0.4, 2e-4), (["circle(3)", "--points=1024"], math.pi * 9, 6, 1e-5),
            (["ellipse(0.2, 0.1) + shift(5, 7)"], math.pi * 0.02, 0.4, 2e-4), ([square], 4, 2, 1e-12),
            (["circle(0.03)", "--polar", "--radius=0.01"], math.pi * 4e-4, 0.04, 2e-4),
            ([CAM, "--polar", "--radius=0.01"], area, None, 2e-4)):
        vertices, triangles = mesh(folder, *arguments, "--thickness=0.25")
        equal({abs(p[2]) for p in vertices}, {0.125}, "thickness")
        near(volume(vertices, triangles), exact * 0.25, tolerance * exact * 0.25, "volume of %s" % arguments)
        for a, b, c in ([vertices[i] for i in t] for t in triangles):
            assert len({a[2], b[2], c[2]}) == 2 or \
                ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) * a[2] >= 0, "an end that looks inwards"
        if width:
            near(max(p[2] for p in mesh(folder, *arguments)[0]), width / 40, 1e-9 * width, "the usual thickness")
    contains(refused(1, "ellipse(0.1, 0)", "--out", os.path.join(folder, "flat.stl")), "no area", ".svg")
    contains(refused(1, "circle(0.1) + shift(1e10, 0)", "--out", os.path.join(folder, "far.stl")), "single-precision")


def test_the_drawing_of_a_planar_shape(folder):
    paths, root = picture("ellipse(0.2, 0.1) + offset(0.01)")
    assert {"body", "comb", "tooth", "evolute"} <= set(paths)
    numbers = points(paths["body"])
    width, height = (max(p[k] for p in numbers) - min(p[k] for p in numbers) for k in (0, 1))
    near(width / height, 0.42 / 0.22, 1e-3, "proportions")
    contains("".join(root.itertext()), "ellipse(0.2, 0.1) + offset(0.01)", "evolute", "0.2 m")


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


def test_the_extension_decides(folder):
    def first_bytes(shape, name, *options):
        path = os.path.join(folder, name)
        equal(support.run(PROGRAM, "draw", shape, "--out", path, *options)[::2], (0, ""), name)
        with open(path, "rb") as file:
            data = file.read()
        return "svg" if data.startswith(b"<svg") else "obj" if b"\nv " in data[:80] else "stl"
    ball, disc = "sphere(1)", "circle(1)"
    for shape, name, options, expected in (
            (ball, "a.obj", (), "obj"), (ball, "a.stl", (), "stl"), (ball, "a.OBJ", (), "obj"), (ball, "a", (), "stl"),
            (disc, "a.svg", (), "svg"), (disc, "b", (), "svg"), (disc, "b.stl", (), "stl"), (disc, "b.obj", (), "obj"), (ball, "a.obj", ("--obj",), "obj"),
            (ball, "c", ("--obj",), "obj"), (ball, "a.part", ("--stl",), "stl"), (ball, "x.svg.obj", (), "obj")):
        equal(first_bytes(shape, name, *options), expected, name)
    os.mkdir(os.path.join(folder, "a.svg folder"))
    equal(first_bytes(ball, "a.svg folder/b"), "stl", "a folder has no extension")
    before = sorted(os.listdir(folder))
    for shape, name, options, parts in (
            (ball, "n.stl", ("--obj",), ("--obj contradicts", "n.stl", ".obj")),
            (ball, "n.obj", ("--stl",), ("--stl contradicts", ".stl")),
            (disc, "n.svg", ("--obj",), ("--obj contradicts",)),
            (ball, "n.svg", (), ("spatial", ".stl or .obj")),
            (disc, "n.png", (), ("n.png", ".svg, .stl, .obj", "--svg"))):
        contains(refused(2, shape, "--out", os.path.join(folder, name), *options), *parts)
    equal(sorted(os.listdir(folder)), before, "files")


def test_wrong_usage(folder):
    for arguments, part in (([], "one shape"), (["sphere(1)", "--svg"], "--stl"),
                            (["circle(1)", "--thickness=1"], "--stl or --obj"), (["sphere(1)", "--thickness=1", "--obj"], "planar"),
                            (["circle(1)", "--thickness=0", "--obj"], "positive"), (["circle(1)", "--points=9"], "--stl or --obj"),
                            (["sphere(1)", "--points=7", "--obj"], "between 8 and 1024"), (["circle(1)", "--points=1025", "--obj"], "8"),
                            (["sphere(1)", "--obj", "--color=1,2,3"], "--stl"), (["sphere(1)", "--stl", "--color=1,2"], "red, green"),
                            (["sphere(1)", "--stl", "--color=1,2,3,4"], "red, green"), (["sphere(1)", "--stl", "--color=1,2,256"], "255"),
                           
                            (["sphere(1)", "--stl", "--obj"], "exclude"), (["circle(1)", "--out"], "needs a value"),
                            (["circle(1)", "--out", "--svg"], "needs a value"), (["circle(1)", "--out="], "needs a value"),
                            (["circle(1)", "--polar"], "--radius R"), (["circle(1)", "--radius", "1"], "--polar"),
                            (["circle(1)", "--polar", "--radius", "0"], "positive"),
                            (["circle(1)", "--polar", "--radius", "inf"], "needs a number"),
                            (["sphere(1)", "--polar", "--radius", "1", "--stl"], "planar")):
        contains(refused(2, *arguments), part)
    contains(refused(1, "circle(1)", "--out", "/no/such/folder/x.svg"), "cannot write '/no/such/folder/x.svg'", "make its folder")
    contains(refused(1, "circle(1)", "--out", folder), "a folder has this name")
    contains(refused(1, "fourier(0.1, {0, 0.05})", "--out", os.path.join(folder, "x.svg")), "not convex")
    equal(os.listdir(folder), [], "files")


def lift(psi):
    """The law of CAM: polynomial 3-4-5 over 1 rad up and down, with a dwell of 0.2 rad between."""
    x = psi if psi < 1 else 1 if psi < 1.2 else 2.2 - psi
    return 0.03 + 0.01 * (x ** 3 * (10 - 15 * x + 6 * x * x) if x > 0 else 0)


def test_the_cam_of_a_polar_potential(folder):
    """Its roller's centre moves on G(psi); the cam is nowhere nearer to it than the radius, and touches it everywhere."""
    paths, root = picture(CAM, "--polar", "--radius", "0.01")
    contains("".join(root.itertext()), "roller of radius 0.01 m")
    bar = float(re.search(r"h([\d.]+)", paths["scale"]).group(1))
    length = float([e.text for e in root.iter() if e.tag.endswith("text")][0].split()[0])
    scale = length / bar
    path = "M" + re.search(r"M([\d. ]+)m-6", [e.get("d") for e in root.iter() if e.get("d") and "m-6" in e.get("d")][0]).group(1)
    (x0, y0), = points(path)
    def world(p):
        return scale * (p[0] - x0), scale * (y0 - p[1])
    centres = [world(p) for p in points(paths["roller"])]
    cam = [world(p) for p in points(paths["body"])]
    for x, y in centres:
        near(math.hypot(x, y), lift(math.atan2(y, x) % (2 * math.pi)), 1e-5, "path of the centre")
    for i in range(0, len(centres), 20):
        near(min(math.dist(centres[i], p) for p in cam), 0.01, 1e-5, "distance of the cam")
    contains(refused(1, "circle(0.02) + lobe(amplitude=0.01)", "--polar", "--radius", "0.01"), "more than one", "smaller radius")
    contains(refused(1, "circle(0.2)", "--polar", "--radius", "0.3"), "reaches the reference point", "0.2 m", "smaller radius")
    contains(refused(1, CAM), "not convex")
    # a roller around a circle: a smaller circle
    paths, _ = picture("circle(0.03)", "--polar", "--radius", "0.01")
    widths = [max(p[0] for p in points(paths[name])) - min(p[0] for p in points(paths[name])) for name in ("body", "roller")]
    near(widths[0] / widths[1], 2 / 3, 1e-4, "circle")


def test_extreme_sizes_and_titles(folder):
    for text in ("circle(1e-200)", "circle(1e200)", "ellipse(0.1, 0)", "superellipse(0.1, 0.05, 1.5, 0.001)"):
        picture(text)
    contains(refused(1, "circle(0)"), "too small")
    contains(refused(1, "circle(0.1) + shift(1e10, 0)"), "too small")
    contains(refused(1, "sphere(0) + shift({1, 2, 3})"), "single point")
    for text in ("sphere(1e-60)", "sphere(1e60)", "sphere(0.01) + shift({100, 0, 0})", "ellipsoid(1, 1, 0.1) + shift({0, 0, 1000})"):
        contains(refused(1, text), "single-precision", "--obj")
    path = os.path.join(folder, "body.obj")
    equal(support.run(PROGRAM, "draw", "sphere(0.01) + shift({100, 0, 0})", "--out", path)[0], 0, "far away as OBJ")
    x = [float(line.split()[1]) for line in open(path) if line.startswith("v ")]
    near(max(x) - min(x), 0.02, 1e-9, "its width")
    path = os.fsencode(folder) + b"/<&>\x1b[1m\xff\xc3\xa4" + b"x" * 200
    with open(path, "w") as file:
        file.write("circle(1)")
    done = subprocess.run([PROGRAM, b"draw", path], stdout=subprocess.PIPE, check=True)
    title = "".join(tree.fromstring(done.stdout).itertext())
    contains(title, "<&> [1m \xe4xxx", "xxx...")


def test_progress_on_a_terminal(folder):
    """A shape from a pipe that lets it wait."""
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    def write(delay):
        with open(pipe, "w") as file:
            time.sleep(delay)
            file.write("circle(1)")
    for delay, expected in ((2.5, True), (0, False)):
        ours, theirs = pty.openpty()
        thread = threading.Thread(target=write, args=(delay,))
        thread.start()
        process = subprocess.Popen([PROGRAM, "draw", pipe], stderr=theirs, stdout=subprocess.DEVNULL)
        equal(process.wait(), 0, "exit code")
        thread.join()
        os.close(theirs)
        text = b""
        try:
            while True:
                text += os.read(ours, 4096)
        except OSError:
            pass
        os.close(ours)
        if expected:
            contains(text.decode(), "\rdrawing: 1 s\rdrawing: 2 s", " \r")
        else:
            equal(text, b"", "no progress within a second")


support.main(globals())
