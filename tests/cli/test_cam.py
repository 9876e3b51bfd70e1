#!/usr/bin/env python3
"""`normalcontact cam`: kinematics, profile, forces and speeds against closed forms and constructions of their own.

usage: test_cam.py PROGRAM
"""
import cmath
import math
import os
import re
import shlex

import support
from cams import PROGRAM, TURN, cam, cycloid, degrees, float_speed, law, refused, table
from support import contains, equal, near


def test_flat_follower_by_the_textbook(folder):
    base, height = 0.04, 0.008
    rows, profile, _, output = cam(folder, law(height), "--follower", "flat", "--base-radius", base)
    contains(output, "undercut          none", "certified")
    for i, angle in enumerate(rows["angle"]):
        s, v, a = cycloid(angle, height)
        near(rows["lift"][i], s, 1e-15, "lift")
        near(rows["velocity"][i], v, 1e-14, "velocity")
        near(rows["acceleration"][i], a, 1e-13, "acceleration")
        near(rows["pressure_angle"][i], 0, 1e-15, "pressure angle")
        near(rows["curvature_radius"][i], base + s + a, 1e-13, "curvature radius")
        point = cmath.rect(1, angle) * complex(base + s, v)
        near(abs(complex(rows["x"][i], rows["y"][i]) - point), 0, 1e-15, "contact point")
        near(abs(complex(profile["nx"][i], profile["ny"][i]) - cmath.rect(1, angle)), 0, 1e-15, "normal")


# Where the centre of a roller is, in the frame that is carried round the cam (along the line to the follower, and
# turned by +90 degrees), and its derivatives; by the definitions of the dimensions.
def centre(options, base, s, v):
    if "pivot" in options:
        a, l, pitch = options["pivot"], options["arm"], base + options["roller"]
        beta = math.acos((a * a + l * l - pitch * pitch) / (2 * a * l)) + s
        side = options.get("side", 1)
        return complex(a - l * math.cos(beta), -side * l * math.sin(beta)), v * complex(l * math.sin(beta), -side * l * math.cos(beta))
    e, sign = options.get("offset", 0), -1 if "inner" in options else 1
    pitch = base + sign * options.get("roller", 0)
    return complex(math.sqrt(pitch * pitch - e * e) + s, e), complex(v, 0)


def test_rollers_by_the_envelope(folder):
    kinds = [("roller", {"roller": 0.01}, 0.008, 0.03), ("roller", {"roller": 0.01, "offset": 0.004}, 0.008, 0.03),
             ("curved", {"roller": 0.06, "offset": -0.003}, 0.004, 0.03), ("knife", {"offset": 0.002}, 0.008, 0.03),
             ("finger", {"roller": 0.01, "arm": 0.04, "pivot": 0.05}, 0.16, 0.02),
             ("rocker", {"roller": 0.01, "arm": 0.04, "pivot": 0.05, "side": -1}, 0.16, 0.02),
             ("oscillating-curved", {"roller": 0.03, "arm": 0.05, "pivot": 0.06}, 0.1, 0.02),
             ("roller", {"roller": 0.01, "offset": 0.003, "inner": True}, 0.006, 0.04)]
    for kind, options, height, base in kinds:
        words = [w for name, value in options.items() for w in (["--" + name] if value is True else ["--" + name, value])]
        rows, profile, _, output = cam(folder, law(height), "--follower", kind, "--base-radius", base, *words)
        contains(output, "undercut          none")
        for i, angle in enumerate(rows["angle"]):
            s, v, _ = cycloid(angle, height)
            c, c_angle = centre(options, base, s, v)
            tangent = c_angle + 1j * c  # d/dangle of the path of the centre, in the cam's frame
            normal = -1j * tangent / abs(tangent) * (-1 if "inner" in options else 1)
            turned = cmath.rect(1, angle)
            near(abs(complex(profile["nx"][i], profile["ny"][i]) - turned * normal), 0, 1e-12, kind + " normal")
            point = turned * (c - options.get("roller", 0) * normal)
            near(abs(complex(profile["x"][i], profile["y"][i]) - point), 0, 1e-10, kind + " point")


