#!/usr/bin/env python3
"""`normalcontact check`: shapes as text against closed forms, and how mistakes are named.

usage: test_shapes.py PROGRAM
"""
import math
import os
import random
import re
import resource
import sys

import support
from support import contains, equal, near

PROGRAM = os.path.abspath(sys.argv[1])
# Commands of their own: normalcontact fit for shapes from data, normalcontact convert for another radius.
COMMANDS = {"spline", "contour", "cam", "points", "fromFile", "forRadius"}


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
    equal(vector("circle(+0.1) + shift(+1, -1)"), [1, 1, 0.1, 2, 2, 1, -1], "signs")
    equal(vector("circle(2*0.01) + lobe(0.0001, pi/6, 5*pi/6)")[3:5], [8, 5], "lobe")
    equal(vector("rotated(ellipse(0.2, 0.1), pi)"), [9, 5, 3.141592654, 4, 2, 0.2, 0.1], "rotated")
    equal(vector("eccentric(r=0.03, e=0.005)"), vector("circle(0.03) + shift(0.005)"), "eccentric")
    equal(vector("roundedEllipse(0.2, 0.1, r=0.03)"), vector("ellipse(0.2, 0.1) + offset(0.03)"), "rounded ellipse")
    equal(vector("roundedEllipsoid(3, 2, 1, 0.1)"), vector("ellipsoid(3, 2, 1) + offset(0.1)"), "rounded ellipsoid")
    equal(vector("shiftedEllipsoid(3, 2, 0, {1, 2, 3})"), vector("ellipsoid(3, 2, 0) + shift({1, 2, 3})"), "shifted ellipsoid")
    equal(vector("revolved(circle(0.1))"), [107, 3, 1, 1, 0.1], "a planar profile in space")
    equal(vector("hull([1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1)")[:6], [108, 13, 12, 0.1, 0.1, 0.1], "matrix")


def test_a_file_with_an_expression_or_numbers(folder):
    path = os.path.join(folder, "shape.txt")
    for content in ("// a comment with a sphere\nellipse(a=0.2,\n  b=0.1)\n", "4 2\n0.2 0.1\n",
                    "// the numbers of ellipse(0.2, 0.1)\n4 2 0.2 0.1 // no (\n"):
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


def verdict(text):
    """The line about convexity, and the whole output."""
    output = check(text)
    return re.search(r"convex +(.*)", output).group(1), output


CUBE = "hull([1,1,1;1,1,-1;1,-1,1;1,-1,-1;-1,1,1;-1,1,-1;-1,-1,1;-1,-1,-1], %d)"


def test_flat_places_and_edges_are_told_for_what_they_are(folder):
    flat = "yes, but with flat places, where the contact point may be one of many: certified, no curvature radius is "
    for text in ("ellipse(0.5, 0) + offset(0.1)", "ellipsoid(0.5, 0, 0) + offset(0.1)"):  # stadium and capsule
        line, output = verdict(text)
        equal(line, flat + "below 0.1 m", text)
        near(number(output, "radius"), 0.1, 1e-6, text)
        contains(output, "to inf m")
    near(number(check("ellipse(0.5, 0) + offset(0.1)"), "area"), 0.2 + 0.01 * math.pi, 1e-9, "stadium")
    line, output = verdict("superellipse(1, 1, 4, 0)")
    assert line.startswith(POINTS + "certified, no curvature radius is below 0.396"), line
    for text in ("ellipse(1, 0) + ellipse(0, 1)", "ellipsoid(1, 1, 0)", "ellipse(1, 0)"):
        equal(verdict(text)[0], flat + "negative; with a corner or an edge, or one that is sharp to rounding", text)
    contains(check("hull(%s, 1e6)" % CUBE[5:-5], code=1), "p be from 2 to 10000")
    corners = ";".join("%.9g,%.9g" % (math.cos(2 * math.pi * i / 1001), math.sin(2 * math.pi * i / 1001)) for i in range(1001))
    contains(check("roundedPolygon([%s], 0.1)" % corners, code=1), "3 to 1000 rows")
    # a smooth hull has neither, wherever that can be seen
    line, _ = verdict(CUBE % 8)
    assert line.startswith("yes: certified, no curvature radius is negative;") and "corner" not in line, line
    assert verdict(CUBE % 8 + " + offset(0.01)")[0].startswith("yes, strictly: certified"), "smooth hull with an offset"
    # a tetrahedron has normals with two vertices in front: edges, however smooth the rest
    contains(verdict("hull([1,1,1;-1,-1,1;-1,1,-1;1,-1,-1], 12)")[0], "with a corner or an edge")


