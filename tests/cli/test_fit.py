"""normalcontact fit: every format, the files it writes and who reads them, wrong input.

usage: test_fit.py PROGRAM
"""
import math
import os
import re
import subprocess
import sys

import support
from fits import DATA, PROGRAM, ellipse, fit, number, refused, write
from support import contains, equal, near


def test_shipped_data_are_those_of_their_formulas(folder):
    equal(subprocess.run([sys.executable, os.path.join(DATA, "make.py"), "--check"]).returncode, 0)


def lift(angle):
    """The formula of data/lift.csv: mm, and its second derivative in mm/rad2."""
    x = max(0, min((angle - 100) / 80, (260 - angle) / 80))
    s = x ** 4 * (35 - 84 * x + 70 * x ** 2 - 20 * x ** 3)
    d = 420 * x ** 2 - 1680 * x ** 3 + 2100 * x ** 4 - 840 * x ** 5
    return 8 * s, 8 * d / math.radians(80) ** 2


def derivative(vector, phi, order):
    """A derivative of a shape of offsets and piecewise polynomials."""
    at, value = 0, 0
    while at < len(vector):
        kind, p = int(vector[at]), vector[at + 2:at + 2 + int(vector[at + 1])]
        at += 2 + int(vector[at + 1])
        if kind == 1:
            value += p[0] if order == 0 else 0
            continue
        equal(kind, 6)
        n, degree = int(p[0]), int(p[1])
        knots = p[2:2 + n]
        x = (phi - knots[0]) % (2 * math.pi) + knots[0]
        i = max(k for k in range(n) if knots[k] <= x)
        c = p[2 + n + i * (degree + 1):2 + n + (i + 1) * (degree + 1)]
        value += sum(c[m] * math.perm(m, order) * (x - knots[i]) ** (m - order) for m in range(order, degree + 1))
    return value


def test_lift_table(folder):
    """Lift back to 1 um, acceleration to 1 % of its peak; the roller's polar potential; read by check and draw."""
    output, shape, out = fit(folder, os.path.join(DATA, "lift.csv"), "--base-radius", 0.018, "--roller", 0.01)
    contains(output, "lift, columns 'angle [deg]', 'lift [mm]': by the names", "mm (by the name", "roller of radius 0.01 m")
    equal((shape["dimension"], shape["potential"], shape["radius"]), (2, "polar", 0.01))
    rows = support.columns(os.path.join(out, "fit.csv"))
    equal(len(rows["angle"]), 360)
    for angle, fitted in zip(rows["angle"], rows["fit"]):
        near(1e3 * fitted, lift(math.degrees(angle))[0], 1e-3, "lift at %g" % angle)
    peak = max(lift(i / 2)[1] for i in range(720))
    for i in range(720):
        near(1e3 * (derivative(shape["vector"], math.radians(i / 2), 0) - 0.028), lift(i / 2)[0], 1e-3, "lift")
        near(1e3 * derivative(shape["vector"], math.radians(i / 2), 2), lift(i / 2)[1], 0.01 * peak, "acceleration")
    for arguments in (["shape.json"], ["shape.txt", "--polar", "--radius", "0.01"]):
        code, output, error = support.run(PROGRAM, "check", *arguments, cwd=out)
        equal((code, error), (0, ""))
        contains(output, "a roller of radius 0.01 m: one contact point")
    code, output, error = support.run(PROGRAM, "distance", "shape.json", "line", cwd=out)
    equal((code, output), (2, ""))
    contains(error, "polar potential")
    equal(support.run(PROGRAM, "distance", "shape.json", "roller", "--at", "0,0.05", cwd=out)[0], 0)
    equal(support.run(PROGRAM, "convert", "shape.json", "--radius", 0.008, "--out", os.path.join(folder, "other.txt"), cwd=out)[0], 0)
    equal(support.run(PROGRAM, "draw", "shape.json", "--out", os.path.join(folder, "cam.svg"), cwd=out)[0], 0)
    output, shape, out = fit(folder, os.path.join(DATA, "lift.csv"), "--base-radius", 0.03)
    equal((shape["potential"], shape["radius"]), ("generating", 0))
    contains(output, "follower     flat", "proved: no curvature radius is below 0.006")
    refused(os.path.join(DATA, "lift.csv"), 1, "lift.csv", "enlarge the base circle", options=["--base-radius", 0.018])
    refused(os.path.join(DATA, "lift.csv"), 2, "--base-radius", "--as")
    refused(os.path.join(DATA, "lift.csv"), 2, "lengths of options are in m", options=["--base-radius", 18])


