#!/usr/bin/env python3
"""SUNDIALS and OpenModelica on the same examples: trajectories within 1e-4, events within 1e-5 s; what the page shows of
OpenModelica's own results, and their energy balance.

usage: test_engines.py PROGRAM
"""
import bisect
import json
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import support
from support import columns, equal, near

PROGRAM = sys.argv[1]
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data")
OMC = os.environ.get("OMC") or shutil.which("omc")
MISSING = "OpenModelica was not found: put omc on the PATH or name it in $OMC"

# Where an example is not compared in all outputs to its end: the time until which it is (None: to the end), and the
# outputs that are not. The forces of impacts rise within microseconds; there the events are compared instead.
SPECIAL = {
    "cam-roller-tappet": (None, ("f_n", "contact")),
    "tumbling-superellipsoid": (None, ("f_n",)),
    "oloid": (None, ("gap_1", "gap_2")),
    # The legs change their rates within microseconds when a foot strikes.
    "simplest-walker": (None, ("rate_left", "rate_right", "f_n")),
    "compass-walker": (None, ("rate_left", "rate_right", "f_n")),
    "round-feet-walker": (None, ("rate_left", "rate_right", "f_n")),
    # Every impact enlarges a difference: 50 contacts until this time, 148 in all. Then the statistics are compared.
    "ellipsoids-in-box": (1.2, ()),
}


# Valve trains: separation and landing to the microsecond, velocities of landings to this share.
EVENTS = {"bucket-tappet": 1e-6, "finger-follower": 1e-6}
VELOCITIES = 1e-4


def results(folder, name, engine):
    target = os.path.join(folder, name + "-" + engine)
    code, summary, error = support.run(PROGRAM, "run", name, "--engine", engine, "--out", target, timeout=1500)
    equal(code, 0, "%s with %s: %s" % (name, engine, error))
    balance = float(summary.split("closes to ")[1].split("(")[1].split()[0])
    assert balance < 2e-5, "%s with %s: the balance closes to %g only" % (name, engine, balance)
    return columns(os.path.join(target, "result.csv")), columns(os.path.join(target, "events.csv"))


def frames(folder, name, engine):
    """What the page shows, by time: poses, and contacts by number as (active, points, normal and curvature, force)."""
    with open(os.path.join(folder, name + "-" + engine, "index.html"), encoding="utf-8") as file:
        page = file.read()

    def part(what):
        return json.JSONDecoder().raw_decode(page, page.index('"%s":[' % what) + len(what) + 3)[0]
    dimension = 3 if '"spatial":true' in page else 2
    shown = {}
    for t, frame in zip(part("frameTimes"), part("frames")):
        contacts = {number: (active, points, rest[:2 * dimension - 1], rest[-dimension:])
                    for number, active, points, rest in frame["contact"]}
        shown[round(t, 9)] = frame["pose"], contacts
    return shown, dimension


def apart(a, b):
    return max((abs(x - y) for x, y in zip(a, b)), default=0)


def compare_frames(folder, name, end, events, forces):
    """Poses, contact points, normals, curvature radii and forces on both pages; returns the number of frames."""
    (ours, dimension), (theirs, _) = (frames(folder, name, engine) for engine in ("sundials", "openmodelica"))
    common = [t for t in ours if t in theirs and t <= end]
    assert len(common) > 100, "%s: %d common frames" % (name, len(common))
    size = max((abs(f) for _, contacts in ours.values() for c in contacts.values() for f in c[3]), default=1) or 1
    for t in common:
        for pose, other in zip(ours[t][0], theirs[t][0]):
            near(apart(pose[:3], other[:3]), 0, 1e-4, "%s: pose at %g" % (name, t))
            turn = min(apart(pose[3:], [sign * q for q in other[3:]]) for sign in (1, -1))
            near(turn, 0, 1e-4, "%s: rotation at %g" % (name, t))
        at_event = any(abs(t - event) < 1e-4 for event in events["time"]) or t == 0
        mine, other = ours[t][1], theirs[t][1]
        if at_event:
            continue
        equal({k: c[0] for k, c in mine.items()}, {k: c[0] for k, c in other.items()}, "%s: contacts at %g" % (name, t))
        for k, (_, points, shape, force) in mine.items():
            near(apart(points, other[k][1]), 0, 1e-4, "%s: contact points at %g" % (name, t))
            near(apart(shape[:dimension], other[k][2][:dimension]), 0, 1e-4, "%s: normal at %g" % (name, t))
            for a, b in zip(shape[dimension:], other[k][2][dimension:]):
                assert a == b or abs(a - b) < 1e-3 * abs(a), "%s: radius %r, %r at %g" % (name, a, b, t)
            if forces:
                near(apart(force, other[k][3]), 0, 5e-3 * size, "%s: force at %g" % (name, t))
    return len(common)


def value_at(data, name, t):
    i = min(bisect.bisect_left(data["time"], t - 1e-10), len(data["time"]) - 1)
    near(data["time"][i], t, 1e-9, "common times")
    return data[name][i]


