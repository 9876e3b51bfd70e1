#!/usr/bin/env python3
"""Optimisation and identification, against brute force and known truth.

usage: test_optimise.py PROGRAM
"""
import math
import os
import re
import shutil
import sys

import support
from support import Skip, columns, contains, equal, near

PROGRAM = sys.argv[1]
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


def call(*arguments, code=0, **options):
    got, output, error = support.run(PROGRAM, *arguments, **options)
    equal(got, code, " ".join(map(str, arguments)) + ": " + error)
    if "built without NLopt" in error:
        raise Skip("no NLopt here")
    return output if code == 0 else error


def plan(folder, *arguments, name="p"):
    out = os.path.join(folder, name)
    call("sweep", "plan", *arguments, "--out", out)
    return out


def found(output):
    """The value and the parameters of a summary."""
    value = float(re.search(r"(?:smallest|largest) .* by \w+: (\S+), from", output).group(1))
    return value, {name: float(number) for name, number in re.findall(r"^  (\w+) {2,}(\S+)", output, re.M)}


def possible(folder):
    """Skips where the program was built without NLopt."""
    code, _, error = support.run(PROGRAM, "optimise", plan(folder, "foot-strike", "--set", "K=1e6:2e6:2", "--stop", "1e-3",
                                                           name="possible"), "--minimise", "max(f_n)")
    if code != 0 and "built without NLopt" in error:
        raise Skip("no NLopt here")


def test_stiffness_and_length_of_a_leg_are_identified(folder):
    possible(folder)
    support.results(PROGRAM, os.path.join(folder, "truth"), "foot-strike", "--set", "K=7e6", "--set", "L_0=0.905")
    data = columns(os.path.join(folder, "truth", "result.csv"))
    measured = os.path.join(folder, "measured.csv")
    with open(measured, "w") as file:
        file.write("time,f_n\n")
        for t, force in list(zip(data["time"], data["f_n"]))[::3]:
            file.write("%.9g,%.6g\n" % (t, force))
    out = plan(folder, "foot-strike", "--set", "K=1e6:2e7:2", "--set", "L_0=0.88:0.92:2", "--output", "max(f_n)")
    search = os.path.join(folder, "search.csv")
    output = call("optimise", out, "--minimise", "distance(f_n,%s)" % measured, "--precision", "1e-6", "--out", search)
    value, parameters = found(output)
    near(parameters["K"], 7e6, 7e3, "K")
    near(parameters["L_0"], 0.905, 1e-5, "L_0")
    assert value < 0.1, value
    rows = columns(search)
    contains(output, "%d runs, 0 failed" % len(rows["index"]))
    near(min(rows["distance(f_n,%s)" % measured]), value, 1e-6 + 1e-6 * value, "the best of all runs")


def test_no_row_of_a_sweep_is_better(folder):
    possible(folder)
    arguments = ["cam-flat-tappet", "--set", "c=5000:40000:12", "--set", "f_0=20:300:12", "--set", "w_0=250", "--stop",
                 "0.05", "--tolerance", "1e-8", "--output", "max(f_n),min(f_n)"]
    out = plan(folder, *arguments)
    goal = ["--minimise", "max(f_n)", "--subject-to", "min(f_n)>100"]
    middle, _ = found(call("optimise", out, *goal))
    call("sweep", "run", out)
    call("sweep", "collect", out, "--no-rerun")
    data = columns(os.path.join(out, "results.csv"))
    best = min(high for high, low in zip(data["max(f_n)"], data["min(f_n)"]) if low > 100)
    for method in ("cobyla", "slsqp"):
        output = call("optimise", out, *goal, "--method", method)
        value, parameters = found(output)
        assert value <= best, (method, value, best)
        near(value, middle, 0.02 * middle, method + " from the best row, and from the middle")
        contains(output, "from %.8g" % best)
        near(float(re.search(r"min\(f_n\) = (\S+), to be > 100", output).group(1)), 100, 1, "the constraint is active")


def test_messages(folder):
    possible(folder)
    out = plan(folder, "foot-strike", "--set", "K=1e6:2e7:2", "--output", "max(f_n)", "--stop", "0.02")
    for message, code, arguments in (
            ("needs one of --minimise", 2, []),
            ("no method 'newton'", 2, ["--minimise", "max(f_n)", "--method", "newton"]),
            ("knows no constraints", 2, ["--minimise", "max(f_n)", "--method", "sbplx", "--subject-to", "min(y)>0"]),
            ("'min(y)' is not understood", 2, ["--minimise", "max(f_n)", "--subject-to", "min(y)"]),
            ("no variable 'f'", 2, ["--minimise", "max(f)"]),
            ("no point that was tried keeps all constraints", 1, ["--minimise", "max(f_n)", "--subject-to", "max(y)>9"])):
        contains(call("optimise", out, *arguments, code=code), message)
    bad = plan(folder, "foot-strike", "--set", "R=0.1:0.9:2", "--output", "max(f_n)", name="bad")
    contains(call("optimise", bad, "--minimise", "max(f_n)", code=1), "the first run has failed: the foot starts")


def peak(a2, a3, a4):
    """Largest pressure, curvature radius at the start and lift integral of the cam in examples/sweeps, from its formulas."""
    a = [0.003 + a2 + a4, -(0.003 - a3), -a2, -a3, -a4]
    modulus, largest = 2.1e11 / (2 * (1 - 0.09)), 0
    for i in range(721):
        phi = i * math.pi / 720  # the law is even
        s = sum(a[k] * math.cos(k * phi) for k in range(5))
        s2 = -sum(k * k * a[k] * math.cos(k * phi) for k in range(5))
        force = 0.1 * 150 ** 2 * s2 + 20e3 * s + 150
        largest = max(largest, force * modulus / (math.pi * 0.012 * (0.03 + s + s2)))
    return math.sqrt(largest), 0.03 - sum(k * k * a[k] for k in range(5)), 2 * math.pi * a[0]


def test_lift_law_of_a_cam(folder):
    possible(folder)
    if not shutil.which(os.environ.get("OMC", "omc")):
        raise Skip("no OpenModelica here")
    out = plan(folder, "--model", "CamLaw", "--file", os.path.join(ROOT, "examples", "sweeps", "CamLaw.mo"), "--set",
               "a2=-0.001:0.001:2", "--set", "a3=-0.0005:0.0005:2", "--set", "a4=-0.0003:0.0003:2", "--output",
               "max(p_hertz),integral(s),first(radius)")
    goal = ["--minimise", "max(p_hertz)", "--subject-to", "integral(s)=0.0165", "--subject-to",
            "first(radius)>0.03"]
    # brute force: the integral fixes a2 + a4
    best = math.inf
    for i in range(-50, 51):
        for j in range(-30, 31):
            a3, a4 = i * 1e-5, j * 1e-5
            pressure, radius, _ = peak(0.0165 / (2 * math.pi) - 0.003 - a4, a3, a4)
            if radius > 0.03:
                best = min(best, pressure)
    for method in ("cobyla", "slsqp"):
        output = call("optimise", out, *goal, "--method", method, "--precision", "1e-5")
        value, parameters = found(output)
        pressure, radius, integral = peak(parameters["a2"], parameters["a3"], parameters["a4"])
        near(value, pressure, 1e-4 * pressure, method + ": the pressure")
        near(integral, 0.0165, 1e-4 * 0.0165, method + ": the integral")
        assert radius > 0.02999, radius
        print("# %s: %.6g Pa, brute force %.6g Pa" % (method, value, best))
        assert value < 1.002 * best, (method, value, best)


support.main(globals())
