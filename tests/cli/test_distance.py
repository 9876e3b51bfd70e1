#!/usr/bin/env python3
"""`normalcontact distance` and `convert` against closed forms: gaps, points, and rates by differences of these.

usage: test_distance.py PROGRAM
"""
import math
import os
import re
import sys

import support
from support import contains, equal, near

PROGRAM = os.path.abspath(sys.argv[1])


def words(vector):
    return ",".join("%.17g" % x for x in vector)


def ask(*arguments):
    """The answer: scalars and vectors by their label; where a label comes twice, the second one is that of the rate."""
    code, output, error = support.run(PROGRAM, "distance", *arguments)
    equal((code, error), (0, ""), "distance %s" % (arguments,))
    answer = {}
    for line in output.splitlines():
        label, rest = line[2:15].strip(), line[15:]
        numbers = [float(x) for x in re.findall(r"[-+]?\d[\d.]*(?:e[-+]?\d+)?", re.sub(r"\(\d+\)|1/m\b|m/s2", "", rest))]
        answer[label + " rate" if label in answer else label] = numbers
        answer["text"] = output
    return answer


def refused(code, *arguments):
    actual, output, error = support.run(PROGRAM, "distance", *arguments)
    equal((actual, output), (code, ""), "distance %s (%s)" % (arguments, error))
    assert error.startswith("normalcontact: ") and error.count("\n") == 1, error
    return error


def near_all(actual, expected, tolerance, what):
    equal(len(actual), len(expected), "numbers of " + what)
    for a, b in zip(actual, expected):
        near(a, b, tolerance, what)


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def unit(a):
    return [x / math.sqrt(dot(a, a)) for x in a]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def turned(axis, angle, v):
    """v turned about a unit vector, Rodrigues."""
    c, s, along, across = math.cos(angle), math.sin(angle), dot(axis, v), cross(axis, v)
    return [c * v[k] + s * across[k] + (1 - c) * along * axis[k] for k in range(3)]


def placed(angles, v):
    """v turned by angles about x, y and z, each as it is turned by then."""
    for axis in (2, 1, 0):
        e = [0, 0, 0]
        e[axis] = 1
        v = turned(e, angles[axis], v)
    return v


def rates(f, h=1e-3):
    """First and second derivative at 0, by differences of fourth order."""
    a, b, c, d, e = (f(k * h) for k in (-2, -1, 0, 1, 2))
    return (a - 8 * b + 8 * d - e) / (12 * h), (-a + 16 * b - 30 * c + 16 * d - e) / (12 * h * h)


def test_two_spheres(folder):
    a, b, r, v, w = 0.1, 0.2, [0.3, -0.2, 0.4], [0.5, 0.1, -0.3], [1, 2, 3]
    answer = ask("sphere(0.1)", "sphere(0.2)", "--at", words(r), "--turn", "0.3,0.1,-2", "--velocity", words(v),
                 "--rotation", words(w))
    size, n = math.sqrt(dot(r, r)), unit(r)
    near(answer["gap"][0], size - a - b, 1e-10, "gap")
    near_all(answer["normal"], n, 1e-8, "normal")
    near_all(answer["point of A"], [a * x for x in n], 1e-9, "point of A")
    near_all(answer["point of B"], [x - b * y for x, y in zip(r, n)], 1e-9, "point of B")
    near_all(answer["curvature"], [1 / a + 1 / b] * 2, 1e-6, "curvature")
    turn = [(v[k] - n[k] * dot(n, v)) / size for k in range(3)]  # of the normal
    near(answer["gap rate"][0], dot(n, v), 1e-9, "rate of the gap")
    near_all(answer["point of A rate"], [a * x for x in turn], 1e-8, "point of A")
    near_all(answer["point of B rate"], [v[k] - b * turn[k] for k in range(3)], 1e-8, "point of B")
    contains(answer["text"], "apart", "the only common normal")
    near(ask("sphere(0.1)", "sphere(0.2)", "--at", "0,0.25,0")["gap"][0], -0.05, 1e-12, "depth")