POINTS = "yes, but flat at some points, where the curvature radius is infinite: "


def test_flat_places_between_the_normals_of_a_sample(folder):
    """They are those of the terms, however they are turned; no sharp turn of a strictly convex body is one."""
    for text, where in (("rotated(ellipsoid(0.1, 0.1, 0), {0.31, 0.2, 0.5}) + sphere(10)", "with flat places"),
                        ("sphere(1) + rotated(ellipsoid(0.02, 0, 0), {0.3, 0.2, 0.5})", "with flat places"),
                        ("sphere(1) + quadratic([1,1,0;1,1,0;0,0,1])", "with flat places"),
                        ("circle(1) + rotated(ellipse(0.0005, 0), 0.3)", "with flat places"),
                        ("circle(1) + rotated(roundedPolygon([0,0;1,0;0,1], 0.1), 0.3)", "with flat places"),
                        ("rotated(superellipse(0.3, 0.2, 8, 0), 1)", "flat at some points"),
                        ("rotated(superellipsoid(0.3, 0.2, 0.1, 4, 1.5, 0), {1, 0.2, 0.3})", "flat at some points")):
        line, output = verdict(text)
        assert line.startswith("yes, but ") and where in line, "%s: %s" % (text, line)
        contains(output, "to inf m")
        contains(check(text, "--radius", "300"), "inside of a hollow one: may touch at more than one point")
    for text in ("superellipsoid(0.3, 0.2, 0.1, 1.5, 1.5, 0)", "revolved(superellipse(0.3, 0.2, 1.5, 0))",
                 "hull([1,1,1;-1,-1,1;-1,1,-1;1,-1,-1], 1000)", "ellipsoid(0.5, 1e-4, 1e-4) + offset(0.1)",
                 "quadratic([1,0.999,0;0.999,1,0;0,0,1])"):
        line, output = verdict(text)
        assert line.startswith("yes") and "flat" not in line, "%s: %s" % (text, line)
        assert "to inf" not in output, output
    for text in ("circle(-1)", "sphere(-1)"):
        contains(support.run(PROGRAM, "check", text)[1], "to -1 m at")
    for body, told in (("superellipsoid(0.3, 0.2, 0.1, 4, 4, 0)", "one point of A touches"),
                       ("revolved(superellipse(0.3, 0.2, 4, 0))", "one point of A touches"),
                       ("ellipsoid(0.3, 0.2, 0)", "a part of A is parallel to the plane")):
        contains(support.run(PROGRAM, "distance", body, "plane", "--at", "0,0,-1")[1], told)


def test_a_profile_that_is_flat_at_the_pole(folder):
    for text in ("revolved(superellipse(0.3, 0.2, 4, 0))", "revolved(superellipse(0.3, 0.2, 3, 0) + offset(0.1))"):
        contains(check(text), "not decided: no bound is found where a revolved profile is flat at a pole", "an eta", "to inf m at n = {0, 0, 1}")
    near(number(check("revolved(superellipse(0.3, 0.2, 4, 0))"), "volume"),
         number(check("superellipsoid(0.3, 0.3, 0.2, 2, 4, 0)"), "volume"), 1e-9, "the same body")
    output = check("revolved(ellipse(0.3, 0) + ellipse(0, 0.2))")
    contains(output, "not decided", "small thickness")
    assert "-inf" not in output and "offset" not in output, output
    contains(check("revolved(ellipse(0.3, 1e-4) + ellipse(1e-4, 0.2))"), "yes, strictly")


def test_mass_that_is_not_known_says_why(folder):
    contains(check("ellipsoid(0.5, 0, 0) + offset(0.1)"), "volume       not known", "flat", "small thickness")
    contains(check("ellipse(1, 0)"), "area         none: the shape is a point or a segment")
    contains(check("ellipse(1, 0) + shift(1, 2)"), "area         none")


def superellipsoids(count):
    random.seed(3)
    return " + ".join("rotated(superellipsoid(%.3f, 0.7, 0.8, %.3f, %.3f, 0.05), {%.3f, %.3f, %.3f})"
                      % tuple(random.uniform(*limits) for limits in ((.5, 1), (1.5, 6), (1.5, 6), (0, 6), (0, 3), (0, 6)))
                      for _ in range(count))


def test_many_terms_end_with_what_is_proved(folder):
    line, output = verdict(superellipsoids(60))
    assert line.startswith("yes, strictly: certified, no curvature radius is below "), line
    lower, upper = float(line.split()[-2]), number(output, "radius")
    assert 0 < lower < upper, output
    near(number(output, "volume"), 6.152e5, 50, "four digits of the volume")
    # close to the limit the same work decides nothing, and says so
    line, _ = verdict(superellipsoids(60) + " + offset(-35)")
    assert line.startswith("not decided within the work: proved is only that no curvature radius is below -"), line


