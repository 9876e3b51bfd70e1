#!/usr/bin/env python3
"""Walkers with elastic contacts, on SUNDIALS, against the rigid ones: order of convergence in the stiffness and the limit.
bench/walkers.py and tools/rocker.py print more of it.

usage: test_walkers.py PROGRAM
"""
import math
import os
import re
import sys

import support
from support import near

PROGRAM = sys.argv[1]
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path[:0] = [os.path.join(ROOT, "bench"), os.path.join(ROOT, "tools")]
import rocker
import walkers


def limit_test(name):
    """Two stiffnesses: each part of the cycle comes closer with K^(-2/3), and extrapolated it is that of the rigid walker."""
    def test(_):
        truth, stiffness = walkers.rigid(name), (1e9, 8e9)
        coarse, fine = (walkers.elastic(PROGRAM, name, K) for K in stiffness)
        for what, expected, a, b in zip(walkers.WHAT, truth, coarse, fine):
            near(math.log((a - expected) / (b - expected)) / math.log(8), 2 / 3, 0.04, "%s: order of the %s" % (name, what))
            near(walkers.extrapolated(stiffness, (a, b)), expected, 2e-5, "%s: %s, extrapolated" % (name, what))
    return test


def test_a_foot_that_slides_when_it_strikes_needs_the_release(folder):
    """Else friction presses the other foot to the ground: the step of the compass is not that of the rigid one, however stiff."""
    period = walkers.rigid("compass-walker")[3]
    arguments = ["--set", "K=8e9", "--set", "chi=4000", "--set", "v_d=2.5e-4", "--set", "release=0"]
    data, _, _ = support.results(PROGRAM, folder, "compass-walker", *arguments)
    assert data["period"][-1] - period > 2e-4, "period %g" % data["period"][-1]
    data, _, _ = support.results(PROGRAM, folder, "compass-walker", *arguments[:-1], "release=1")
    near(data["period"][-1], period, 5e-5, "period")


def test_sole_whose_radius_grows(_):
    """The potential of Parts.growingSole in the kernel: gap, contact point and radius R + growth theta in closed form, for a leg
    turned by theta with the ground 0.5 m below the frame of the sole."""
    R, growth, s, pi = 0.3, -0.1, math.pi - 1, math.pi
    pieces = [[R + growth, -growth, 0, 0, 0, 0],
              [R - growth, -growth, 0, growth * 5 * pi / 2 / s**3, -growth * 15 * pi / 8 / s**4, growth * 3 * pi / 8 / s**5]]
    shape = "piecewise({%.17g, %.17g}, [%s]) + shift(%.17g, 0)" % (
        -pi / 2 - 1, -pi / 2 + 1, "; ".join(", ".join("%.17g" % c for c in piece) for piece in pieces), growth)
    code, said, error = support.run(PROGRAM, "check", shape)
    support.equal((code, error), (0, ""), "check")
    support.contains(said, "yes, strictly", "continuous curvature radius")
    for theta in (-0.99, -0.4, 0.0, 0.3, 0.99):
        at = -0.5 * math.sin(theta), -0.5 * math.cos(theta)
        code, said, error = support.run(PROGRAM, "distance", shape, "line", "--at", "%.17g,%.17g" % at, "--turn", -theta)
        support.equal((code, error), (0, ""), "distance")
        numbers = {line.split("  ")[1].strip(): [float(x) for x in re.findall(r"-?\d[\d.e-]*", line)] for line in said.splitlines()}
        near(numbers["gap"][0], 0.5 - R - growth * (theta - math.sin(theta)), 1e-9, "gap")
        near(1 / numbers["curvature"][0], R + growth * theta, 1e-9, "radius")
        x, y = numbers["point of A"]
        near(math.cos(theta) * x - math.sin(theta) * y, -growth * (1 - math.cos(theta)), 1e-9, "contact point along the ground")


def test_work_of_a_strike_on_round_soles(_):
    """Against the closed form of the rigid rocker, from two stiffnesses, which are not that close."""
    for rho in (1e-6, 0.3, 0.9):
        near(rocker.limit(PROGRAM, rho), rocker.Rocker(rho).share(), 2e-5, "share that is lost with rho = %g" % rho)
        coarse = rocker.share(PROGRAM, rho, 1e9) - rocker.Rocker(rho).share()
        assert 2e-4 < coarse < 1e-3, "K = 1e9, rho = %g: %g" % (rho, coarse)


def test_a_stiff_contact_begins(folder):
    """In a step that is longer by orders of magnitude than the strike: it is shortened as often as it takes."""
    data, _, _ = support.results(PROGRAM, folder, "rocker-sole", "--set", "rho=1e-6", "--set", "K=6.4e10", "--set", "chi=16000", "--set",
                                 "v_d=6.25e-5")
    near(data["lost"][-1], rocker.Rocker(1e-6).lost(), 1e-2, "lost")
    support.results(PROGRAM, folder, "simplest-walker", "--set", "K=5e11", "--set", "chi=60000", "--set", "v_d=5e-6")


TESTS = {"test_limit_of_" + name: limit_test(name) for name in walkers.FAMILIES}
support.main({**{name: value for name, value in globals().items() if name.startswith("test_")}, **TESTS})