def coefficients(*arguments):
    """{"A[3]": (value, derivative of the gap, of the point)}"""
    code, output, error = support.run(PROGRAM, "distance", *arguments, "--sensitivity")
    equal((code, error), (0, ""), "distance %s" % (arguments,))
    found = {}
    for line in output.splitlines():
        match = re.match(r"  coefficient  (.\[\d+\]) = (\S+), of term (\d+), (\w+): gap ([^,]+)(?:, point {(.*)})?$", line)
        if match:
            point = [float(x) for x in match[6].split(", ")] if match[6] else None
            found[match[1]] = (float(match[2]), float(match[5]), point, "%s %s" % (match[3], match[4]))
    return found, output


def test_sensitivities(folder):
    """Against differences of gaps, and closed forms: a body that is moved moves its contact point."""
    cases = ((["ellipse(0.2, 0.1) + shift(%.17g, 0.01)", "circle(0.05)", "--at", "0.5,0.2"], "A[7]", 0.02, "2 shift"),
             (["circle(0.1) + ellipse(0.1, 0.2)", "circle(%.17g)", "--at", "0.5,0.2", "--turn", "0.3"], "B[3]", 0.05, "1 offset"),
             (["ellipsoid(0.3, 0.2, 0.1) + shift({%.17g, 0, 0})", "ellipsoid(0.1, 0.2, 0.1) + offset(0.03)", "--at", "0.5,0.4,0.3",
               "--turn", "1,2,3"], "A[8]", 0.02, "2 shift"),
             (["sphere(0.1)", "ellipsoid(0.3, 0.2, 0.1) + shift({%.17g, 0, 0})", "--at", "0.5,0.4,0.3", "--turn", "1,2,3"],
              "B[8]", 0.02, "2 shift"),
             (["fourier(0.1, {0, %.17g}, {0, 0})", "line", "--at", "0.1,-0.2", "--turn", "0.4"], "A[6]", 0.01, "1 fourier"),
             (["ellipsoid(0.3, 0.2, 0.1) + shift({0, 0, %.17g})", "plane", "--at", "0,0,-0.5", "--turn", "0.4,0.2,0"], "A[10]", 0.02, "2 shift"))
    for arguments, entry, value, term in cases:
        def gap(x):
            return ask(*[a % x if "%" in a else a for a in arguments])["gap"][0]
        found, _ = coefficients(*[a % value if "%" in a else a for a in arguments])
        near(found[entry][0], value, 1e-12, "the value of " + entry)
        equal(found[entry][3], term, "the term of " + entry)
        near(found[entry][1], (gap(value + 1e-4) - gap(value - 1e-4)) / 2e-4, 1e-6, "the gap by " + entry)
    found, _ = coefficients("ellipse(0.2, 0.1) + shift(0.02, 0.01)", "line", "--at", "0,-0.3", "--turn", "0.3")
    equal([found["A[7]"][2], found["A[8]"][2]], [[1, 0], [0, 1]], "the point moves with the body")
    path = os.path.join(folder, "polar.txt")
    open(path, "w").write("fourier(0.3, {0.02}, {0.01})")
    arguments = [path, "roller", "--polar", "--radius", "0.05", "--at", "0.2,0.3"]
    found, _ = coefficients(*arguments)
    before = ask(*arguments)["gap"][0]
    open(path, "w").write("fourier(0.3, {0.0201}, {0.01})")
    near((ask(*arguments)["gap"][0] - before) / 1e-4, found["A[4]"][1], 1e-4, "the roller")
    equal(found["A[4]"][2], None, "no point of a polar potential")
    contains(coefficients("ellipse(0.2, 0.1)", "line", "--at", "0,-0.3")[1], "A has none")
    contains(refused(2, "circle(1)", "circle(1)", "--at", "3,0", "--to", "4,0", "--sensitivity"), "leave --sensitivity out")
    contains(refused(2, "Curves.circle(1)", "Curves.circle(1)", "--at", "3,0,0", "--sensitivity"), "not for curves")


