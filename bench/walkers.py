#!/usr/bin/env python3
"""Walkers with elastic contacts come close to the rigid ones, with K^(-2/3); extrapolated in the stiffness, they have their
cycles. docs/walkers.md has the figures.

usage: bench/walkers.py [PROGRAM]     (default: build/cli/normalcontact)

With the damping factor in proportion to K^(2/3) and the velocity of regularisation of the friction to K^(-2/3) the contact
has one small parameter, the static penetration, in proportion to K^(-2/3): the cycle is a smooth function of it.
"""
import functools
import math
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "tests", "cli"))
sys.path.insert(0, os.path.join(ROOT, "tests", "modelica", "references"))
from support import columns
from walker import WALKERS

# example: the rigid walker, damping factor and velocity of regularisation at K = 1e9, time in which legs move a little
FAMILIES = {
    "simplest-walker": ("simplest, M = 1000, m = 1", 1000, 3e-4, 0.5),
    "compass-walker": ("compass, g = 9.81", 1000, 1e-3, 0.1),
    "round-feet-walker": ("round feet, radius falls by 0.1 m/rad", 1000, 1e-3, 0.15),
}
STIFFNESS = [1.25e8, 1e9, 8e9, 6.4e10]  # the static penetration falls by 4
WHAT = ["angle", "rate", "other rate", "period", "length"]


@functools.lru_cache
def rigid(name):
    """WHAT of the rigid walker, just after a strike."""
    make, arguments, start = WALKERS[FAMILIES[name][0]]
    found = make(**arguments).cycle(start)
    return [*found.state, found.period, found.length]


def polynomial(times, values, t):
    """Value at t of the polynomial through the points."""
    return sum(v * math.prod((t - b) / (a - b) for b in times if b != a) for a, v in zip(times, values))


def elastic(program, name, K, steps=40):
    """WHAT of the last of so many steps with elastic contacts. A strike takes some time: the rates just after it are those of
    the motion that follows, traced back to its begin by a polynomial."""
    _, chi, v_d, short = FAMILIES[name]
    scale, period = (K / 1e9)**(2 / 3), rigid(name)[3]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "run", name, "--out", folder, "--stop", str(steps * period + 3 * short), "--interval", str(short / 100),
                        "--tolerance", "1e-10", "--set", "K=%g" % K, "--set", "chi=%.17g" % (chi * scale), "--set",
                        "v_d=%.17g" % (v_d / scale)], check=True, stdout=subprocess.DEVNULL)
        data = columns(os.path.join(folder, "result.csv"))
    times, count = data["time"], data["steps"]
    strike = next(i for i, n in enumerate(count) if n == steps)
    stands, swings = ("left", "right") if data["phi_left"][strike] > 0 else ("right", "left")
    later = [i for i in range(strike, len(times)) if times[i] > times[strike] + 0.1 * short][:60:10]

    def back(column):
        return polynomial([times[i] for i in later], [data[column][i] for i in later], times[strike])
    return [data["phi_" + stands][strike], back("rate_" + stands), back("rate_" + swings), data["period"][strike], data["length"][strike]]


def extrapolated(stiffness, values):
    """The limit of infinite stiffness of a polynomial in K^(-2/3)."""
    return polynomial([K**(-2 / 3) for K in stiffness], values, 0)


def table(program, name):
    truth, rows = rigid(name), []
    print("\n| %s, K | %s |\n|--:|%s" % (name, " | ".join(WHAT), "--:|" * len(WHAT)))
    for K in STIFFNESS:
        rows.append(elastic(program, name, K))
        cells = []
        for k, value in enumerate(rows[-1]):
            order = ""
            if len(rows) > 1:
                order = " (%.2f)" % (math.log((rows[-2][k] - truth[k]) / (value - truth[k])) / math.log(8))
            cells.append("%+.1e%s" % (value - truth[k], order))
        print("| %.3g | %s |" % (K, " | ".join(cells)), flush=True)
    limit = [extrapolated(STIFFNESS[1:], [row[k] for row in rows[1:]]) for k in range(len(WHAT))]
    print("| extrapolated | %s |" % " | ".join("%.7f" % value for value in limit))
    print("| rigid | %s |" % " | ".join("%.7f" % value for value in truth))
    print("| difference | %s |" % " | ".join("%.1e" % abs(a - b) for a, b in zip(limit, truth)))


def main(program="build/cli/normalcontact"):
    print("Difference from the cycle of the rigid walker; in brackets the order of its fall with 1/K.")
    for name in FAMILIES:
        table(program, name)


if __name__ == "__main__":
    main(*sys.argv[1:])