def test_uniqueness_against_a_roller(folder):
    cam = "circle(0.02) + lobe(amplitude=0.01/3)"
    contains(check(cam, "--polar", "--radius", "0.01"), "one contact point", "(72)", "(73)")
    contains(check("circle(0.02) + lobe(amplitude=0.01)", "--polar", "--radius", "0.01", code=1), "more than one")
    contains(check(cam, "--polar", code=2), "--radius")


def test_mistakes_in_a_shape_are_named_with_their_place(folder):
    cases = {
        "ellipsoid(0.3, 0.2": ("character 19", "expected"),
        "ellipsoid(0.3, q=1)": ("no argument 'q'", "takes a, b, c"),
        "ellipsoid(1, 2, 3, 4)": ("too many", "takes a, b, c"),
        "circle(1) circle(2)": ("'+' between shapes",),
        "elipsoid(1, 2, 3)": ("character 1", "unknown name"),
        "ellipse(0.1, 0.2) + ellipsoid(1, 2, 3)": ("planar shape among spatial",),
        "ellipse({1, 2})": ("must be a number",),
        "shift(r=1)+sphere(1)": ("impossible arguments",),
        "ellipse(0.1, 0.2) extra(": ("end here",),
        "ellipse(0.1, 0.2) * ellipse(1, 2)": ("only be added",),
        "ellipse(-0.1, 0.2)": ("impossible arguments",),
        "harmonics({1, 2, 3})": ("impossible arguments",),
        "offset(0.1)": ("circle(..) or sphere(..)",),
        "piecewise({0, 1})": ("argument c of piecewise is missing: a matrix",),
        "sqrt(2) + 0*circle(1)": ("only be added",),
        "(" * 5000: ("inside each other",),
        "cos(0)": ("no shape but a number",),
        "hull([1, 2; 3])": ("different lengths",),
        "no such file": ("neither a shape nor a file",),
        "1 1": ("the shape",),
        "1 1 x(": ("character 3", "end here"),
        "ellipse(a=1, 2)": ("all must have one",),
        "4 2 0.1 -0.2": ("term 1",),
        "": ("no shape", "ellipse(0.2, 0.1)"),
        " ": ("no shape",),
        "{}": ("empty",),
        "circle": ("without its parentheses",),
        "lift(2, 0.01)": ("character 6", "Polynomial345, Polynomial4567, Cycloidal, ModifiedSine, ModifiedTrapezoid"),
        "lift(law=circle(1))": ("character 10", "Cycloidal"),
        "\x1b]0;title\x07(": ("\\x1b]0;title\\x07(",),
        "circle(1) \x9b31m": ("before '\xc2\\x9b31m'".replace("\xc2", "\\xc2"), "end here"),
        "\xe4\xe4(": ("before '\xe4\xe4('",),
        "ellipse(\xe4, \xe4": ("character 9,",),
        "ellipse(a=1, a=2)": ("given twice",),
        "hull([1, 2, 3; 4])": ("lengths, 3 and 1",),
        "fourier(1, {1, 2}*{3, 4})": ("'*' needs a number",),
        "quadratic([1,0,0;0,1,0;0,0,1]^2)": ("'^' needs a number",),
        "fourier(1, [1, 2; 3, 4])": ("must be a list",),
        "circle(1/0)": ("1 / 0 is no finite number",),
        "circle(sqrt(-1))": ("sqrt(-1) is no finite number",),
        "circle(10^400)": ("no finite number",),
        "circle(1e400)": ("out of range",),
        "circle(1e-400)": ("out of range",),
        "{1, 1, nan}": ("out of range",),
        "{1, 1, inf}": ("out of range",),
        "{1, 1, 0x10}": ("decimal number expected",),
        "circle(0x10)": ("decimal number expected",),
        "lobe(p=2.5)": ("whole numbers from 2 to 12",),
        "lobe(p=1e300)": ("whole numbers from 2 to 12",),
        "rotated(sphere(1), {1, 2, 3}, {1, 2, 4})": ("axes: 1, 2 or 3",),
        "ellipsoid(1e200, 1, 1)": ("below 1e154",),
        "revolved(piecewise({0}, [1, 2, 3]))": ("profile must join",),
        "harmonics({" + "0," * 4225 + "0})": ("degree 64",),
    }
    for text, parts in cases.items():
        message = check(text, code=1)
        assert message.startswith("normalcontact: ") and message.count("\n") == 1, message
        contains(message, *parts)