def test_two_bodies_of_the_plane(folder):
    # the shortest distance from an ellipse to a point on its axis
    answer = ask("ellipse(0.2, 0.1)", "circle(0.05)", "--at", "0.5,0", "--velocity", "-0.2,0.3", "--rotation", "7")
    near(answer["gap"][0], 0.25, 1e-12, "gap")
    near_all(answer["curvature"], [20, 20, 40], 1e-6, "curvatures")
    # the normal at the vertex turns so that both points stay opposite: (rho + 0.3) phi' = v_y
    turn = 0.3 / (0.05 + 0.3)
    near_all(answer["point of A rate"], [0, 0.05 * turn], 1e-8, "point of A")
    near_all(answer["point of B rate"], [-0.2, 0.3 - 0.05 * turn], 1e-8, "point of B")
    near(answer["gap rate"][0], -0.2, 1e-10, "rate")


def test_a_way(folder):
    code, output, error = support.run(PROGRAM, "distance", "sphere(0.1)", "sphere(0.2)", "--at", "1,0,0", "--to", "0,1,0.5",
                                      "--steps", "8")
    equal((code, error, output.splitlines()[0]), (0, "", "x_m,y_m,z_m,gap_m,normal_x,normal_y,normal_z"), "head")
    rows = [[float(x) for x in line.split(",")] for line in output.splitlines()[1:]]
    equal(len(rows), 9, "rows")
    for i, row in enumerate(rows):
        near_all(row[:3], [1 - i / 8, i / 8, i / 16], 1e-9, "position")
        near(row[3], math.sqrt(dot(row[:3], row[:3])) - 0.3, 1e-10, "gap")
        near_all(row[4:], unit(row[:3]), 1e-8, "normal")
    code, output, _ = support.run(PROGRAM, "distance", "ellipse(0.2, 0.1)", "circle(0.1)", "--at", "0.4,0", "--to", "0.1,0.4")
    last = [float(x) for x in output.splitlines()[-1].split(",")]
    near(last[2], ask("ellipse(0.2, 0.1)", "circle(0.1)", "--at", "0.1,0.4")["gap"][0], 1e-10, "the end of the way")


def test_ellipse_and_line(folder):
    r, angle, v, w = [0.1, -0.3], 0.4, [0.3, 0.2], -1.5

    def gap(t):
        up = [-math.sin(angle + w * t), math.cos(angle + w * t)]
        return -dot(up, [r[k] + v[k] * t for k in range(2)]) - math.hypot(0.2 * up[0], 0.1 * up[1])
    answer = ask("ellipse(0.2, 0.1)", "line", "--at", words(r), "--turn", angle, "--velocity", words(v), "--rotation", w)
    first, second = rates(gap)
    near(answer["gap"][0], gap(0), 1e-10, "gap")
    near(answer["gap rate"][0], first, 1e-8, "rate")
    near(answer["second rate"][0], second, 1e-6, "second rate")
    normal = [math.sin(angle), -math.cos(angle)]
    h = math.hypot(0.2 * normal[0], 0.1 * normal[1])
    point = [0.04 * normal[0] / h, 0.01 * normal[1] / h]
    near_all(answer["normal"], normal, 1e-8, "normal")
    near_all(answer["point of A"], point, 1e-8, "point")
    near_all(answer["point of B"], [point[k] + gap(0) * normal[k] for k in range(2)], 1e-8, "point on the line")
    contains(ask("roundedPolygon([1, 1; -1, 1; -1, -1; 1, -1], 0)", "line", "--at", "0,-2")["text"], "flat", "middle")


