#!/usr/bin/env python3
"""Makes the data of this folder from their formulas, always the same; --check compares instead of writing.

lift.csv   One lobe of a cam: 8 mm by the polynomial 4-5-6-7 from 100 to 180 degrees, back by 260 degrees; steps of 1 degree,
           rounded to 1 um. lift(a) = 8 s(x), s = x^4 (35 - 84 x + 70 x^2 - 20 x^3), x = (a - 100)/80 or (260 - a)/80.
sole.csv   A sole, 400 points: the contour with the support function h = sqrt((140 cos p)^2 + (50 sin p)^2) + 1.2 cos 3p
           + 0.4 sin 3p (p the normal angle; mm), moved along its normals by noise of 0.1 mm.
last.stl   A body like a shoe last: h(n) = sqrt((130 nx)^2 + (45 ny)^2 + (40 nz)^2) + 3 nx^3 + 6 (mm), a binary STL of 4332
           triangles whose vertices lie on it.

The lift table is also in the Modelica examples and in their twins, which read no files: liftTable.mo, lift_table.h.
"""
import math
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def micrometres():
    """The lift at every degree."""
    for angle in range(360):
        x = max(0, min((angle - 100) / 80, (260 - angle) / 80))
        yield round(8000 * x ** 4 * (35 - 84 * x + 70 * x ** 2 - 20 * x ** 3))


def lift():
    rows = ["# valve lift, rounded to 1 um", "angle [deg];lift [mm]"]
    rows += ["%d;%.3f" % (angle, 1e-3 * um) for angle, um in enumerate(micrometres())]
    return ("\n".join(rows) + "\n").encode()


def numbers():
    um = ["%d" % value for value in micrometres()]
    return ",\n    ".join(", ".join(um[i:i + 20]) for i in range(0, 360, 20))


def lift_modelica():
    return ("""within NormalContact.Examples.ValveTrain;
function liftTable "The lift table data/lift.csv: 8 mm between 100 and 260 degrees, rounded to 1 um"
  extends Modelica.Icons.Function;
  output Real table[360, 2] "Angle of the cam shaft in degrees, lift in m";
protected
  constant Integer um[360]={
    %s};
algorithm
  table := {{i - 1, 1e-6*um[i]} for i in 1:360};
  annotation (Documentation(info="<html>
<p>Made from the same formula as <code>data/lift.csv</code>, by <code>data/make.py</code>. A table of your own comes from a file by
<a href=\\"modelica://NormalContact.ValveTrain.readLift\\">readLift</a>.</p>
</html>"));
end liftTable;
""" % numbers()).encode()


def lift_c():
    return ("""/* Made by data/make.py: the lift of data/lift.csv at every degree of the cam shaft, in micrometres. */
#ifndef LIFT_TABLE_H
#define LIFT_TABLE_H

/* clang-format off */
static const short lift_table[360] = {
    %s};
/* clang-format on */

#endif
""" % numbers()).encode()


def noise(seed):
    """Normal numbers: a linear congruential generator and Box and Muller."""
    state = seed

    def uniform():
        nonlocal state
        state = (6364136223846793005 * state + 1442695040888963407) % 2 ** 64
        return (state // 2 ** 11 + 0.5) / 2 ** 53
    while True:
        yield math.sqrt(-2 * math.log(uniform())) * math.cos(2 * math.pi * uniform())


def sole():
    rows, numbers = ["# measured sole, noise 0.1 mm", "x [mm],y [mm]"], noise(2026)
    count, fine = 400, 40000
    points, length = [], [0.0]
    for i in range(fine + 1):
        p = 2 * math.pi * i / fine
        root = math.hypot(140 * math.cos(p), 50 * math.sin(p))
        h = root + 1.2 * math.cos(3 * p) + 0.4 * math.sin(3 * p)
        d = (50 ** 2 - 140 ** 2) * math.sin(p) * math.cos(p) / root - 3.6 * math.sin(3 * p) + 1.2 * math.cos(3 * p)
        points.append((h * math.cos(p) - d * math.sin(p), h * math.sin(p) + d * math.cos(p), p))
        if i:
            length.append(length[-1] + math.dist(points[-1][:2], points[-2][:2]))
    at = 0
    for i in range(count):  # at equal steps of the length
        while length[at] < length[-1] * i / count:
            at += 1
        x, y, p = points[at]
        e = 0.1 * next(numbers)
        rows.append("%.3f,%.3f" % (x + e * math.cos(p), y + e * math.sin(p)))
    return ("\n".join(rows) + "\n").encode()


def last():
    axes, parts = (130.0, 45.0, 40.0), 19

    def place(n):
        root = math.sqrt(sum((a * x) ** 2 for a, x in zip(axes, n)))
        p = [a * a * x / root + 6 * x for a, x in zip(axes, n)]
        for k in range(3):
            p[k] += 3 * ((3 * n[0] ** 2 if k == 0 else 0) - 2 * n[0] ** 3 * n[k])
        return tuple(struct.unpack("<3f", struct.pack("<3f", *p)))

    def normal(side, i, j):
        u, v = (math.tan(math.pi / 4 * (2 * k / parts - 1)) for k in (i, j))
        q = [0.0] * 3
        axis, sign = side // 2, 1 - 2 * (side % 2)
        q[axis], q[(axis + 1) % 3], q[(axis + 2) % 3] = sign, sign * u, v
        size = math.sqrt(sum(x * x for x in q))
        return [x / size for x in q]

    triangles = []
    for side in range(6):
        for i in range(parts):
            for j in range(parts):
                a, b, c, d = (place(normal(side, i + k, j + l)) for k, l in ((0, 0), (1, 0), (1, 1), (0, 1)))
                triangles += [(a, b, c), (a, c, d)]
    out = [b"a body like a shoe last, mm".ljust(80), struct.pack("<I", len(triangles))]
    for t in triangles:
        out.append(struct.pack("<3f", 0, 0, 0) + b"".join(struct.pack("<3f", *p) for p in t) + b"\0\0")
    return b"".join(out)


def main(check):
    for name, content in (("lift.csv", lift()), ("sole.csv", sole()), ("last.stl", last()),
                          ("../NormalContact/Examples/ValveTrain/liftTable.mo", lift_modelica()),
                          ("../engine/examples/lift_table.h", lift_c())):
        path = os.path.join(HERE, name)
        if check:
            with open(path, "rb") as file:
                if file.read() != content:
                    sys.exit("%s is not what data/make.py makes" % name)
        else:
            with open(path, "wb") as file:
                file.write(content)


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