def test_sole(folder):
    """The noise is found, the proof is that of check, the area that of the formula."""
    output, shape, out = fit(folder, os.path.join(DATA, "sole.csv"))
    near(number(output, "residual"), 1e-4, 1e-5)
    equal((shape["dimension"], shape["potential"]), (2, "generating"))
    code, checked, error = support.run(PROGRAM, "check", os.path.join(out, "shape.txt"))
    equal((code, error), (0, ""))
    contains(checked, "strictly: certified")
    near(number(checked, "area"), number(output, "area"), 2e-7)
    near(number(checked, "area"), math.pi * (140 * 50 - 4 * (1.2 ** 2 + 0.4 ** 2)) * 1e-6, 2e-5)
    equal(support.run(PROGRAM, "draw", os.path.join(out, "shape.json"), "--out", os.path.join(folder, "x.svg"))[0], 0)
    output, shape, out = fit(folder, os.path.join(DATA, "sole.csv"), "--min-radius", 0.008, "--noise", 1e-4, "--terms", 24)
    contains(output, "proved: no curvature radius is below 0.008")


def test_tables_as_they_come(folder):
    """The same ellipse in every dress; all say how they were read."""
    points = ellipse(120)
    dresses = {
        "commas": ("x,y\n", "%.6f,%.6f\n", False, "between commas, names"),
        "semicolons": ("x;y\n", "%.6f;%.6f\n", True, "between semicolons, decimal commas"),
        "tabs": ("# a comment\n\n", "%.6f\t%.6f\n", False, "between tabs"),
        "blanks": ("", "  %.6f   %.6f  \n", False, "between blanks"),
        "decimal commas between blanks": ("", "%.6f %.6f\n", True, "between blanks, decimal commas"),
        "quotes and a separator at the end": ('"X [mm]","Y [mm]"\n', '"%.6f","%.6f",\n', False, "between commas, names"),
        "BOM and CRLF": ("\ufeffx (mm);y (mm)\r\n", "%.6f;%.6f\r\n", False, "between semicolons, names"),
        "lines that end with CR": ("x;y\r", "%.6f;%.6f\r", False, "between semicolons, names"),
        "percent comments": ("% from MATLAB\n", "%e %e\n", False, "between blanks"),
    }
    for name, (head, row, comma, said) in dresses.items():
        text = "".join(row % p for p in points)
        path = write(folder, name + ".csv", head + (text.replace(".", ",") if comma else text))
        output, shape, _ = fit(folder, path)
        contains(output, said, "taken as     contour", "unit         mm")
        near(number(output, "area"), math.pi * 0.05 * 0.03, 1e-7, name)
    path = write(folder, "columns.csv", "n;Y;time;X\n" + "".join("%d;%f;0;%f\n" % (i, y, x) for i, (x, y) in enumerate(points)))
    for chosen in ("x,y", "4,2", "X,2"):
        output, _, _ = fit(folder, path, "--as", "contour", "--columns", chosen)
        contains(output, "columns 'x', 'y'")
        near(number(output, "area"), math.pi * 0.05 * 0.03, 1e-7, chosen)
    path = write(folder, "metres.csv", "".join("%f,%f\n" % (x / 1e3, y / 1e3) for x, y in points))
    output, _, _ = fit(folder, path)
    contains(output, "unit         m (all numbers are below 1")