def test_ellipsoid_and_plane(folder):
    axes, r, angles, v, w = [0.3, 0.2, 0.1], [0.1, -0.2, -0.5], [0.3, -0.2, 0.5], [0.3, 0.2, -0.1], [0.4, -1.1, 0.7]
    size = math.sqrt(dot(w, w))

    def gap(t):
        up = turned(unit(w), size * t, placed(angles, [0, 0, 1]))
        return -dot(up, [r[k] + v[k] * t for k in range(3)]) - math.sqrt(sum((axes[k] * up[k]) ** 2 for k in range(3)))
    answer = ask("ellipsoid(0.3, 0.2, 0.1)", "plane", "--at", words(r), "--turn", words(angles), "--velocity", words(v),
                 "--rotation", words(w))
    first, second = rates(gap)
    near(answer["gap"][0], gap(0), 1e-10, "gap")
    near(answer["gap rate"][0], first, 1e-8, "rate")
    near(answer["second rate"][0], second, 1e-6, "second rate")
    normal = [-x for x in placed(angles, [0, 0, 1])]
    h = math.sqrt(sum((axes[k] * normal[k]) ** 2 for k in range(3)))
    near_all(answer["normal"], normal, 1e-8, "normal")
    near_all(answer["point of A"], [axes[k] ** 2 * normal[k] / h for k in range(3)], 1e-8, "point")
    # where the points are a little later
    later = ask("ellipsoid(0.3, 0.2, 0.1)", "plane", "--at", words(r), "--turn", words(angles), "--velocity", "0,0,0")
    near_all(later["point of B"], answer["point of B"], 1e-9, "point on the plane")
    h = 1e-4
    ends = [ask("ellipsoid(0.3, 0.2, 0.1)", "plane", "--at", words([r[k] + s * h * v[k] for k in range(3)]), "--turn",
                words(angles)) for s in (-1, 1)]
    moved = ask("ellipsoid(0.3, 0.2, 0.1)", "plane", "--at", words(r), "--turn", words(angles), "--velocity", words(v))
    for name in ("point of A", "point of B"):
        near_all(moved[name + " rate"], [(b - a) / (2 * h) for a, b in zip(ends[0][name], ends[1][name])], 1e-4, name)


def test_circle_and_roller_by_conversion(folder):
    path = os.path.join(folder, "polar.txt")
    rho, centre, radius, r, v = 0.1, [0.02, -0.01], 0.05, [0.13, 0.15], [0.4, -0.7]
    equal(support.run(PROGRAM, "convert", "circle(0.1) + shift(0.02, -0.01)", "--radius", radius, "--out", path),
          (0, "", ""), "convert")
    answer = ask(path, "roller", "--polar", "--radius", radius, "--at", words(r), "--velocity", words(v), "--rotation", "3")
    away = [r[k] - centre[k] for k in range(2)]
    size, n = math.hypot(*away), unit(away)
    near(answer["gap"][0], size - rho - radius, 1e-10, "gap")
    near_all(answer["normal"], n, 1e-8, "normal")
    near_all(answer["point of A"], [centre[k] + rho * n[k] for k in range(2)], 1e-9, "point of A")
    near_all(answer["point of B"], [r[k] - radius * n[k] for k in range(2)], 1e-9, "point of B")
    near(answer["gap rate"][0], dot(n, v), 1e-9, "rate")
    near(answer["second rate"][0], (dot(v, v) - dot(n, v) ** 2) / size, 1e-6, "second rate")
    turn = [(v[k] - n[k] * dot(n, v)) / size for k in range(2)]
    near_all(answer["point of A rate"], [rho * x for x in turn], 1e-7, "point of A")
    near_all(answer["point of B rate"], [v[k] - radius * turn[k] for k in range(2)], 1e-7, "point of B")
    near_all(answer["curvature"], [10, 20, 30], 1e-4, "curvature")
    # explicit: equal where they touch, with its rate
    r = [centre[k] + (rho + radius) * n[k] for k in range(2)]
    answer = ask(path, "roller", "--polar", "--radius", radius, "--at", words(r), "--velocity", words(v))
    near(answer["explicit"][0], 0, 1e-10, "explicit gap")
    near(answer["explicit"][1], dot(n, v), 1e-7, "explicit rate")
    contains(answer["text"], "one contact point")


