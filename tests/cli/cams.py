"""Cams for the tests of `normalcontact cam`: a cycloidal law, tables of it, and one call of the program."""
import math
import os
import sys

import support
from support import equal

PROGRAM = os.path.abspath(sys.argv[1])
TURN = 2 * math.pi
START, RISE, DWELL = 1.0, 1.15, 0.1


def cycloid(angle, height):
    """Lift and its first two derivatives of a cycloidal cam: the truth that the tables and laws here have."""
    def rise(u):
        return (u - math.sin(TURN * u) / TURN, (1 - math.cos(TURN * u)) / RISE, TURN * math.sin(TURN * u) / RISE ** 2)
    x = angle % TURN - START
    if 0 < x < RISE:
        return [height * v for v in rise(x / RISE)]
    if RISE <= x <= RISE + DWELL:
        return [height, 0, 0]
    if RISE + DWELL < x < 2 * RISE + DWELL:
        return [height * v for v in (lambda a, b, c: (a, -b, c))(*rise((2 * RISE + DWELL - x) / RISE))]
    return [0, 0, 0]


def law(height):
    return "lift(law=LiftLaw.Cycloidal, lift=%r, start=%r, rise=%r, dwell=%r, fall=%r)" % (height, START, RISE, DWELL, RISE)


def table(folder, lines, name="lift.csv"):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in lines))
    return path


def degrees(height, digits):
    return ["angle_deg,lift_mm"] + ["%d,%.*f" % (i, digits, 1e3 * cycloid(math.radians(i), height)[0]) for i in range(361)]


def cam(folder, source, *arguments):
    """The three tables and what was printed."""
    code, output, error = support.run(PROGRAM, "cam", source, "--out", folder, *arguments)
    equal((code, error), (0, ""), source)
    for name in ("index.html", "profile.dxf"):
        assert os.path.getsize(os.path.join(folder, name)) > 1000, name
    read = [support.columns(os.path.join(folder, name + ".csv")) for name in ("kinematics", "profile", "speeds")]
    equal(list(read[0]), ["angle", "lift", "velocity", "acceleration", "jerk", "pressure_angle", "curvature_radius", "x",
                          "y"], "kinematics.csv")
    equal(list(read[1]), ["x", "y", "nx", "ny"], "profile.csv")
    equal(list(read[2]), ["rpm", "force_min", "pressure_max", "separated", "seating_velocity"], "speeds.csv")
    return (*read, output)


def refused(code, *arguments):
    actual, output, error = support.run(PROGRAM, "cam", *arguments)
    equal((actual, output), (code, ""), "cam %s (%s)" % (arguments, error))
    assert error.startswith("normalcontact: ") and error.count("\n") == 1, error
    return error


def float_speed(output):
    return float(output.split("\nfloat")[1].split()[1])
