#!/usr/bin/env python3
"""Curves and surfaces in `normalcontact check` and `draw`: against closed forms and the Modelica constructors.

usage: test_freeform.py PROGRAM
"""
import glob
import math
import os
import re
import sys
import xml.etree.ElementTree as tree

import support
from support import contains, equal, near

PROGRAM = os.path.abspath(sys.argv[1])
SHAPES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "NormalContact", "Shapes")


def check(text, code=0):
    actual, output, error = support.run(PROGRAM, "check", text)
    equal(actual, code, "exit code of check %s (%s)" % (text, error))
    return output if code == 0 else error


def numbers(output, label):
    return [float(x) for x in re.search(r"^ +%s +(\S+) to (\S+)" % label, output, re.M).groups()]


def points(output):
    """Positions and curvatures (torsion) of the points shown."""
    found = re.findall(r"position \{(.*?)\} m,.* curvatures? (\S+), (?:torsion )?(\S+) 1/m", output)
    return [([float(x) for x in p.split(",")], float(a), float(b)) for p, a, b in found]


def mesh(folder, text):
    path = os.path.join(folder, "mesh.obj")
    equal(support.run(PROGRAM, "draw", text, "--out", path), (0, "", ""), "draw " + text)
    vertices, triangles = [], []
    for line in open(path):
        kind, *words = line.split()
        if kind == "v":
            vertices.append([float(w) for w in words])
        elif kind == "f":
            triangles.append([int(w) - 1 for w in words])
    return vertices, triangles


def volume(vertices, triangles):
    total = 0
    for a, b, c in ([vertices[i] for i in t] for t in triangles):
        total += (a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
                  a[2] * (b[0] * c[1] - b[1] * c[0])) / 6
    return total


def test_arguments_are_those_of_modelica(folder):
    _, output, _ = support.run(PROGRAM, "check", "--help")
    listed = {name: re.findall(r"(\w+)=", arguments)
              for name, arguments in re.findall(r"^  ((?:Curves|Surfaces)\.\w+)\((.*)\)$", output, re.M)}
    own = {"Curves.interpolated"}  # Modelica has none
    for package in ("Curves", "Surfaces"):
        for path in glob.glob(os.path.join(SHAPES, package, "*.mo")):
            name = "%s.%s" % (package, os.path.basename(path)[:-3])
            inputs = re.findall(r"^  input [\w.]+ (\w+)", open(path, encoding="utf-8").read(), re.M)
            if inputs:
                equal(listed.pop(name, None), inputs, name)
    equal(set(listed), own, "constructors of the program only")


def test_helix(folder):
    r, c = 0.1, 0.02
    output = check("Curves.helix(r=0.1, rise=0.02, turns=2)")
    for label, exact in (("curvature", r / (r * r + c * c)), ("torsion", c / (r * r + c * c))):
        for x in numbers(output, label):
            near(x, exact, 1e-5, label)
    near(float(re.search(r"length +(\S+)", output).group(1)), 4 * math.pi * math.hypot(r, c), 1e-5, "length")
    contains(output, "curve in space", "s = 0 to 12.5664", "open: its ends are 0.251327 m apart")
    contains(check("Curves.circle(0.1)"), "closed", "torsion      0 to 0")
    near(numbers(check("Curves.helix(0.1, -0.02)"), "torsion")[0], -c / (r * r + c * c), 1e-5, "left-handed")


def test_a_torsion_that_is_not_found_is_no_number(folder):
    """The derivatives of a flat ellipse change too fast at its flat sides; a straight line has none."""
    for shape, said in (("Curves.potential(ellipse(0.3, 0.012))", "curvature 0.133333 1/m, torsion not known"),
                        ("Curves.bspline(1, false, {0, 0, 1, 1}, [0, 0, 0; 3, 4, 0])", "curvature 0 1/m, torsion none: straight")):
        output = check(shape)
        contains(output, said)
        assert "nan" not in output, output