def test_wrong_usage(folder):
    for arguments, part in ((["check"], "one shape"), (["check", "a", "b"], "one shape"),
                            (["check", "circle(1)", "--radius", "-1"], "positive"),
                            (["check", "circle(1)", "--radius", "1e999"], "needs a number"),
                            (["check", "circle(1)", "--radius", "nan"], "needs a number"),
                            (["check", "-circle(1)"], "behind '--'")):
        code, output, error = support.run(PROGRAM, *arguments)
        equal((code, output), (2, ""), str(arguments))
        contains(error, part)
    contains(check("--", "-circle(1)", code=1), "only be added")


def test_what_a_file_may_be(folder):
    path = os.path.join(folder, "a shape (1).txt")
    def message(content, code=1):
        with open(path, "wb") as file:
            file.write(content)
        return check(path, code=code)
    contains(message(b"\xef\xbb\xbfellipse(0.2, 0.1)\r\n", code=0), "1: ellipse")
    contains(message(b"\xef\xbb\xbf4 2 0.2 0.1", code=0), "1: ellipse")
    contains(message("ellipse(0.2, 0.1)".encode("utf-16")), "UTF-16", "UTF-8")
    contains(message(b"ellipse(0.2, 0.1)\0"), "binary")
    contains(message(b""), "line 1, character 1", "no shape", "ellipse(0.2, 0.1)")
    contains(message(b" // nothing\n\n"), "line 3", "no shape")
    contains(message(b"circle(0.1)\n + elipse(1, 2)"), "(1).txt, line 2, character 4, before 'elipse(1, 2)'")
    contains(message(b"// \xc3\xa4\xc3\xa4 \xff\ncircle(\x1b[2J"), "line 2, character 8, before '\\x1b[2J'")
    contains(message(b"circle(1) // " + b"x" * 2 ** 22), "larger than 4194304 bytes")
    contains(check(folder, code=1), "Is a directory")
    contains(check(path + ".no", code=1), "there is no file of this name")
    # the file wins over an expression of the same name
    with open(os.path.join(folder, "circle(1)"), "w") as file:
        file.write("ellipse(2, 1)")
    code, output, _ = support.run(PROGRAM, "check", "circle(1)", cwd=folder)
    equal(code, 0, "file with the name of an expression")
    contains(output, "1: ellipse")


def test_memory_grows_with_the_text(folder):
    """100000 terms within 100 MB; an error behind them keeps them from being evaluated."""
    path = os.path.join(folder, "terms")
    with open(path, "w") as file:
        file.write("circle(0.1)" + "+circle(0.1)" * 99999 + " x")
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (100 << 20, 100 << 20))
    code, _, error = support.run(PROGRAM, "check", path, preexec_fn=limit)
    equal(code, 1, error)
    contains(error, "character 1200001,", "end here")


def test_names_and_defaults_are_those_of_modelica(folder):
    """Each function of Shapes.Planar and Shapes.Spatial, in the help with its inputs in their order."""
    _, output, _ = support.run(PROGRAM, "check", "--help")
    halves = re.search(r"shapes in the plane.*?:\n(.*?)shapes in space:\n(.*)", output, re.S).groups()
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "NormalContact", "Shapes")
    for package, text in zip(("Planar", "Spatial"), halves):
        listed = dict(re.findall(r"^  (\w+)\((.*)\)$", text, re.M))
        modelica = {name[:-3] for name in os.listdir(os.path.join(root, package))
                    if name.endswith(".mo") and name != "package.mo"} - COMMANDS
        equal(set(listed), modelica, package)
        for name in modelica:
            with open(os.path.join(root, package, name + ".mo")) as file:
                inputs = re.findall(r"^  input [\w.]+ (\w+)(?:\[.*?\])?(?:\(.*?\))?(?:=(.*?))? \"", file.read(), re.M)
            slots = [slot.split("=") for slot in re.split(r", (?=\w+=)", listed[name])]
            equal([slot[0] for slot in slots], [i[0] for i in inputs], name)
            for (slot, ours), (_, theirs) in zip(slots, inputs):
                if theirs.startswith(("fill", "zeros")):
                    theirs = "{}"
                elif "pi/" in theirs:
                    theirs = "%.4g" % eval(theirs.replace("Modelica.Constants", "math"))
                elif theirs == "":  # needed
                    assert "." in ours or ours.endswith("SHAPE"), (name, slot, ours)
                    continue
                equal(ours.replace(" ", ""), theirs.rsplit("LiftLaw.", 1)[-1], name + "." + slot)


support.main(globals())