def compare(folder, name):
    """Returns the largest deviations in words."""
    until, ignored = SPECIAL.get(name, (None, ()))
    ours, our_events = results(folder, name, "sundials")
    theirs, their_events = results(folder, name, "openmodelica")
    equal(list(ours), list(theirs), "columns")
    end = until or ours["time"][-1]
    # the interval is a short number and the commonest difference: events have rows of their own
    step = float("%.6g" % statistics.mode(round(b - a, 10) for a, b in zip(ours["time"], ours["time"][1:])))
    regular = [t for t in ours["time"] if t <= end and abs(t / step - round(t / step)) < 1e-6]
    written = {round(t, 9) for t in theirs["time"]}
    times = [t for t in regular if round(t, 9) in written]  # OpenModelica leaves out a few rows after events
    assert len(times) > max(100, 0.95 * len(regular))
    worst, worst_output = 0, "all"
    for output in ours:
        if output == "time" or output in ignored:
            continue
        scale = max(max(map(abs, ours[output])), 1e-8)  # smaller is rounding
        for t in times:
            a, b = value_at(ours, output, t), value_at(theirs, output, t)
            near(a, b, 1e-4 * scale, "%s: %s at %g s" % (name, output, t))
            if abs(a - b) > worst * scale:
                worst, worst_output = abs(a - b) / scale, output
    late = compare_events(name, our_events, their_events, end)
    if until:
        compare_statistics(ours, theirs)
    shown = compare_frames(folder, name, end, our_events, "f_n" not in ignored)
    return "%s: %s within %.1g, events within %.1g s, %d frames, until %g s" % (name, worst_output, worst, late, shown, end)


def compare_events(name, ours, theirs, end):
    """Events until the end, but for those of a contact that exists at the start; returns the largest difference."""
    def listed(events):
        return [(what, t) for what, t in zip(events["event"], events["time"]) if 1e-6 < t <= end]
    equal([what for what, _ in listed(ours)], [what for what, _ in listed(theirs)], name + ": events")
    differences = [abs(a - b) for (_, a), (_, b) in zip(listed(ours), listed(theirs))]
    near(max(differences, default=0), 0, EVENTS.get(name, 1e-5), name + ": time of an event")
    for what, t, a, b in zip(ours["event"], ours["time"], ours["v_impact"], theirs["v_impact"]):
        if name in EVENTS and what.startswith("impact"):
            near(b, a, VELOCITIES * max(a, 0.01), "%s: velocity of %s at %g s" % (name, what, t))
    return max(differences, default=0)


def compare_statistics(ours, theirs):
    """ellipsoids-in-box: how the energy decays, how often bodies and planes were hit, where all comes to rest."""
    for t in (1, 2, 3, 4, 5):
        for output, share, few in (("energy", 0.01, 0), ("contacts", 0.05, 2), ("contacts_bodies", 0.05, 2)):
            actual, expected = (data[output][bisect.bisect_right(data["time"], t + 1e-9) - 1] for data in (theirs, ours))
            near(actual, expected, share * expected + few, "%s until %g s" % (output, t))
    for output in ("x1", "y1", "z1", "x2", "y2", "z2"):
        near(theirs[output][-1], ours[output][-1], 5e-3, "%s at the end" % output)


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


def test_fitted_cams_give_their_table_back(folder):
    """A rounded lift table, its cam, the tappet that it drives: the lift at each angle of the table, with both engines. The
    elastic penetration is taken off; shape.mo is the same vector to OpenModelica."""
    with open(os.path.join(DATA, "lift.csv"), encoding="utf-8") as file:
        table = [[float(x) for x in line.split(";")] for line in file if line[0].isdigit()]
    assert len(table) > 150
    for name, base, turn, fit, options in (
            ("cam-flat-tappet", 0.03, -60, (), ("--set", "w_0=60", "--stop", 0.11)),
            ("cam-roller-tappet", 0.018, 50, ("--roller", 0.01), ("--set", "w_0=50", "--set", "c=20000", "--stop", 0.13))):
        fitted, ends = os.path.join(folder, name), {}
        code, _, error = support.run(PROGRAM, "fit", os.path.join(DATA, "lift.csv"), "--base-radius", base, *fit, "--out", fitted)
        equal(code, 0, error)
        for engine in ("sundials", "openmodelica") if OMC else ("sundials",):
            out = os.path.join(folder, engine)
            code, _, error = support.run(PROGRAM, "run", name, "--engine", engine, "--shape", fitted + "/shape.json", *options,
                                         "--out", out, timeout=1500)
            equal(code, 0, "%s: %s" % (engine, error))
            data = columns(os.path.join(out, "result.csv"))
            lift = [1e3 * (s - gap - base - (fit[1] if fit else 0)) for s, gap in zip(data["distance"], data["gap"])]
            for angle, expected in table:
                t = math.radians((angle + 90) % 360 if turn > 0 else (-90 - angle) % 360) / abs(turn)
                i = bisect.bisect_left(data["time"], t)
                if t == 0 or i >= len(lift):
                    continue
                part = (t - data["time"][i - 1]) / (data["time"][i] - data["time"][i - 1])
                near(lift[i - 1] + part * (lift[i] - lift[i - 1]), expected, 2e-3, "%s, %s at %g" % (name, engine, angle))
            ends[engine] = lift[-1]
        if not OMC:
            raise support.Skip(MISSING + "; SUNDIALS gives the table back")
        near(ends["sundials"], ends["openmodelica"], 1e-5, name + ": both engines at the end")
        check_function(fitted)


