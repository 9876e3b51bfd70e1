#!/usr/bin/env python3
"""`normalcontact cam`: forces, float, landing, oil film over the speed, against closed forms.

usage: test_cam_speeds.py PROGRAM
"""
import json
import math
import os

import support
from cams import RISE, START, TURN, cam, cycloid, float_speed, law
from support import contains, equal, near


def test_forces_and_separation(folder):
    base, height, mass, stiffness, preload = 0.03, 0.008, 0.12, 25e3, 200
    roller, width, modulus = 0.01, 0.012, 1e11
    rows, _, speeds, output = cam(folder, law(height), "--follower", "roller", "--roller", roller, "--base-radius", base,
                                  "--mass", mass, "--spring", "%r,%r" % (stiffness, preload), "--speed", "500:3000:500",
                                  "--width", width, "--modulus", modulus)
    equal(speeds["rpm"], [500 * k for k in range(1, 7)], "speeds")
    truth = min((preload + stiffness * s) / (-mass * a) for s, _, a in (cycloid(TURN * i / 1e5, height) for i in range(100000)) if a < 0)
    separation = math.sqrt(truth) * 60 / TURN
    near(float(output.split("separation")[1].split()[1]), separation, 1e-4 * separation, "separation speed")
    for k, rpm in enumerate(speeds["rpm"]):
        force, pressure = [], []
        for i, angle in enumerate(rows["angle"]):
            s, _, a = cycloid(angle, height)
            f = (mass * (rpm * TURN / 60) ** 2 * a + stiffness * s + preload) / math.cos(rows["pressure_angle"][i])
            kappa = 1 / rows["curvature_radius"][i] + 1 / roller
            force.append(f)
            pressure.append(math.sqrt(max(f, 0) * modulus * kappa / (math.pi * width)))  # of a line contact
        near(speeds["force_min"][k], min(force), 1e-9 * preload, "smallest force")
        near(speeds["pressure_max"][k], max(pressure), 1e-9 * max(pressure), "largest pressure")
        equal(speeds["separated"][k], rpm > separation, "separated at %g" % rpm)
    assert speeds["seating_velocity"][-1] > 10 * speeds["seating_velocity"][1] > 0, speeds["seating_velocity"]


def test_float_becomes_separation_where_all_is_stiff(folder):
    common = [law(0.008), "--follower", "flat", "--base-radius", 0.04, "--mass", 0.12, "--spring", "25e3,200", "--speed", 1000]
    found = []
    for stiffness in (1e7, 1e10):
        _, _, _, output = cam(folder, *common, "--stiffness", stiffness)
        separation = float(output.split("separation")[1].split()[1])
        found.append(float_speed(output) / separation - 1)
    assert abs(found[1]) < 1e-3 < abs(found[0]), found
    _, _, _, output = cam(folder, *common)  # the line contact of Hertz lies between
    assert abs(float_speed(output) / separation - 1) < 1e-2, output
    slower = [float_speed(cam(folder, *common, "--surge", f)[3]) for f in (300, 3000)]
    assert slower[0] < slower[1] < 1.001 * separation, slower


def test_a_bounce_on_the_rising_flank_is_no_float(folder):
    """Where the lash closes, the cam throws the follower up; it is back before its inertia can pull it off."""
    _, _, _, output = cam(folder, law(0.2), "--follower", "finger", "--roller", 0.009, "--arm", 0.028, "--pivot", 0.036,
                          "--base-radius", 0.016, "--mass", 1.8e-4, "--spring", "60,11", "--speed", 1000, "--lash", 1e-3,
                          "--stiffness", 1e10)
    separation = float(output.split("separation")[1].split()[1])
    near(float_speed(output), separation, 1e-3 * separation, "float with lash")