def test_splines(folder):
    # a quarter of a circle as NURBS, and a straight line
    half = math.sqrt(0.5)
    output = check("Curves.bspline(2, false, {0, 0, 0, 1, 1, 1}, {{1, 0, 0, 1}, {1, 1, 0, sqrt(0.5)}, {0, 1, 0, 1}})")
    for x in numbers(output, "curvature"):
        near(x, 1, 1e-5, "curvature of the circle")
    near(float(re.search(r"length +(\S+)", output).group(1)), math.pi / 2, 1e-5, "length")
    near(points(output)[2][0][0], half, 1e-6, "the middle")
    contains(check("Curves.bspline(1, false, {0, 0, 1, 1}, [0, 0, 0; 3, 4, 0])"), "length       5 m", "straight")
    corners = [[1, 0, 0], [0, 1, 0], [-1, 0, 0], [0, -1, 0.1]]
    found = points(check("Curves.interpolated(3, {{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0.1}})"))
    for p, (q, _, _) in zip(corners, found):
        for a, b in zip(p, q):
            near(a, b, 1e-9, "a point of the interpolated curve")
    # z = x y has the curvatures +1 and -1 at the origin
    output = check("Surfaces.bspline({1, 1}, {false, false}, {-1, -1, 1, 1}, {-1, -1, 1, 1},"
                   "{{{-1, -1, 1}, {-1, 1, -1}}, {{1, -1, -1}, {1, 1, 1}}})")
    equal(points(output)[4], ([0, 0, 0], 1, -1), "saddle")
    equal(points(check("Surfaces.heights(2, z=[1, 0, -1; 0, 0, 0; -1, 0, 1])"))[4], ([0, 0, 0], 1, -1), "the same by heights")
    terrain = check("Surfaces.terrain(2, {0, 2}, {-1, 3}, y=[1, 2, 3; 2, 3, 4; 3, 4, 5])")  # y = 1 + x + (z + 1)/2
    for (x, y, z), _, _ in points(terrain):
        near(y, 1 + x + (z + 1) / 2, 1e-12, "terrain")


def test_surfaces(folder):
    output = check("Surfaces.torus(R=0.3, r=0.1)")
    equal(numbers(output, "curvature"), [-5, 10], "torus")
    contains(output, "a ball with a radius below 0.2 m", "position {0.4, 0, 0} m, normal {1, 0, 0}, curvatures 10, 2.5")
    turned = check("Surfaces.revolved(Curves.placed(Curves.circle(0.1), {0.3, 0, 0}, {pi/2, 0, 0}))")
    equal(points(output), points(turned), "a torus by hand")
    output = check("Surfaces.potential(ellipsoid(0.3, 0.2, 0.1))")
    contains(output, "singular", "normal {1, 0, 0}, curvatures 30, 7.5 1/m")
    output = check("Surfaces.placed(Surfaces.plane(1, 2), r={0, 0, 3}, angles={0, pi/2, 0})")
    contains(output, "position {0, 0, 3} m, normal {1, 0, 0}, curvatures 0, 0", "from edge to edge")
    contains(check("Surfaces.extruded(Curves.potential(ellipse(0.2, 0.1)), 0.1)"), "curvature    0 to 20 1/m")
    base = check("Curves.cam(circle(0.03) + lift(lift=0.004, start=0, rise=2), 0.01)")
    near(points(base)[3][1], 50, 1e-4, "curvature of the base circle of a cam")


def test_how_smooth_a_boundary_is(folder):
    for text, words in (("ellipse(0.2, 0.1)", "smooth"), ("roundedPolygon([1, 1; -1, 1; 0, -1])", "with straight sides"),
                        ("circle(0.03) + lift(lift=0.004, start=0, rise=2)", "continuous curvature radius\n"),
                        ("circle(0.03) + lift(Polynomial4567, lift=0.004, start=0, rise=2)", "continuous curvature radius and derivative")):
        contains(check(text), "  boundary     " + words)


def test_meshes_of_surfaces(folder):
    for text, exact in (("Surfaces.torus(0.3, 0.1)", 2 * math.pi ** 2 * 0.3 * 0.01),
                        ("Surfaces.potential(ellipsoid(0.3, 0.2, 0.1))", 4 / 3 * math.pi * 0.006)):
        vertices, triangles = mesh(folder, text)
        near(volume(vertices, triangles), exact, 3e-3 * exact, text)
    vertices, triangles = mesh(folder, "Surfaces.torus(0.3, 0.1)")
    edges = set()
    for t in triangles:
        for a, b in zip(t, t[1:] + t[:1]):
            assert (a, b) not in edges, "an edge is run through twice in one sense"
            edges.add((a, b))
    assert all((b, a) in edges for a, b in edges), "the mesh of a torus is closed"
    for x, y, z in vertices:
        near(math.hypot(math.hypot(x, y) - 0.3, z), 0.1, 1e-11, "a vertex of the torus")
    path = os.path.join(folder, "torus.stl")
    equal(support.run(PROGRAM, "draw", "Surfaces.torus(0.3, 0.1)", "--out", path), (0, "", ""), "stl")
    equal(os.path.getsize(path), 84 + 50 * len(triangles), "size of the STL file")


