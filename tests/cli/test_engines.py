#!/usr/bin/env python3
"""SUNDIALS and OpenModelica on the same examples: trajectories within 1e-4, events within 1e-5 s.

usage: test_engines.py PROGRAM
"""
import bisect
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor

import support
from support import columns, equal, near

PROGRAM = sys.argv[1]
OMC = os.environ.get("OMC") or shutil.which("omc")

# Examples, the time until which they are compared (None: to the end), and outputs that are not: the forces of
# impacts rise within microseconds, so there the events are compared instead.
EXAMPLES = {
    "rolling-wheel": (None, ()),
    "rolling-ellipse": (None, ()),
    "rocking-foot": (None, ()),
    "cam-roller-tappet": (None, ("f_n", "contact")),
    "cam-flat-tappet": (None, ()),
    "rolling-ellipsoid": (None, ()),
    "rattleback": (None, ()),
    "tumbling-superellipsoid": (None, ("f_n",)),
    "ellipse-pair": (None, ("f_n",)),
    # Every impact enlarges a difference; after this time the statistics are compared. The elastic energy belongs to
    # impacts of a millisecond.
    "ellipsoids-in-box": (0.9, ("energy",)),
}


def results(folder, name, engine):
    target = os.path.join(folder, name + "-" + engine)
    code, _, error = support.run(PROGRAM, "run", name, "--engine", engine, "--out", target, timeout=1500)
    equal(code, 0, "%s with %s: %s" % (name, engine, error))
    return columns(os.path.join(target, "result.csv")), columns(os.path.join(target, "events.csv"))


def value_at(data, name, t):
    i = min(bisect.bisect_left(data["time"], t - 1e-10), len(data["time"]) - 1)
    near(data["time"][i], t, 1e-9, "common times")
    return data[name][i]


def compare(folder, name):
    until, ignored = EXAMPLES[name]
    ours, our_events = results(folder, name, "sundials")
    theirs, their_events = results(folder, name, "openmodelica")
    equal(list(ours), list(theirs), "columns")
    end = until or ours["time"][-1]
    step = ours["time"][1]
    times = [t for t in ours["time"] if t <= end and abs(t / step - round(t / step)) < 1e-6]
    assert len(times) > 100
    for output in ours:
        if output == "time" or output in ignored:
            continue
        scale = max(map(abs, ours[output]))
        for t in times:
            near(value_at(ours, output, t), value_at(theirs, output, t), 1e-4 * scale, "%s at %g s" % (output, t))
    count = sum(t <= end for t in our_events["time"])
    equal(our_events["event"][:count], their_events["event"][:count], "events")
    for a, b in zip(our_events["time"][:count], their_events["time"]):
        near(a, b, 1e-5, "time of an event")
    if until:
        compare_statistics(ours, theirs)


def compare_statistics(ours, theirs):
    """ellipsoids-in-box: how the energy decays, how often bodies and planes were hit, where all comes to rest."""
    for t in (1, 2, 3, 4, 5):
        for output, share, few in (("energy", 0.02, 0), ("contacts", 0.1, 3), ("contacts_bodies", 0.1, 3)):
            expected = value_at(ours, output, t)
            near(value_at(theirs, output, t), expected, share * expected + few, "%s until %g s" % (output, t))
    for output in ("x1", "y1", "z1", "x2", "y2", "z2"):
        near(theirs[output][-1], ours[output][-1], 0.02, "%s at the end" % output)


def test_openmodelica_is_asked_for_but_missing(folder):
    environment = dict(os.environ, OMC="/no/such/omc")
    code, _, error = support.run(PROGRAM, "run", "rocking-foot", "--engine", "openmodelica", "--out", folder,
                                 env=environment)
    equal(code, 1, "exit code")
    support.contains(error, "/no/such/omc", "--engine sundials")
    environment = dict(os.environ, NORMALCONTACT_MODELICA="/no/such/package.mo")
    code, _, error = support.run(PROGRAM, "run", "rocking-foot", "--engine", "openmodelica", "--out", folder,
                                 env=environment)
    equal(code, 1, "exit code")
    support.contains(error, "/no/such/package.mo", "NORMALCONTACT_MODELICA")
    equal(os.listdir(folder), [], "files")


def test_a_parameter_reaches_openmodelica(folder):
    if not OMC:
        raise support.Skip("omc was not found")
    change = ["--set", "alpha_0=-0.5", "--stop", "0.2", "--interval", "0.01"]
    angle = []
    for engine in ("sundials", "openmodelica"):
        code, _, error = support.run(PROGRAM, "run", "rocking-foot", "--engine", engine, "--out", folder, *change)
        equal(code, 0, error)
        angle.append(columns(os.path.join(folder, "result.csv"))["alpha"])
    near(angle[0][0], -0.5, 1e-12, "start")
    for a, b in zip(*angle):
        near(a, b, 1e-6, "alpha")


def test_both_engines_agree_on_every_example(folder):
    if not OMC:
        raise support.Skip("omc was not found")
    with ThreadPoolExecutor(2) as pool:
        for future in [pool.submit(compare, folder, name) for name in EXAMPLES]:
            future.result()


support.main(globals())