def test_conversions(folder):
    """An ellipse for a roller, for another one, and back; a hollow circle."""
    paths = [os.path.join(folder, name) for name in ("a.txt", "b.txt", "c.txt")]
    for source, path, options in (("ellipse(0.2, 0.1)", paths[0], ["--radius", "0.05"]),
                                  (paths[0], paths[1], ["--from", "0.05", "--radius", "0.02"]),
                                  (paths[1], paths[2], ["--from", "0.02", "--generating"])):
        equal(support.run(PROGRAM, "convert", source, *options, "--out", path), (0, "", ""), str(options))
        error = float(re.search(r"largest error is (\S+) m", open(path).read()).group(1))
        assert error < 1e-11, error
    _, output, _ = support.run(PROGRAM, "check", paths[2])
    near(float(re.search(r"area\s+(\S+)", output).group(1)), math.pi * 0.02, 1e-10, "area")
    same = [ask(paths[1], "roller", "--polar", "--radius", "0.02", "--at", "0.2,0.15"),
            ask("ellipse(0.2, 0.1)", "circle(0.02)", "--at", "0.2,0.15")]
    near(same[0]["gap"][0], same[1]["gap"][0], 1e-10, "two ways to the same gap")
    near_all(same[0]["point of A"], same[1]["point of A"], 1e-8, "two ways to the same point")
    equal(support.run(PROGRAM, "convert", "circle(1)", "--hollow", "--radius", "0.3", "--out", paths[0]), (0, "", ""), "hollow")
    answer = ask(paths[0], "roller", "--polar", "--hollow", "--radius", "0.3", "--at", "0.3,0.4")
    near(answer["gap"][0], 0.2, 1e-10, "a roller in a hole")
    near_all(answer["normal"], [-0.6, -0.8], 1e-8, "normal out of the material")


def test_wrong_conversions(folder):
    for code, arguments, parts in ((2, [], ("needs one shape",)), (2, ["circle(1)"], ("--radius R or --generating",)),
                                   (2, ["circle(1)", "--radius", "-1"], ("positive",)),
                                   (2, ["circle(1)", "--generating"], ("--from",)),
                                   (2, ["circle(1)", "--radius", "1", "--pieces", "7"], ("8 to 4096",)),
                                   (2, ["sphere(1)", "--radius", "1"], ("planar", "spatial shape")),
                                   (1, ["circle(1)", "--radius", "2", "--hollow"], ("smaller radius",)),
                                   (1, ["circle(1) + shift(3, 0)", "--radius", "1"], ("inside",))):
        actual, output, error = support.run(PROGRAM, "convert", *arguments)
        equal((actual, output), (code, ""), "convert %s (%s)" % (arguments, error))
        contains(error, *parts)


def test_two_circles_in_space(folder):
    # parallel circles side by side: the closest points lie on the line of centres
    answer = ask("Curves.circle(0.1)", "Curves.circle(0.2)", "--at", "0.5,0,0.3", "--velocity", "0.1,0,-0.2")
    d = math.hypot(0.2, 0.3)
    near(answer["gap"][0], d, 1e-10, "distance")
    near_all(answer["normal"], [0.2 / d, 0, 0.3 / d], 1e-8, "normal")
    near_all(answer["point of A"], [0.1, 0, 0], 1e-9, "point of A")
    near_all(answer["point of B"], [0.3, 0, 0.3], 1e-9, "point of B")
    near(answer["gap rate"][0], (0.2 * 0.1 - 0.3 * 0.2) / d, 1e-9, "rate")
    near_all(answer["point of B rate"], [0.1, 0, -0.2], 1e-8, "point of B")