def test_tables_over_the_angle(folder):
    rows = []
    for i in range(180):
        t = 2 * math.pi * i / 180
        h = math.hypot(50 * math.cos(t), 30 * math.sin(t))
        rows.append((t, h, 1 / math.hypot(math.cos(t) / 50, math.sin(t) / 30)))
    for unit, factor in (("rad", 1), ("deg", 180 / math.pi)):
        for kind, column in (("h", 1), ("r", 2)):
            path = write(folder, "t.csv", "phi,%s\n" % kind + "".join("%.9f,%.9f\n" % (factor * r[0], r[column]) for r in rows))
            output, _, _ = fit(folder, path)
            contains(output, "taken as     %s" % {"h": "support", "r": "radius"}[kind], "angle        %s" % unit)
            near(number(output, "area"), math.pi * 0.05 * 0.03, 1e-7)
    path = write(folder, "bare.csv", "".join("%.6f,%.9f\n" % (r[0] * 180 / math.pi, r[2]) for r in rows))
    output, _, _ = fit(folder, path)
    contains(output, "radius, columns 1, 2: the first column grows, and the second one stays positive", "larger than a turn")
    output, _, _ = fit(folder, path, "--as", "support", "--angle", "deg", "--unit", "mm", "--exact")
    contains(output, "taken as     support", "mm (as said)", "deg (as said)")


def test_not_convex(folder):
    """Where and how deep; the hull; the polar potential for a circle."""
    points = []
    for i in range(200):
        t = 2 * math.pi * i / 200
        r = 50 - 8 * math.exp(-12 * (1 - math.cos(t - 1)))
        points.append("%.6f %.6f\n" % (r * math.cos(t), r * math.sin(t)))
    path = write(folder, "dent.txt", "".join(points))
    refused(path, 1, "not convex", "line 3", "0.00", "--hull", "--roller")
    output, _, _ = fit(folder, path, "--hull")
    contains(output, "proved: no curvature radius", "inside of their convex hull")
    output, shape, out = fit(folder, path, "--roller", 0.005)
    equal((shape["potential"], shape["radius"]), ("polar", 0.005))
    equal(support.run(PROGRAM, "check", os.path.join(out, "shape.json"))[0], 0)


def test_wrong_tables(folder):
    good = "".join("%f,%f\n" % p for p in ellipse(20))
    for name, content, parts in (
            ("empty.csv", "", ("is empty",)),
            ("nothing.csv", "# only\n# comments\n", ("holds no numbers",)),
            ("word.csv", good + "1.0,two\n", ("line 21, column 2", "'two' is no number", "#")),
            ("ragged.csv", good + "1.0\n", ("line 21", "1 column", "have 2")),
            ("names.csv", "x,y\nmm,mm\n" + good, ("line 2", "at most one line of names")),
            ("one.csv", "1\n2\n3\n", ("line 1", "1 column", "--as")),
            ("hexadecimal.csv", good + "-0x10,1\n", ("line 21, column 1",)),
            ("infinite.csv", good + "inf,1\n", ("line 21, column 1",)),
            ("huge.csv", good + "1e300,1\n", ("line 21", "too large")),
            ("sixteen.csv", "\ufeffx".encode("utf-16"), ("UTF-16",)),
            ("zeros.csv", b"1,2\n\0\0\0\n", ("is binary",)),
            ("line.csv", "".join("%d,%d\n" % (i % 7, i % 7) for i in range(20)), ("do not determine a shape",))):
        refused(write(folder, name, content), 1, name, *parts)
    for lift, part in (("0", "no lift is above zero"), ("8", "all lifts are the same")):
        path = write(folder, "lift.csv", "angle [deg],lift [mm]\n" + "".join("%d,%s\n" % (i, lift) for i in range(0, 360, 5)))
        refused(path, 1, "lift.csv", part, "lifts nothing", options=["--base-radius", 0.02])
    refused(os.path.join(folder, "none.csv"), 1, "none.csv", "No such file")
    refused(folder, 1, "cannot read")


