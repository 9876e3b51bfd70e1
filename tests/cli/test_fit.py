"""normalcontact fit: every format, the files it writes and who reads them, wrong input.

usage: test_fit.py PROGRAM
"""
import json
import math
import os
import re
import resource
import struct
import subprocess
import sys
import xml.etree.ElementTree as xml

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import support  # noqa: E402
from support import contains, equal, near  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data")
FILES = {"shape.txt", "shape.mo", "shape.json", "fit.csv", "fit.svg", "index.html"}


def fit(folder, name, *arguments):
    """Fits a file; summary, and the content of shape.json."""
    out = os.path.join(folder, "out")
    code, output, error = support.run(PROGRAM, "fit", name, "--out", out, *arguments)
    equal((code, error), (0, ""), name)
    equal(set(os.listdir(out)), FILES, name)
    for picture in ("fit.svg",):
        xml.parse(os.path.join(out, picture))
    with open(os.path.join(out, "shape.json")) as file:
        shape = json.load(file)
    equal(set(shape), {"dimension", "potential", "radius", "vector"})
    return output, shape, out


def number(text, name):
    """The first number in a line of the summary."""
    line = re.search(r"^  %s +(.*)$" % name, text, re.M).group(1)
    return float(re.search(r"[-+]?\d[\d.]*(e[-+]?\d+)?", line).group(0))


def write(folder, name, content):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def refused(path, code, *parts, options=()):
    """A message in one line that names all these parts."""
    result, output, error = support.run(PROGRAM, "fit", path, "--out", path + ".out", *options)
    equal((result, output, error.count("\n")), (code, "", 1), error)
    contains(error, *parts)
    assert not os.path.exists(os.path.join(path + ".out", "shape.txt"))


def ellipse(count, a=50.0, b=30.0):
    angles = [2 * math.pi * i / count for i in range(count)]
    return [(a * math.cos(t), b * math.sin(t)) for t in angles]


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


def test_last(folder):
    """A mesh in mm; what draw makes of the fit is fitted again."""
    output, shape, out = fit(folder, os.path.join(DATA, "last.stl"))
    contains(output, "STL, binary, 4332 triangles, 2168 vertices", "taken as     mesh", "unit         mm", "proved: no principal")
    equal((shape["dimension"], shape["potential"]), (3, "generating"))
    assert number(output, "residual") < 2e-5, output
    near(number(output, "extent"), 0.272, 1e-4)
    for name in ("again.stl", "again.obj"):
        path = os.path.join(folder, name)
        equal(support.run(PROGRAM, "draw", os.path.join(out, "shape.json"), "--out", path)[0], 0)
        again, _, _ = fit(os.path.join(folder, "more"), path)
        near(number(again, "volume") / number(output, "volume"), 1, 1e-3, name)


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