def test_lash_sets_the_seating_velocity(folder):
    """A valve that follows its cam lands with the velocity of the cam where the lash opens."""
    height, lash, rpm = 0.008, 0.0004, 1500
    _, _, speeds, _ = cam(folder, law(height), "--follower", "flat", "--base-radius", 0.04, "--mass", 0.12, "--spring",
                          "25e3,300", "--speed", rpm, "--lash", lash, "--stiffness", 1e9)
    slow, fast = 0, RISE / 2
    for _ in range(60):
        middle = (slow + fast) / 2
        slow, fast = (middle, fast) if cycloid(START + middle, height)[0] < lash else (slow, middle)
    near(speeds["seating_velocity"][0], cycloid(START + slow, height)[1] * rpm * TURN / 60, 0.02, "seating velocity")
    assert speeds["separated"] == [0], speeds


def test_film_wear_and_friction(folder):
    """On the page, of a flat follower: by the formulas of Hertz and of Dowson and Higginson, with the warnings asked for."""
    base, height, m, c, preload, width, rpm = 0.04, 0.008, 0.1, 25e3, 250, 0.012, 1200
    modulus, eta, alpha, sigma, mu, w = 2.1e11 / (2 * 0.91), 0.01, 2e-8, 4e-7, 0.1, rpm * TURN / 60
    source = [law(height), "--follower", "flat", "--base-radius", base, "--mass", m, "--spring", "%g,%g" % (c, preload),
              "--width", width, "--speed", rpm, "--viscosity", eta, "--pressure-viscosity", alpha, "--roughness", sigma,
              "--friction", mu]
    rows, _, speeds, output = cam(folder, *source, "--lambda-min", 0.5, "--pressure-max", 1e8)
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
        page = file.read()

    def column(name):
        return json.JSONDecoder().raw_decode(page, page.index('"%s":[' % name) + len(name) + 3)[0]
    drawn = {name: column(name) for name in ("force", "pressure", "film", "lambda", "wear", "torque")}
    most, least = 0, math.inf
    for i, angle in enumerate(rows["angle"]):
        s, _, a = cycloid(angle, height)
        radius, force = base + s + a, m * w * w * a + c * s + preload
        pressure = math.sqrt(force / width * modulus / (math.pi * radius))
        speed, sliding = w * (radius - (base + s) / 2), w * (base + s)
        film = 2.65 * alpha ** 0.54 * (eta * abs(speed)) ** 0.7 * (2 * modulus) ** -0.03 * radius ** 0.43 * (force / width) ** -0.13
        expected = {"force": force, "pressure": pressure, "film": film, "lambda": film / sigma, "wear": pressure * sliding,
                    "torque": mu * force * (base + s)}
        for name, value in expected.items():
            near(drawn[name][i], value, 1e-5 * value + 1e-12, "%s at %g" % (name, angle))
        most, least = max(most, pressure), min(least, film / sigma)
    near(speeds["pressure_max"][0], most, 1e-9 * most, "pressure")
    contains(output, "%.4g GPa, at 1200 rpm" % (1e-9 * most), "ABOVE the limit", "lambda at least %.3g" % least, "BELOW the limit 0.5")
    contains(page, "lambda below 0.5 at ")
    output = cam(folder, *source)[3]
    assert "limit" not in output, output
    # a roller rolls: nothing slides, and all of its surface goes through the contact
    cam(folder, law(height), "--follower", "roller", "--roller", 0.01, "--base-radius", 0.03, "--mass", m, "--spring",
        "25e3,250", "--speed", 1000)
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
        page = file.read()
    assert not any(column("wear")) and min(column("lambda")) > 0.3, "of a roller"


def test_chatter_is_no_float(folder):
    """A stiff contact chatters after the impact that closes the lash; separation stays where the inertia pulls."""
    for lash in (0, 1e-4, 2e-4):
        _, _, _, output = cam(folder, law(0.008), "--follower", "flat", "--base-radius", 0.04, "--mass", 0.1, "--spring",
                              "25e3,250", "--lash", lash, "--stiffness", 1e10, "--speed", 1000)
        near(float_speed(output) / float(output.split("separation")[1].split()[1]), 1, 1e-3, "lash %g" % lash)


support.main(globals())