def test_there_and_back(folder):
    """The cam that a lift gives, given as a cam, has this lift."""
    height, base, roller = 0.008, 0.03, 0.01
    rows, _, _, _ = cam(folder, law(height), "--follower", "roller", "--roller", roller, "--base-radius", base)
    back, _, _, output = cam(folder, "offset(%r) + %s" % (base + roller, law(height)), "--polar", "--follower", "roller",
                             "--roller", roller)
    contains(output, "base radius 0.03 m")
    for name in rows:
        for a, b in zip(rows[name], back[name]):
            near(b, a, 1e-12 * (abs(a) if name in ("jerk", "curvature_radius") else 1), name)
    # an ellipse as it lies on a table: the generating potential; seen by a roller its contact points stay on it
    for arguments in (["flat"], ["roller", "--roller", 0.01], ["oscillating-flat", "--pivot", 0.08],
                      ["finger", "--roller", 0.01, "--arm", 0.05, "--pivot", 0.07]):
        rows, _, _, _ = cam(folder, "ellipse(0.03, 0.024)", "--follower", *arguments)
        for x, y in zip(rows["x"], rows["y"]):
            near((x / 0.03) ** 2 + (y / 0.024) ** 2, 1, 1e-10, "on the ellipse of %s" % arguments[0])
        near(min(rows["lift"]), 0, 1e-5, "lift counts from the circle inside")


def test_lift_table(folder):
    height = 0.008
    path = table(folder, degrees(height, 9))
    rows, _, _, output = cam(folder, path, "--follower", "flat", "--base-radius", 0.04)
    contains(output, "lift table        law within")
    worst = max(abs(a - cycloid(angle, height)[2]) for angle, a in zip(rows["angle"], rows["acceleration"]))
    assert worst < 0.03 * max(rows["acceleration"]), worst
    for angle, lift in zip(rows["angle"], rows["lift"]):
        near(lift, cycloid(angle, height)[0], 5e-8, "lift")
    # the same table as spreadsheets write it elsewhere, in another order, with other columns and without a head
    lines = degrees(height, 9)[1:]
    other = ["# measured", "no;lift [mm];angle [deg]"] + ["%d;%s;%s" % (i, *(t.replace(".", ",") for t in line.split(",")[::-1]))
                                                         for i, line in enumerate(reversed(lines))]
    again, _, _, _ = cam(folder, table(folder, other, "other.csv"), "--follower", "flat", "--base-radius", 0.04)
    plain = ["%.17g %.17g" % (math.radians(float(a)), 1e-3 * float(b)) for a, b in (line.split(",") for line in lines)]
    third, _, _, _ = cam(folder, table(folder, plain, "plain.txt"), "--follower", "flat", "--base-radius", 0.04)
    for a, b, c in zip(rows["lift"], again["lift"], third["lift"]):
        near(b, a, 1e-12, "semicolons")
        near(c, a, 1e-12, "blanks")
    # the lift of a valve that a finger moves
    arm = 0.05
    rows, _, _, output = cam(folder, path, "--follower", "finger", "--roller", 0.01, "--arm", 0.04, "--pivot", 0.05,
                             "--valve-arm", arm, "--base-radius", 0.02)
    contains(output, "lift 0.008")
    for i, angle in enumerate(rows["angle"]):
        near(rows["lift"][i], cycloid(angle, height)[0], 5e-8, "lift of the valve")


def test_undercut_is_a_verdict(folder):
    _, _, speeds, output = cam(folder, law(0.008), "--follower", "flat", "--base-radius", 0.02, "--mass", 0.1, "--spring",
                               "25e3,200")
    contains(output, "undercut          YES", "without undercut at least")
    smallest = float(output.split("at least ")[1].split()[0])
    truth = -min(s + a for s, _, a in (cycloid(TURN * i / 1e5, 0.008) for i in range(100000)))
    near(smallest, truth, 1e-4 * truth, "smallest base radius")
    assert all(math.isnan(v) for v in speeds["seating_velocity"]), "a cam that does not exist is not simulated"
    _, _, _, output = cam(folder, law(0.008), "--follower", "flat", "--base-radius", 1.001 * smallest)
    contains(output, "undercut          none", "no hollow flank")


def polylines(path):
    """Layers of a DXF file: for each polyline its points and bulges; for each circle its radius."""
    with open(path, encoding="ascii") as file:
        lines = [line.strip() for line in file]
    pairs = list(zip(lines[0::2], lines[1::2]))
    equal(pairs[-1], ("0", "EOF"), "end")
    found, layer, kind = {}, None, None
    for code, value in pairs:
        if code == "0":
            kind = value
            if kind == "VERTEX":
                found[layer].append([0, 0, 0])
        elif code == "8" and kind in ("POLYLINE", "CIRCLE"):
            layer = value
            found[layer] = []
        elif kind == "VERTEX" and code in ("10", "20", "42"):
            found[layer][-1][("10", "20", "42").index(code)] = float(value)
        elif kind == "CIRCLE" and code == "40":
            found[layer].append(float(value))
    return found