def test_units_in_the_names_of_columns(folder):
    """A unit that is not known is no missing one."""
    rows = "".join("%.6f;%.6f\n" % p for p in ellipse(60))
    for head, unit in (("x / mm;y / mm", "mm"), ("x_m;y_m", "m"), ("X [MM];Y", "mm")):
        output, _, _ = fit(folder, write(folder, "known.csv", head + "\n" + rows))
        contains(output, "unit         %s (by the name of the column)" % unit)
    for head in ("x [cm];y [cm]", "x_in;y_in", "X (\u00b5m);Y (\u00b5m)", "x;y [inch]"):
        path = write(folder, "unknown.csv", head + "\n" + rows)
        refused(path, 1, "unknown.csv", "neither mm nor m", "convert its numbers", "--unit mm or --unit m")
        contains(fit(folder, path, "--unit", "mm")[0], "unit         mm (as said)")
    refused(write(folder, "mixed.csv", "x [mm];y [m]\n" + rows), 1, "mixed.csv", "one column is in mm, another one in m", "the same unit")
    lift = "".join("%d;%g\n" % (i, 5 * max(0, math.sin(math.radians(i))) ** 4) for i in range(0, 360, 2))
    path = write(folder, "gon.csv", "angle [gon];lift [mm]\n" + lift)
    refused(path, 1, "angle [gon]", "neither deg nor rad", "--angle deg or --angle rad", options=["--base-radius", 0.02])


def test_wrong_options(folder):
    path = write(folder, "a.csv", "".join("%f,%f\n" % p for p in ellipse(40)))
    mesh = os.path.join(DATA, "last.stl")
    for file, options, parts in (
            (path, ["--as", "circle"], ("--as 'circle'", "lift, radius")), (path, ["--unit", "inch"], ("mm, m",)),
            (path, ["--angle", "turns"], ("deg, rad",)), (path, ["--noise", 0], ("--noise must be positive",)),
            (path, ["--exact", "--noise", 1], ("exclude",)), (path, ["--terms", 2.5], ("whole number",)),
            (path, ["--columns", "1,7"], ("no column '7'",)), (path, ["--columns", "1"], ("needs 2 columns",)),
            (path, ["--as", "mesh"], ("is a table",)), (mesh, ["--as", "contour"], ("is a mesh",)),
            (mesh, ["--roller", 1], ("--roller is for lift tables",)), (path, ["--roller", -1], ("--roller must be",)),
            (path, ["--as", "lift", "--base-radius", 0.02, "--follower", "roller"], ("needs its radius",))):
        refused(file, 2, *parts, options=options)
    equal(support.run(PROGRAM, "fit")[0], 2)
    equal(support.run(PROGRAM, "fit", path, path)[0], 2)


def test_run_with_another_shape(folder):
    """The shape of an example, given, changes nothing; one that cannot be is refused."""
    for name, shape in (("rolling-ellipse", "ellipse(0.2, 0.1)"), ("rolling-ellipsoid", "ellipsoid(0.3, 0.2, 0.1)"),
                        ("rolling-ellipse", "{2, 2, 0.01, 0.02, 4, 2, 0.2, 0.1}")):
        own, _, _ = support.results(PROGRAM, os.path.join(folder, "own"), name)
        given, _, _ = support.results(PROGRAM, os.path.join(folder, "given"), name, "--shape", shape)
        for column, values in own.items():
            scale = max(map(abs, values))
            for a, b in zip(values, given[column]):
                near(b, a, 2e-4 * scale, name + " " + column)
    for name, shape, code, part in (("rattleback", "ellipsoid(0.3, 0.2, 0.1)", 2, "no body whose shape may be changed"),
                                    ("rolling-ellipse", "ellipsoid(0.3, 0.2, 0.1)", 2, "is planar"),
                                    ("rolling-ellipsoid", "ellipse(0.3, 0.2)", 2, "is spatial"),
                                    ("rolling-ellipse", "fourier(a0=0.1, a={0, 0.05})", 1, "convex"),
                                    ("rolling-ellipse", "none.txt", 1, "none.txt")):
        result, _, error = support.run(PROGRAM, "run", name, "--shape", shape, "--out", folder)
        equal(result, code, error)
        contains(error, part)
    result, _, error = support.run(PROGRAM, "run", "rolling-ellipse", "--shape", "ellipse(0.2, 0.1)", "--engine", "openmodelica")
    equal(result, 2)
    contains(error, "rolling-ellipse", "use --engine sundials")


