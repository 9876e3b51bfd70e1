#!/usr/bin/env python3
"""Writes NormalContact/Resources/Meshes, what the Modelica package draws solid, with the program `normalcontact draw`.

usage: meshes.py PROGRAM [--check]     (with --check nothing is written; the exit code tells whether the files are up to date)

The meshes of size 1 are scaled by the models that draw them; they have two tints, so that one sees them turn.
"""
import os
import struct
import subprocess
import sys
import tempfile
from math import cos, hypot, pi, sin

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = "NormalContact/Resources/Meshes"
BLUE, LIGHT_BLUE = (0, 60, 130), (70, 130, 200)
ORANGE = (217, 95, 2)
GREY, LIGHT_GREY = (110, 110, 110), (160, 160, 160)
LIMIT = 100000

# Bodies of the examples, in m, those for which a radius is a parameter with the radius 1: the arguments of `normalcontact draw`.
EXAMPLES = {
    "lobedCam": ("lobedCam(0.02, 0.01/3)", "--polar", "--radius=0.01", "--thickness=0.0024"),
    "sineCam": ("offset(0.02) + lift(law=ModifiedSine, lift=0.007, start=-1.3, rise=1.3, dwell=0, fall=1.3)", "--thickness=0.012"),
    "superellipsoid": ("superellipsoid(0.3, 0.2, 0.1, 3, 3, 0.03)", "--points=40"),
    "rollingFoot": ("rolling(1, {%r, %r, %r}, {%r, %r, %r})" % (
        0.9 * cos(pi / 5), -sin(2 * pi / 5) / 6, -sin(3 * pi / 5) / 15, 0.9 * sin(pi / 5), cos(2 * pi / 5) / 6, cos(3 * pi / 5) / 15),
        "--thickness=0.2"),
}


def triangles(data):
    """Of a binary STL file: 9 coordinates and the bits of the color, for each triangle."""
    count, = struct.unpack_from("<I", data, 80)
    rows = [struct.unpack_from("<12fH", data, 84 + 50 * i) for i in range(count)]
    return [(row[3:12], row[12]) for row in rows]


def stl(rows):
    parts = [b"%-80s" % b"made by tools/meshes.py; metres", struct.pack("<I", len(rows))]
    for p, bits in rows:
        u, v = [p[3 + k] - p[k] for k in range(3)], [p[6 + k] - p[k] for k in range(3)]
        n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
        length = hypot(*n) or 1
        parts.append(struct.pack("<12fH", *(x / length for x in n), *p, bits))
    return b"".join(parts)


def color(rgb):
    bits = 1
    for value in rgb:
        bits = bits << 5 | int(value / 255 * 31 + 0.5)
    return bits


def draw(program, arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "body.stl")
        subprocess.run([program, "draw", *arguments, "--out", path], check=True)
        with open(path, "rb") as file:
            return triangles(file.read())


def tinted(rows, dark, light, axes):
    """Neighbouring octants or quadrants differ, those of the given axes."""
    def sides(p):
        return sum(p[k] + p[3 + k] + p[6 + k] > 1e-9 for k in axes)
    return [(p, color(light if sides(p) % 2 else dark)) for p, _ in rows]


def fan(radius, half_angle, steps, thickness):
    """A sector of a disc around -y, or the whole disc for pi: triangles from the centre."""
    arc = [(radius * sin(a), -radius * cos(a)) for a in
           (half_angle * (2 * i / steps - 1) for i in range(steps + 1))]
    outline = list(zip(arc, arc[1:])) if half_angle < pi else list(zip(arc[:-1], arc[1:-1] + arc[:1]))
    half, rows = thickness / 2, []
    for b, c in outline:
        rows += [(0, 0, half, *b, half, *c, half), (0, 0, -half, *c, -half, *b, -half)]
    if half_angle < pi:
        outline += [(arc[-1], (0, 0)), ((0, 0), arc[0])]
    for a, b in outline:
        rows += [(*a, -half, *b, -half, *b, half), (*a, -half, *b, half, *a, half)]
    return [(row, color(BLUE)) for row in rows]


def arrow(steps):
    """Along x, of length 8 and width 1: drawn in other proportions, it keeps the normals that it has here, so they are those of a
    usual arrow."""
    outline = [(0, 0), (0, 0.25), (6, 0.25), (6, 0.5), (8, 0)]  # x and radius
    def at(x, radius, i):
        angle = 2 * pi * (i % steps) / steps
        return (x, radius * cos(angle), radius * sin(angle))
    rows = []
    for (a, r), (b, s) in zip(outline, outline[1:]):
        for i in range(steps):
            rows += [(*at(a, r, i), *at(b, s, i + 1), *at(b, s, i))] if s > 0 else []
            rows += [(*at(a, r, i), *at(a, r, i + 1), *at(b, s, i + 1))] if r > 0 else []
    return [(row, color(ORANGE)) for row in rows]


def meshes(program):
    sphere, disc = draw(program, ("sphere(0.5)", "--points=40")), fan(0.5, pi, 96, 1)
    yield "sphere", tinted(sphere, BLUE, LIGHT_BLUE, (0, 1, 2))
    yield "greySphere", tinted(sphere, GREY, LIGHT_GREY, (0, 1, 2))
    yield "disc", tinted(disc, BLUE, LIGHT_BLUE, (0, 1))
    yield "greyDisc", tinted(disc, GREY, LIGHT_GREY, (0, 1))
    for name, arguments in EXAMPLES.items():
        yield name, draw(program, arguments)
    yield "roundFoot", fan(1, 0.5, 32, 0.12)
    yield "arrow", arrow(24)


def same(rows, others):
    """Up to the rounding of another compiler."""
    return len(rows) == len(others) and all(a == b and all(abs(x - y) < 1e-6 for x, y in zip(p, q))
                                            for (p, a), (q, b) in zip(rows, others))


def main(program, check):
    found = dict(meshes(program))
    folder = os.path.join(ROOT, FOLDER)
    if not check:
        os.makedirs(folder, exist_ok=True)
        for name, rows in found.items():
            with open(os.path.join(folder, name + ".stl"), "wb") as file:
                file.write(stl(rows))
        return
    if set(os.listdir(folder)) != {name + ".stl" for name in found}:
        sys.exit("%s holds other files than tools/meshes.py writes" % FOLDER)
    for name, rows in found.items():
        with open(os.path.join(folder, name + ".stl"), "rb") as file:
            data = file.read()
        if not same(triangles(data), rows):
            sys.exit("%s/%s.stl is not what the program draws; run tools/meshes.py" % (FOLDER, name))
        if len(data) > LIMIT:
            sys.exit("%s/%s.stl is larger than %d bytes" % (FOLDER, name, LIMIT))


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--check"]
    if len(words) != 1 or words[0].startswith("-"):
        sys.exit(__doc__)
    main(words[0], "--check" in sys.argv)