def test_dxf(folder):
    base, roller, wheel = 0.02, 0.01, 0.05
    rows, profile, _, output = cam(folder, law(0.01), "--follower", "roller", "--roller", roller, "--base-radius", base,
                                   "--wheel", wheel)
    contains(output, "too LARGE" if min(r for r in rows["curvature_radius"] if r < 0) > -wheel else "reaches all")
    found = polylines(os.path.join(folder, "profile.dxf"))
    equal(sorted(found), ["BASE_CIRCLE", "CAM", "ROLLER_PATH", "WHEEL_PATH"], "layers")
    near(found["BASE_CIRCLE"][0], 20, 1e-9, "base circle in mm")
    for i in range(len(profile["x"])):
        point, normal = complex(profile["x"][i], profile["y"][i]), complex(profile["nx"][i], profile["ny"][i])
        for layer, distance in (("CAM", 0), ("ROLLER_PATH", roller), ("WHEEL_PATH", wheel)):
            near(abs(complex(*found[layer][i][:2]) - 1e3 * (point + distance * normal)), 0, 2e-9, layer)
    # the arcs between the points meet the cam: their middle lies where twice as many rows have a point
    finer, _, _, _ = cam(folder, law(0.01), "--follower", "roller", "--roller", roller, "--base-radius", base, "--angles",
                         1440)
    points = [complex(x, y) for x, y, _ in found["CAM"]]
    for i, (_, _, bulge) in enumerate(found["CAM"]):
        a, b = points[i], points[(i + 1) % len(points)]
        middle = (a + b) / 2 - 1j * bulge * (b - a) / 2
        truth = 1e3 * complex(finer["x"][2 * i + 1], finer["y"][2 * i + 1])
        tangent = (b - a) / abs(b - a)
        near(((truth - middle) / tangent).imag, 0, 2e-5, "arc in mm")


def test_rows_that_are_wrong_are_named(folder):
    good = degrees(0.008, 4)

    def message(change):
        lines = list(good)
        change(lines)
        return refused(1, table(folder, lines), "--follower", "flat", "--base-radius", 0.04, "--out", folder)
    contains(message(lambda x: x.__setitem__(16, "15,abc")), "lift.csv, line 17: the lift 'abc' is no number")
    contains(message(lambda x: x.__setitem__(16, "nan,0")), "line 17: the angle 'nan' is no number")
    contains(message(lambda x: x.__setitem__(16, "15")), "line 17 has 1 column, not 2")
    contains(message(lambda x: x.__setitem__(16, "15,-1")), "line 17: the lift -0.001 is negative")
    contains(message(lambda x: x.__setitem__(0, "angle,lift_mm")), "line 9: the angle 7", "angle_deg")
    contains(message(lambda x: x.__setitem__(0, "alpha,lift_mm")), "line 1: no column is called 'angle'")
    contains(message(lambda x: x.__setitem__(0, "angle_deg,lift_inch")), "line 1: the unit of 'lift_inch' is not known")
    contains(message(lambda x: x.append("140,1")), "line 363: the lift at the angle 2.44", "in line 142")
    contains(message(lambda x: x.__delitem__(slice(7, None))), "has 6 rows", "at least 8")
    contains(message(lambda x: x.__delitem__(slice(90, 130))), "without a gap")
    contains(refused(1, os.path.join(folder, "none.csv"), "--follower", "flat", "--base-radius", 1, "--out", folder),
             "none.csv", "No such file")
    contains(refused(1, table(folder, good), "--follower", "finger", "--roller", 0.01, "--arm", 0.04, "--pivot", 0.05,
                     "--base-radius", 0.02, "--out", folder), "--valve-arm")