def test_helix_and_circle(folder):
    """By brute force: a grid, refined about its best point; and the rate by differences."""
    def distance(y):
        def d2(s, p):
            a = [0.1 * math.cos(s), 0.1 * math.sin(s), 0.02 * s]
            b = [0.3, y + 0.05 * math.cos(p), 0.08 + 0.05 * math.sin(p)]
            return sum((a[k] - b[k]) ** 2 for k in range(3))
        best = min((d2(s / 20, p / 20), s / 20, p / 20) for s in range(252) for p in range(126))
        step = 0.05
        while step > 1e-12:
            around = min((d2(best[1] + i * step, best[2] + j * step), best[1] + i * step, best[2] + j * step)
                         for i in (-1, 0, 1) for j in (-1, 0, 1))
            best, step = (around, step) if around[0] < best[0] else (best, step / 2)
        return math.sqrt(best[0])
    upright = "Curves.placed(Curves.circle(0.05), angles={0, pi/2, 0})"  # in the plane of y and z
    answer = ask("Curves.helix(0.1, 0.02, 2)", upright, "--at", "0.3,0.02,0.08", "--velocity", "0,0.5,0")
    near(answer["gap"][0], distance(0.02), 1e-9, "distance")
    h = 1e-3
    near(answer["gap rate"][0], 0.5 * (distance(0.02 + h) - distance(0.02 - h)) / (2 * h), 1e-5, "rate")


def test_torus_and_sphere(folder):
    answer = torus_and_sphere("Surfaces.potential(sphere(0.05))")
    near_all(answer["B at"][2:], [20, 20], 1e-6, "curvature of B")


def test_torus_and_body(folder):
    answer = torus_and_sphere("sphere(0.05)")
    near(answer["second rate"][0], answer["second"], 1e-5, "second rate")
    near_all(answer["curvatures"], [10 + 20, 20 + math.cos(math.pi / 4) / (0.3 + 0.1 * math.cos(math.pi / 4))], 1e-8, "curvatures")
    bound = answer["bound"][0]
    assert answer["gap"][0] - 0.01 < bound < answer["gap"][0], bound


def test_all_contacts_of_a_body(folder):
    # a long ellipsoid across the hole of a torus rests on both sides of it
    right = ask("Surfaces.torus(0.3, 0.1)", "ellipsoid(0.4, 0.05, 0.05)", "--at", "0.02,0,0.15", "--turn", "0,0.05,0")
    left = ask("Surfaces.torus(0.3, 0.1)", "ellipsoid(0.4, 0.05, 0.05)", "--at", "-0.02,0,0.15", "--turn", "0,-0.05,0")
    equal(len(right["also"]), 3, "the other contact: gap, u, v")
    near(right["gap"][0], left["gap"][0], 1e-9, "mirrored")
    near(right["also"][0], left["also"][0], 1e-9, "mirrored, the other contact")
    assert right["gap"][0] < right["also"][0]
    near(right["point of A"][0], -left["point of A"][0], 1e-8, "mirrored points")


def torus_and_sphere(body):
    def gap(r):
        return math.hypot(math.hypot(r[0], r[1]) - 0.3, r[2]) - 0.1 - 0.05
    r, v = [0.4, 0.3, 0.2], [0.3, -0.1, 0.2]
    answer = ask("Surfaces.torus(0.3, 0.1)", body, "--at", words(r), "--turn", "0.1,0.2,0.3",
                 "--velocity", words(v), "--rotation", "1,-2,0.5")
    near(answer["gap"][0], gap(r), 1e-9, "gap")
    near(answer["gap rate"][0], rates(lambda t: gap([r[k] + v[k] * t for k in range(3)]))[0], 1e-8, "rate")
    foot = [0.3 * 0.8, 0.3 * 0.6, 0]
    n = unit([r[k] - foot[k] for k in range(3)])
    near_all(answer["normal"], n, 1e-8, "normal")
    near_all(answer["point of A"], [foot[k] + 0.1 * n[k] for k in range(3)], 1e-8, "point of A")
    near_all(answer["point of B"], [r[k] - 0.05 * n[k] for k in range(3)], 1e-8, "point of B")
    h = 1e-5
    ends = []
    for s in (-1, 1):
        p = [r[k] + s * h * v[k] for k in range(3)]
        foot = [0.3 * p[0] / math.hypot(p[0], p[1]), 0.3 * p[1] / math.hypot(p[0], p[1]), 0]
        n = unit([p[k] - foot[k] for k in range(3)])
        ends.append(([foot[k] + 0.1 * n[k] for k in range(3)], [p[k] - 0.05 * n[k] for k in range(3)]))
    for i, name in enumerate(("point of A", "point of B")):
        near_all(answer[name + " rate"], [(b - a) / (2 * h) for a, b in zip(ends[0][i], ends[1][i])], 1e-7, name)
    h = 1e-4
    before, now, after = (gap([r[k] + s * h * v[k] for k in range(3)]) for s in (-1, 0, 1))
    answer["second"] = (before - 2 * now + after) / (h * h)
    return answer