def body_points():
    """An ellipsoid in a cube's mesh: vertices, normals, quadrangles."""
    axes, parts, points, normals, faces, known = (60.0, 40.0, 30.0), 8, [], [], [], {}
    for side in range(6):
        for i in range(parts):
            for j in range(parts):
                corners = []
                for k, l in ((0, 0), (1, 0), (1, 1), (0, 1)):
                    n = [0.0] * 3
                    sign = 1 - 2 * (side % 2)
                    n[side // 2] = sign
                    n[(side // 2 + 1) % 3] = sign * (2 * (i + k) / parts - 1)
                    n[(side // 2 + 2) % 3] = 2 * (j + l) / parts - 1
                    key = tuple(round(x, 9) for x in n)
                    if key not in known:
                        known[key] = len(points)
                        size = math.sqrt(sum(x * x for x in n))
                        n = [x / size for x in n]
                        root = math.sqrt(sum((a * x) ** 2 for a, x in zip(axes, n)))
                        points.append([a * a * x / root for a, x in zip(axes, n)])
                        normals.append(n)
                    corners.append(known[key])
                faces.append(corners)
    return points, normals, faces


def test_meshes_and_points(folder):
    points, normals, faces = body_points()
    volume = 4 / 3 * math.pi * 60 * 40 * 30 * 1e-9
    triangles = [t for f in faces for t in ((f[0], f[1], f[2]), (f[0], f[2], f[3]))]
    text = "solid body\n" + "".join(
        "facet normal 0 0 0\n outer loop\n%s endloop\nendfacet\n" % "".join("  vertex %r %r %r\n" % tuple(points[i]) for i in t)
        for t in triangles) + "endsolid body\n"
    binary = b"solid, says the head of this binary file".ljust(80) + struct.pack("<I", len(triangles)) + b"".join(
        struct.pack("<12fH", 0, 0, 0, *points[t[0]], *points[t[1]], *points[t[2]], 0) for t in triangles)
    obj = "# a comment\n" + "".join("v %r %r %r\n" % tuple(p) for p in points) + "vn 0 0 1\ng body\n" + "".join(
        "f %s\n" % " ".join("%d/1/1" % (i + 1) for i in f) for f in faces)
    behind = "".join("v %r %r %r\n" % tuple(p) for p in points) + "".join(
        "f %s\n" % " ".join("%d" % (i - len(points)) for i in f) for f in faces)
    head = ("ply\nformat %s 1.0\ncomment made by hand\nelement vertex %d\nproperty float x\nproperty double y\nproperty float z\n"
            "property uchar red\nelement face %d\nproperty list uchar int vertex_indices\nend_header\n")
    ply = head % ("ascii", len(points), len(faces)) + "".join("%r %r %r 7\n" % tuple(p) for p in points) + "".join(
        "4 %d %d %d %d\n" % tuple(f) for f in faces)
    binaries = {}
    for name, order in (("binary_little_endian", "<"), ("binary_big_endian", ">")):
        binaries[name] = (head % (name, len(points), len(faces))).encode() + b"".join(
            struct.pack(order + "fdfB", *p, 7) for p in points) + b"".join(struct.pack(order + "B4i", 4, *f) for f in faces)
    for name, content, said in (
            ("text.stl", text, "STL, text, 768 triangles, 386 vertices"), ("binary.stl", binary, "STL, binary, 768 triangles, 386 vertices"),
            ("a.obj", obj, "OBJ, 768 triangles, 386 vertices"), ("b.obj", behind, "OBJ, 768"), ("a.ply", ply, "PLY, text, 768"),
            ("little.ply", binaries["binary_little_endian"], "PLY, binary, 768"),
            ("big.ply", binaries["binary_big_endian"], "PLY, binary, 768"), ("no-name", binary, "STL, binary")):
        output, shape, _ = fit(folder, write(folder, name, content))
        contains(output, said, "taken as     mesh", "unit         mm", "ellipsoid, 9 coefficients")
        near(number(output, "volume") / volume, 1, 1e-5, name)
    cloud = "".join("%r %r %r\n" % tuple(p) for p in points)
    both = "x,y,z,nx,ny,nz\n" + "".join("%r,%r,%r,%r,%r,%r\n" % tuple(p + n) for p, n in zip(points, normals))
    vertices = ("ply\nformat ascii 1.0\nelement vertex %d\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
                % len(points)) + cloud
    for name, content, options in (("a.xyz", cloud, ()), ("both.csv", both, ()), ("points.ply", vertices, ()),
                                   ("as.stl", text, ("--as", "points"))):
        output, shape, _ = fit(folder, write(folder, name, content), *options)
        contains(output, "taken as     points")
        near(number(output, "volume") / volume, 1, 1e-5, name)


def test_a_million_triangles(folder):
    """Within 1 GB of memory; the fit takes 10000 of the vertices, the residuals are those of all."""
    rings, steps = 500, 1000

    def point(i, j):
        phi, theta = 2 * math.pi * j / steps, math.pi * i / rings
        return 60 * math.sin(theta) * math.cos(phi), 40 * math.sin(theta) * math.sin(phi), 30 * math.cos(theta)
    packed = [[struct.pack("<3f", *point(i, j)) for j in range(steps)] for i in range(rings + 1)]
    for ring in (0, rings):
        packed[ring] = [packed[ring][0]] * steps
    facets, normal, end = [], bytes(12), bytes(2)
    for upper, lower in zip(packed, packed[1:]):
        for j in range(steps):
            k = (j + 1) % steps
            facets.append(normal + upper[j] + lower[j] + lower[k] + end)
            facets.append(normal + upper[j] + lower[k] + upper[k] + end)
    path = write(folder, "million.stl", bytes(80) + struct.pack("<I", len(facets)) + b"".join(facets))
    out = os.path.join(folder, "out")
    run = subprocess.run([PROGRAM, "fit", path, "--out", out], capture_output=True, text=True,
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30)))
    equal((run.returncode, run.stderr), (0, ""), "a million triangles")
    contains(run.stdout, "1000000 triangles")
    near(number(run.stdout, "volume") / (4 / 3 * math.pi * 60 * 40 * 30 * 1e-9), 1, 1e-5, "volume")


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
    refused(os.path.join(folder, "none.csv"), 1, "none.csv", "No such file")
    refused(folder, 1, "cannot read")


PLY = ("ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n"
       "element face 1\nproperty list uchar int vertex_index\nend_header\n")


def test_wrong_meshes(folder):
    for name, content, parts in (
            ("a.stl", "solid a\nfacet normal 0 0 1\nouter loop\nvertex 1 2\n", ("line 4", "three numbers")),
            ("b.stl", "solid a\nfacet normal 0 0 1\nouter loop\nvertex 1 2 3\nendloop\n", ("line 5", "1 corners")),
            ("c.stl", b"x" * 84 + b"\0" * 77, ("no STL file", "161 bytes")),
            ("d.stl", "solid a\nfacet normal 0 0 1\ngarbage\n", ("line 3", "garbage")),
            ("e.stl", b" " * 80 + struct.pack("<I", 1) + struct.pack("<12fH", *[float("nan")] * 12, 0), ("triangle 1", "finite")),
            ("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 9\n", ("line 5", "no vertex 9")),
            ("b.obj", "v 0 0 0\nf 1 1\n", ("line 2", "2 corners")),
            ("c.obj", "v 0 zero 0\n", ("line 1", "three numbers")),
            ("d.obj", "v 0 0 0\nv 1 0 0\n", ("2 points", "four")),
            ("a.ply", "no ply\n", ("line 1", "begins with 'ply'")),
            ("b.ply", "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\n", ("the header has no end",)),
            ("c.ply", "ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\nend_header\n1\n2\n", ("line 6", "no properties x, y, z",)),
            ("d.ply", "ply\nformat ascii 1.0\nelement vertex 9\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
             "1 2 3\n", ("ends too early",)),
            ("e.ply", b"ply\nformat binary_little_endian 1.0\nelement vertex 9999999\nproperty float x\nproperty float y\n"
             b"property float z\nend_header\n123", ("byte ", "ends too early",)),
            ("g.ply", PLY + "0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 1 4\n", ("line 14", "the vertex 4, there are 4")),
            ("h.ply", PLY + "0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 1 1.5\n", ("line 14", "the vertex 1.5")),
            ("i.ply", PLY.replace("element face", "element vertex 1\nproperty float nx\nelement face"), ("line 7", "vertices before")),
            ("j.ply", b"ply\nformat binary_big_endian 1.0\nelement vertex 1\nproperty float x\nend_header\n\x7f\xc0\0\0",
             ("byte ", "not finite")),
            ("f.ply", "ply\nformat odd 1.0\n", ("line 2", "no known format")),
            ("flat.obj", "".join("v %d %d 0\n" % (i % 5, i // 5) for i in range(25)) + "f 1 2 6\nf 2 6 7\nf 3 4 8\nf 4 8 9\n",
             ("do not determine a shape", "plane"))):
        refused(write(folder, name, content), 1, name, *parts)


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
            ('{"dimension": 2, "potential": "generating", "radius": 0, "vector": [1, 7, 1]}', "shape")):
        path = write(folder, "shape.json", content)
        code, _, error = support.run(PROGRAM, "check", path)
        equal((code, error.count("\n")), (1, 1), content)
        contains(error, part)


support.main(globals())