def test_parameters_of_the_own_shape_are_replaced_by_a_given_one(folder):
    for name, shape, parameters, kept in (
            ("cam-flat-tappet", "circle(0.02)", ("r", "lift", "rise"), "c"), ("rolling-ellipse", "ellipse(0.3, 0.2)", ("a", "b"), "m"),
            ("rocking-foot", "ellipse(0.3, 0.2)", ("R",), "J_P"), ("rolling-ellipsoid", "ellipsoid(0.3, 0.2, 0.2)", ("a", "b", "c"), "m")):
        for parameter in parameters:
            code, output, error = support.run(PROGRAM, "run", name, "--shape", shape, "--set", parameter + "=0.1", "--out", folder)
            equal((code, output), (2, ""), "%s of %s" % (parameter, name))
            contains(error, parameter + "=0.1", "belongs to the shape that --shape replaces", "leave one of them out")
        out = os.path.join(folder, name)
        equal(support.run(PROGRAM, "run", name, "--shape", shape, "--set", kept + "=1", "--stop", "0.01", "--out", out)[::2], (0, ""), name)
        with open(os.path.join(out, "index.html"), encoding="utf-8") as file:
            shown = re.findall(r'"name":"(\w+)"', re.search(r'"parameters":\[(.*?)\],', file.read()).group(1))
        equal((kept in shown, [p for p in parameters if p in shown]), (True, []), name + ": parameters on its page")


def test_followers_give_the_table_back(folder):
    """The simulated tappets on both fitted cams: their distance without the gap is the lift of the formula."""
    table = os.path.join(DATA, "lift.csv")
    _, _, out = fit(os.path.join(folder, "flat"), table, "--base-radius", 0.03)
    rows, _, _ = support.results(PROGRAM, os.path.join(folder, "a"), "cam-flat-tappet", "--shape", out + "/shape.json",
                                 "--set", "w_0=60", "--stop", 0.11)
    for t, s, gap in zip(rows["time"], rows["distance"], rows["gap"]):
        near(1e3 * (s - gap - 0.03), lift((-90 - math.degrees(60 * t)) % 360)[0], 2e-3, "flat at %g" % t)
    result, _, error = support.run(PROGRAM, "run", "cam-roller-tappet", "--shape", out + "/shape.json", "--out", folder)
    equal(result, 2)
    contains(error, "polar")
    _, _, out = fit(os.path.join(folder, "roller"), table, "--base-radius", 0.018, "--roller", 0.01)
    rows, _, _ = support.results(PROGRAM, os.path.join(folder, "b"), "cam-roller-tappet", "--shape", out + "/shape.json",
                                 "--set", "w_0=50", "--set", "c=20000", "--stop", 0.13)
    for t, s, gap in zip(rows["time"], rows["distance"], rows["gap"]):
        near(1e3 * (s - gap - 0.028), lift((-90 + math.degrees(50 * t)) % 360)[0], 2e-3, "roller at %g" % t)