def test_torus_and_circle(folder):
    # in the plane y = 0 of symmetry both are circles
    answer = ask("Surfaces.torus(0.3, 0.1)", "Curves.placed(Curves.circle(0.05), angles={pi/2, 0, 0})", "--at", "0.6,0,0.2",
                 "--velocity", "-1,0,0.5")
    d = math.hypot(0.3, 0.2)
    near(answer["gap"][0], d - 0.15, 1e-9, "gap")
    near(answer["gap rate"][0], (-0.3 + 0.5 * 0.2) / d, 1e-8, "rate")
    near_all(answer["normal"], [0.3 / d, 0, 0.2 / d], 1e-8, "normal")
    near_all(answer["point of B"], [0.6 - 0.05 * 0.3 / d, 0, 0.2 - 0.05 * 0.2 / d], 1e-8, "point of B")


def test_mistakes_name_cause_and_remedy(folder):
    body, space = "ellipse(0.2, 0.1)", "sphere(0.1)"
    for code, arguments, parts in (
            (2, [], ("needs A and B",)), (2, [body], ("needs A and B",)),
            (2, [body, body, "--at", "1"], ("--at needs 2 numbers here, not '1'", "--at 0.1,0")),
            (2, [body, body, "--at", "1,2,3"], ("2 numbers",)), (2, [body, body, "--at", "1,x"], ("2 numbers",)),
            (2, [space, space, "--turn", "1"], ("--turn needs 3 numbers",)),
            (2, [body, body, "--rotation", "1,2,3"], ("--rotation needs 1 number here",)),
            (2, [body, space], ("both must be planar",)), (2, [space, "line"], ("planar shape",)),
            (2, [body, "plane"], ("spatial shape",)), (2, [body, "roller"], ("--polar --radius R", "circle(R)")),
            (2, [body, body, "--radius", "1"], ("roller",)), (2, [body, "roller", "--polar"], ("--radius R",)),
            (2, [body, "Curves.circle(1)"], ("Curves.potential",)), (2, ["Curves.circle(1)", "line"], ("Surfaces.plane",)),
            (2, ["Curves.circle(1)", "Surfaces.torus()"], ("surface comes first",)),
            (2, [space, "Surfaces.torus()"], ("surface comes first",)),
            (1, ["Surfaces.plane(1, 1)", space, "--at", "3,0,1"], ("contact of a body with a surface", "patch")),
            (2, [body, "line", "--to", "1,1"], ("two bodies",)),
            (2, [body, body, "--to", "1,1", "--velocity", "1,1"], ("without velocities",)),
            (2, [body, body, "--to", "1,1", "--steps", "0.5"], ("whole number",)),
            (1, ["Surfaces.plane(1, 1)", "Surfaces.plane(1, 1)", "--at", "0,0,1", "--turn", "3.14159265358979,0,0"],
             ("the closest points",)),
            (1, ["fourier(0.1, {0, 0.05})", "line", "--at", "0,-1", "--turn", "0.7"], ("not convex", "add offset(")),
            (1, [space, "harmonics({1, 0, 0, 0, 0, 0, 0, 0, 0.5})", "--at", "3,0,0"], ("not convex", "add offset(")),
            (1, [body, "ellipse(-1, 2)"], ("ellipse", "must not be negative"))):
        contains(refused(code, *arguments), *parts)


support.main(globals())