def test_options_that_are_wrong(folder):
    source = law(0.008)
    out = ["--out", folder]
    contains(refused(2, source, *out), "add --follower")
    contains(refused(2, source, "--follower", "wheel", *out), "no follower 'wheel'", "oscillating-flat")
    contains(refused(2, source, "--follower", "flat", "--base-radius", 0.04), "--out FOLDER")
    contains(refused(2, source, "--follower", "flat", *out), "--base-radius", "at least 0.030")
    contains(refused(2, source, "--follower", "roller", *out), "--roller R")
    contains(refused(2, source, "--follower", "flat", "--roller", 1, *out), "has no roller")
    contains(refused(2, source, "--follower", "finger", "--roller", 0.01, *out), "--arm l")
    contains(refused(2, source, "--follower", "finger", "--roller", 0.01, "--arm", 1, *out), "--pivot a")
    contains(refused(2, source, "--follower", "flat", "--pivot", 1, *out), "has no pivot")
    contains(refused(2, source, "--follower", "flat", "--inner", *out), "--inner")
    flat = ["--follower", "flat", "--base-radius", 0.04, *out]
    contains(refused(2, source, *flat, "--speed", "1000"), "--mass and --spring")
    contains(refused(2, source, *flat, "--mass", 0.1), "--mass and --spring")
    contains(refused(2, source, *flat, "--mass", 0.1, "--spring", "20"), "--spring 25000,200")
    contains(refused(2, source, *flat, "--mass", 0.1, "--spring", "20,0"), "without a preload")
    contains(refused(2, source, *flat, "--mass", 0.1, "--spring", "20,3", "--speed", "9:1:1"), "FROM:TO:STEP")
    contains(refused(2, source, *flat, "--angles", 7.5), "--angles")
    contains(refused(2, source, *flat, "--viscosity", 0), "--viscosity", "above zero")
    contains(refused(2, source, *flat, "--lambda-min", -1), "--lambda-min")
    contains(refused(2, source, *flat, "--polar"), "lift law")
    contains(refused(1, source, "--follower", "finger", "--roller", 0.01, "--arm", 0.01, "--pivot", 0.5, "--base-radius", 0.04,
                     *out), "--base-radius, --offset, --arm or --pivot")
    contains(refused(1, "ellipsoid(0.3, 0.2, 0.1)", *flat), "planar")
    contains(refused(1, "circle(0.03)", "--follower", "flat", "--mass", 0.1, "--spring", "100,10", "--speed", 100, *out),
             "lifts nothing")
    contains(refused(1, "circle(0.01) + shift(0.02, 0)", "--follower", "flat", *out), "neither a lift law")


def test_tutorial(folder):
    """The commands of docs/valvetrain.md give the figures that it tells."""
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    with open(os.path.join(root, "docs", "valvetrain.md"), encoding="utf-8") as file:
        text = file.read()
    commands = [shlex.split(line) for line in re.findall(r"^ +normalcontact (cam .*)$", text.replace("\\\n", " "), re.M)]
    equal(len(commands), 3, "commands")
    printed = []
    for command in commands:
        command[-1] = os.path.join(folder, command[-1])
        code, output, error = support.run(PROGRAM, *command, cwd=root)
        equal((code, error), (0, ""), " ".join(command))
        printed.append(output)
    contains(printed[0], "undercut          YES")
    contains(text, "at least %.2f mm" % (1e3 * float(printed[0].split("at least ")[1].split()[0])))
    near(float(printed[1].split("up to ")[1].split()[0]), 24.5, 0.5, "pressure angle")
    separation = float(printed[2].split("separation")[1].split()[1])
    contains(text, "from %.0f rpm" % separation, "from %.0f rpm on" % float_speed(printed[2]))
    speeds = support.columns(os.path.join(folder, "finger", "speeds.csv"))
    near(speeds["seating_velocity"][speeds["rpm"].index(2000)], 0.226, 0.005, "seating velocity")
    near(speeds["pressure_max"][speeds["rpm"].index(2000)], 0.63e9, 0.005e9, "pressure")


def test_page(folder):
    import browser
    path = browser.chromium()
    if not path:
        raise support.Skip("Chromium is not installed")
    window = browser.Browser(path)
    try:
        for number, arguments in enumerate((
                [law(0.008), "--follower", "flat", "--base-radius", 0.04, "--mass", 0.12, "--spring", "25e3,200"],
                [law(0.16), "--follower", "finger", "--roller", 0.01, "--arm", 0.04, "--pivot", 0.05, "--base-radius", 0.02],
                ["ellipse(0.03, 0.024)", "--follower", "oscillating-flat", "--pivot", 0.08])):
            cam(folder, *arguments)
            window.open("file://" + os.path.join(folder, "index.html"))
            equal(window.complaints(), [], "page of %s" % arguments[0])
            equal(window.evaluate("document.querySelectorAll('#plots canvas').length"), 13 if number == 0 else 7, "plots")
            equal(window.evaluate("document.querySelectorAll('#speeds tr').length"), 11 if number == 0 else 1, "speeds")
            window.device(360, 800, phone=True)
            equal(window.evaluate("document.documentElement.scrollWidth"), 360, "nothing sticks out on a phone")
            window.device(1280)
            before = window.evaluate("document.getElementById('shown').textContent")
            x, y = window.middle("#plots canvas", 1)
            window.click(x, y)
            after = window.evaluate("document.getElementById('shown').textContent")
            assert before != after and 150 < float(after[:-1]) < 210, (before, after)
    finally:
        window.close()


support.main(globals())