def check_function(fitted):
    """omc evaluates the function in shape.mo to the numbers of shape.json."""
    with open(os.path.join(fitted, "shape.json"), encoding="utf-8") as file:
        vector = json.load(file)["vector"]
    with open(os.path.join(fitted, "shape.mo"), encoding="utf-8") as file:
        name = re.search(r"function (\w+)", file.read()).group(1)
    script = os.path.join(fitted, "check.mos")
    with open(script, "w", encoding="utf-8") as file:
        file.write('loadModel(Modelica); loadFile("shape.mo"); print(checkModel(%s) + "\\n"); %s(); getErrorString();\n' % (name, name))
    said = subprocess.run([OMC, "check.mos"], cwd=fitted, capture_output=True, text=True, timeout=300).stdout
    support.contains(said, "completed successfully")
    found = [float(x) for x in re.search(r"^{([-+\d.e, ]+)}$", said, re.M).group(1).split(",")]
    equal(len(found), len(vector), "numbers of shape.mo")
    for a, b in zip(found, vector):
        near(a, b, 1e-12 * max(1, abs(b)), "a number of shape.mo")
    support.contains(said.splitlines()[-1], '""')


def test_parameters_reach_openmodelica(folder):
    """Of the class, and of its parts by modifications; an impossible one is refused."""
    if not OMC:
        raise support.Skip(MISSING)
    for name, output, change in (
            ("rattleback", "spin", ("w_0=4", "a=0.19", "depth=0.012", "I_31=-3e-5", "m=1.1")),
            ("rolling-ellipsoid", "w_x", ("a=0.25", "w_x=2", "w_z=-2")),
            ("tumbling-superellipsoid", "x", ("a=0.25", "eta=0.04", "m=2", "mu=0.3", "K=2e6", "rollingArm=0.01"))):
        found = []
        for engine in ("sundials", "openmodelica"):
            code, _, error = support.run(PROGRAM, "run", name, "--engine", engine, "--out", folder, "--stop", "0.4",
                                         "--interval", "0.01", *[w for c in change for w in ("--set", c)])
            equal(code, 0, error)
            found.append(columns(os.path.join(folder, "result.csv")))
        written = {round(t, 9) for t in found[1]["time"]}
        times = [t for t in (0.01 * i for i in range(41)) if round(t, 9) in written]  # it leaves out a few rows after events
        assert len(times) > 35, "%s: OpenModelica wrote %d of 41 rows" % (name, len(times))
        ours, theirs = ([value_at(data, output, t) for t in times] for data in found)
        for a, b in zip(ours, theirs):
            near(a, b, 1e-4 * max(map(abs, ours)), "%s of %s" % (output, name))
    code, _, error = support.run(PROGRAM, "run", "freeform-cam", "--engine", "openmodelica", "--set", "law=3")
    equal(code, 1, "exit code")
    support.contains(error, "law cannot be set", "--engine sundials")


def test_limits_of_validity_are_the_same(folder):
    """Of a joint that pulls, that slips, and of a walker that falls: what, when, and where the run ends."""
    if not OMC:
        raise support.Skip(MISSING)
    for name, change, limits in (("rolling-ellipse", "w_0=20", ("would lift off", "friction does not suffice")),
                                 ("rolling-wheel", "slope=1.5", ("friction does not suffice",)),
                                 ("passive-walker", "slope=0.2", ("penetrates too deep right foot", "ends "))):
        found = []
        for engine in ("sundials", "openmodelica"):
            data, events, summary = support.results(PROGRAM, folder, name, "--engine", engine, "--set", change)
            support.contains(summary, *limits)
            found.append((events, data["time"][-1]))
        ours, theirs = found
        compare_events(name, ours[0], theirs[0], ours[1] + 1e-3)
        near(theirs[1], ours[1], 0.01, name + ": end")


def agreement(name):
    """The test of one example; all of them run two at a time from the first one on."""
    def test(folder):
        if not OMC:
            raise support.Skip(MISSING)
        if not RUNNING:
            RUNNING.update({other: POOL.submit(compare, SCRATCH.name, other) for other in NAMES})
        print("# " + RUNNING[name].result())
    return test


NAMES = [line.split()[0] for line in support.run(PROGRAM, "list")[1].splitlines()]
POOL, RUNNING, SCRATCH = ThreadPoolExecutor(2), {}, tempfile.TemporaryDirectory()
TESTS = {"test_both_engines_agree_on_" + name: agreement(name) for name in NAMES}
support.main({**{name: value for name, value in globals().items() if name.startswith("test_")}, **TESTS})