def test_pictures_of_curves(folder):
    code, output, error = support.run(PROGRAM, "draw", "Curves.helix(0.1, 0.02, 2)")
    equal((code, error), (0, ""), "obj")
    lines = output.splitlines()
    vertices = [[float(w) for w in line.split()[1:]] for line in lines if line.startswith("v ")]
    equal([int(w) for w in lines[-1].split()[1:]], list(range(1, len(vertices) + 1)), "an open polygon")
    near(sum(math.dist(a, b) for a, b in zip(vertices, vertices[1:])), 4 * math.pi * math.hypot(0.1, 0.02), 1e-4, "length")
    code, output, _ = support.run(PROGRAM, "draw", "Curves.circle(0.1)")
    assert output.endswith(" 1\n"), "a closed polygon"
    code, output, error = support.run(PROGRAM, "draw", "Curves.circle(0.1)", "--svg")
    equal((code, error), (0, ""), "svg")
    path = [e for e in tree.fromstring(output).iter() if e.tag.endswith("path")][0].get("d")
    for pair in re.split("[ML]", path.strip("Z"))[1:]:
        x, y = map(float, pair.split())
        near(math.hypot(x - 320, y - 320), 250, 0.02, "a point of the circle")


def test_mistakes_name_cause_and_remedy(folder):
    for text, parts in (("helix(0.1)", ("write Curves.helix(..)",)), ("plane(1, 2)", ("write Surfaces.plane(..)",)),
                        ("helix", ("write Curves.helix(..)",)),
                        ("Curves.placed(ellipse(0.2, 0.1))", ("planar shape", "Curves.potential(..)")),
                        ("Surfaces.placed(sphere(0.2))", ("spatial shape", "Surfaces.potential(..)")),
                        ("Surfaces.torus() + Surfaces.torus()", ("cannot be added",)),
                        ("Surfaces.torus() + offset(0.1)", ("Curves.potential(..)",)),
                        ("2*Curves.circle(1)", ("cannot be added or multiplied",)),
                        ("cat(1, Curves.circle(1))", ("shapes of bodies",)),
                        ("Surfaces.revolved(Surfaces.torus())", ("argument curve of revolved must be a curve",)),
                        ("Curves.potential(sphere(1))", ("spatial shape among planar",)),
                        ("Surfaces.torus(0.1, 0.3)", ("R > r > 0",)), ("Curves.circle(0)", ("r must be positive",)),
                        ("Curves.bspline(2, false, {0, 1}, {{1, 2, 3}})", ("points + degree + 1",)),
                        ("Curves.bspline(2, 3, {0, 1}, {{1, 2, 3}})", ("points + degree + 1",)),
                        ("Curves.interpolated(2, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}})", ("1, 3, 5, 7 or 9",)),
                        ("Surfaces.bspline(knots_u={0}, knots_v={0}, points=[1, 2; 3, 4])", ("a list of matrices",)),
                        ("Surfaces.heights(z={[1, 2; 3, 4]})", ("a matrix",)),
                        ("Surfaces.heights(degree=3, z=[1, 2; 3, 4])", ("more rows and columns",)),
                        ("{201, 2, 1, 1}", ("the curve:",)), ("{301, 1, 1}", ("the surface:",))):
        contains(check(text, code=1), *parts)
    for code, arguments, part in ((2, ["check", "Curves.circle(1)", "--radius", "1"], "normalcontact distance"),
                                  (2, ["draw", "Curves.circle(1)", "--stl", "--out", "x.stl"], "--obj or --svg"),
                                  (2, ["draw", "Surfaces.torus()", "--svg"], "--stl or --obj"),
                                  (2, ["draw", "Surfaces.torus()", "--obj", "--polar", "--radius", "1"], "--polar"),
                                  (1, ["draw", "Curves.bspline(1, false, {0, 0, 1, 1}, {{0, 0, 0}, {0, 0, 1}})", "--svg"],
                                   "--obj")):
        actual, output, error = support.run(PROGRAM, *arguments)
        equal((actual, output), (code, ""), "%s (%s)" % (arguments, error))
        contains(error, part)


support.main(globals())