def test_shape_files_that_are_wrong(folder):
    for content, part in (
            ('{"dimension": 2}', "is missing"), ('{"dimension": 4, "vector": [1, 1, 1], "potential": "generating"}', "2 or 3"),
            ('{"vector": [1, 1, 1', "']' is expected"), ('{"vector": [1, x', "a number is expected"),
            ('{"vectors": 1}', "no member"), ('{"dimension": 2, "potential": "odd", "radius": 0, "vector": [1, 1, 1]}', "neither"),
            ('{"dimension": 2, "potential": "polar", "radius": 0, "vector": [1, 1, 1]}', "positive"),
            ('{"dimension": 2, "potential": "generating", "radius": 0, "vector": [1, 1, 1]} x', "nothing after it"),
            ('{"dimension": 2, "dimension": 2, "potential": "generating", "vector": [1, 1, 1]}', "given twice"),
            ('{"dimension": 2, "potential": "generating", "vector": [1, 1, 1], "vector": [1, 1, 1]}', "given twice"),
            ('{"dimension": 2, "potential": "generating", "vector": [1, 1, 1e-400]}', "out of range"),
            ('{"dimension": 2, "potential": "generating", "vector": [1, 1, 1e400]}', "out of range"),
            ('{"dimension": 2, "potential": "generating", "radius": 0, "vector": [1, 7, 1]}', "shape")):
        path = write(folder, "shape.json", content)
        code, _, error = support.run(PROGRAM, "check", path)
        equal((code, error.count("\n")), (1, 1), content)
        contains(error, part)


def test_options_that_contradict_a_shape_file(folder):
    """A polar potential is for the one radius that its file says, a generating one for none."""
    polar, generating = (os.path.join(folder, name + ".json") for name in ("polar", "generating"))
    for path in (polar, generating):
        with open(path, "w") as file:
            file.write('{"dimension":2,"potential":"%s","radius":0.01,"vector":[1,1,0.05]}' % os.path.basename(path)[:-5])
    out = os.path.join(folder, "x.svg")
    run, plan = ["run", "cam-roller-tappet", "--stop", "1e-3", "--out", folder, "--shape"], os.path.join(folder, "S")
    sweep = ["sweep", "plan", "cam-roller-tappet", "--design", "latin", "--count", "3", "--output", "max(gap)", "--out", plan, "--shape"]
    for code, arguments, words in (
            (2, ["check", polar, "--polar", "--radius", "0.02"], "--radius 0.02: |roller of radius 0.01 m|convert FILE"),
            (2, ["check", polar, "--radius", "0.02"], "--radius 0.02: |leave --radius out"),
            (2, ["draw", polar, "--polar", "--radius", "0.03", "--out", out], "--radius 0.03: |roller of radius 0.01 m"),
            (2, ["distance", polar, "roller", "--polar", "--radius", "0.02", "--at", "0.3,0"], "--radius 0.02: |0.01 m"),
            (2, ["convert", polar, "--from", "0.02", "--radius", "0.03"], "--from 0.02: |leave --from out"),
            (2, run + [polar, "--set", "R=0.02"], "R=0.02: |of R = 0.01 m|leave R out"),
            (2, sweep + [polar, "--set", "R=0.01:0.02"], "of R = 0.01 m|leave R out"),
            (2, ["check", generating, "--polar", "--radius", "0.01"], "generating potential, not a polar one|leave --polar out"),
            (2, ["draw", generating, "--polar", "--radius", "0.01", "--out", out], "generating potential|leave --polar out"),
            (2, ["distance", generating, "roller", "--polar", "--radius", "0.01", "--at", "0.3,0"], "leave --polar out"),
            (2, ["convert", generating, "--from", "0.01", "--radius", "0.03"], "generating potential|leave --from out"),
            (0, ["check", polar, "--polar", "--radius", "0.01"], ""), (0, ["check", polar], ""),
            (0, ["check", generating, "--radius", "0.1"], ""), (0, ["convert", polar, "--from", "0.01", "--radius", "0.03"], ""),
            (0, ["distance", polar, "roller", "--at", "0.3,0"], ""), (0, run + [polar, "--set", "m=0.02"], "")):
        result, _, error = support.run(PROGRAM, *arguments)
        equal(result, code, "exit code of %s (%s)" % (arguments, error))
        contains(error, *words.split("|"))
    assert not os.path.exists(out), "nothing is written"


support.main(globals())
