#!/usr/bin/env python3
"""Where the model of an example stops being valid is an event, in events.csv and in the summary.

usage: test_limits.py PROGRAM
"""
import math
import os
import sys

import support
from support import contains, equal, near

PROGRAM = sys.argv[1]
LIMITS = {"would lift off": "presses again", "friction does not suffice": "friction suffices again",
          "penetrates too deep": "penetrates less deep again", "passes the rim of the bowl": "comes back over the rim",
          "tips over its edge": "comes back over its edge", "the hip falls to the ground": None}


def results(folder, name, *changes, **options):
    words = [word for change in changes for word in ("--set", change)]
    words += [word for option, value in options.items() for word in ("--" + option, str(value))]
    return support.results(PROGRAM, folder, name, *words)


def stretches(events, limit, end):
    """The times between leaving a limit and keeping it again."""
    times = [t for t, event in zip(events["time"], events["event"]) if event in (limit, LIMITS[limit])]
    names = [event for event in events["event"] if event in (limit, LIMITS[limit])]
    equal(names, ([limit, LIMITS[limit]] * len(names))[:len(names)], "left and kept in turn")
    return list(zip(times[::2], times[1::2] + [end]))


def agree(data, events, limit, reserve, tolerance):
    """The rows where the reserve is negative are those within the stretches; it vanishes where they begin and end."""
    found = stretches(events, limit, data["time"][-1])
    edges = {t for stretch in found for t in stretch}
    for i, t in enumerate(data["time"]):
        if t in edges and 0 < t < data["time"][-1]:
            near(reserve[i], 0, tolerance, "%s: reserve at its event at %g" % (limit, t))
        elif abs(reserve[i]) > tolerance:
            equal(any(a <= t <= b for a, b in found), reserve[i] < 0, "%s at %g" % (limit, t))
    return found


def test_defaults_are_valid(folder):
    """All examples but the torus, whose text tells that its joint pulls."""
    for line in support.run(PROGRAM, "list")[1].splitlines():
        name = line.split()[0]
        _, events, summary = support.results(PROGRAM, os.path.join(folder, name), name)
        left = [event for event in events["event"] if any(event.startswith(limit) for limit in LIMITS)]
        equal(left, ["would lift off"] if name == "ellipsoid-on-torus" else [], name)
        equal("not valid" in summary, bool(left), name + ": summary")


def test_a_wheel_on_a_steep_slope_needs_friction(folder):
    needed = math.tan(1.5) / (1 + 2 * 0.3 ** 2 / 0.06)
    near(needed, 3.525, 1e-3, "closed form")
    _, events, summary = results(folder, "rolling-wheel", "slope=1.5")
    equal((events["time"], events["event"]), ([0], ["friction does not suffice"]), "events")
    contains(summary, "events       1\n", "not valid    friction does not suffice: from t = 0 s, for 3 s of 3 s\n")
    for mu, expected in ((needed - 1e-9, 1), (needed + 1e-9, 0)):
        _, events, _ = results(folder, "rolling-wheel", "slope=1.5", "mu=%.15g" % mu)
        equal(len(events["time"]), expected, "events with mu = %.12g" % mu)
    _, events, _ = results(folder, "rolling-wheel", "mu=0")
    equal(events["event"], ["friction does not suffice"], "no friction at all")


def test_a_limit_that_is_met_at_the_start_and_left_at_once(folder):
    """A disc that starts upright needs no friction at that instant: no root is crossed when it begins to need some."""
    for interval in (0.005, 3):
        _, events, summary = results(folder, "rolling-ellipse", "mu=0", interval=interval)
        equal((events["time"], events["event"]), ([0], ["friction does not suffice"]), "no friction at all")
        contains(summary, "not valid    friction does not suffice: from t = 0 s, for 3 s of 3 s\n")
    _, events, _ = results(folder, "rolling-ellipse", "mu=0", "w_0=0")
    equal(events["event"], [], "at rest")


def test_a_disc_that_is_too_fast_would_jump(folder):
    data, events, summary = results(folder, "rolling-ellipse", "w_0=20")
    assert min(data["f_n"]) < -9, "the ground pulls"
    pulls = agree(data, events, "would lift off", data["f_n"], 1e-9)
    agree(data, events, "friction does not suffice",
          [f_n - abs(f_t) for f_n, f_t in zip(data["f_n"], data["f_t"])], 1e-8)
    total = sum(b - a for a, b in pulls)
    contains(summary, "would lift off: from t = %.5g s, for %.3g s of 3 s" % (pulls[0][0], total))
    # also where no row lies within a stretch
    coarse, few, _ = results(folder, "rolling-ellipse", "w_0=20", interval=3)
    equal(few, events, "events of the rows at the ends only")
    equal(coarse["time"], sorted({0, *events["time"], 3}), "rows at events and at both ends")


def test_rolling_in_space_needs_friction_and_pressure(folder):
    data, events, _ = results(folder, "rattleback", "w_0=30", stop=2)
    agree(data, events, "would lift off", data["f_n"], 1e-7)
    assert stretches(events, "friction does not suffice", 2) and stretches(events, "tips over its edge", 2)
    data, events, _ = results(folder, "rolling-ellipsoid", "w_x=15")
    assert agree(data, events, "would lift off", data["f_n"], 1e-7)
    _, events, _ = results(folder, "rattleback", "mu=0.75")
    assert stretches(events, "friction does not suffice", 10), "it needs 0.76"
    _, events, _ = results(folder, "rattleback", "mu=0.77")
    equal(events["event"], [], "0.77 suffices")


def test_joints_that_slide_would_lift_off(folder):
    data, events, _ = results(folder, "ellipsoid-on-torus")
    equal(len(agree(data, events, "would lift off", data["f_n"], 1e-8)), 1, "stretches")
    data, events, _ = results(folder, "freeform-cam", "w_0=400", "J=1", stop=0.1)
    assert len(agree(data, events, "would lift off", data["f_n"], 1e-4)) > 5


def test_a_walker_on_a_steep_slope_falls(folder):
    data, events, summary = results(folder, "passive-walker", "slope=0.2")
    equal(events["event"], ["impact left foot", "penetrates too deep right foot", "the hip falls to the ground"], "events")
    near(data["time"][-1], events["time"][-1], 1e-9, "the run ends there")
    # on the leg that stands the hip is at 0.2 + 0.8 cos(phi), but for the elasticity of the foot
    near(0.2 + 0.8 * math.cos(data["phi_left"][-1]), 0, 1e-3, "height of the hip")
    i = data["time"].index(events["time"][1])
    near(math.cos(data["phi_left"][i]) - math.cos(data["phi_right"][i]), -0.2 / 0.8, 1e-3, "depth of the other foot")
    contains(summary, "simulated    0.98", "ends         at t = 0.987", "the hip falls", "not valid    penetrates too deep right")


def test_a_runner_falls(folder):
    _, events, summary = results(folder, "foot-strike", "leg_0=0.8", "L_0=1.2", stop=2)
    equal(events["event"][-1], "the hip falls to the ground", "last event")
    contains(summary, "ends         at t = ")


def test_contacts_that_are_too_soft(folder):
    data, events, _ = results(folder, "tumbling-superellipsoid", "K=1e5")
    agree(data, events, "penetrates too deep", [0.01 + gap for gap in data["gap"]], 1e-9)
    data, events, _ = results(folder, "ellipse-pair", "K=1e4")
    agree(data, events, "penetrates too deep", [0.005 + gap for gap in data["gap"]], 1e-9)
    data, events, _ = results(folder, "cylinder-head", "f_0=2e4", stop=0.05)
    assert "penetrates too deep cam 1" in events["event"], events
    _, events, _ = results(folder, "ellipsoids-in-box", "E=1e6", "nu=0", stop=1)
    assert any(event.startswith("penetrates too deep body1-") for event in events["event"])
    for name in ("finger-follower", "bucket-tappet"):
        data, events, _ = results(folder, name, "f_0=1e5", "c=1e7", stop=0.002)
        equal((events["time"][0], "penetrates too deep seat" in events["event"], data["s"][0] < -0.001), (0, True, True), name)
    _, events, _ = results(folder, "cam-roller-tappet", "c=1e8", stop=0.001)
    equal((events["time"], events["event"]), ([0], ["penetrates too deep"]), "from the start")


def test_a_ball_that_leaves_its_bowl(folder):
    data, events, _ = results(folder, "ball-in-bowl", "v_0=10")
    assert len(agree(data, events, "passes the rim of the bowl", [-y for y in data["y"]], 1e-9)) > 5


def test_results_do_not_depend_on_the_interval_of_the_rows(folder):
    """Neither steps nor the guards against endless runs do: a few rows of a long run are possible."""
    for name, stop in (("cam-roller-tappet", 0.1), ("cam-flat-tappet", 0.1), ("rattleback", 3)):
        data, events, _ = results(os.path.join(folder, "1"), name, stop=stop)
        coarse, few, _ = results(os.path.join(folder, "2"), name, stop=stop, interval=stop)
        equal(few["event"], events["event"], name + ": events")
        for a, b in zip(few["time"], events["time"]):
            near(a, b, 1e-7, name + ": time of an event")
        for column in data:
            scale = max(map(abs, data[column]))
            near(coarse[column][-1], data[column][-1], 1e-4 * scale, "%s: last %s" % (name, column))
    _, events, _ = results(folder, "cam-roller-tappet", stop=5, interval=5)
    assert len(events["time"]) > 1000, "events within one interval"
    data, _, summary = results(folder, "cam-flat-tappet", stop=1.2, interval=1.2)
    equal(data["time"], [0, 1.2], "rows")
    assert int(summary.split(" steps")[0].split()[-1]) > 100000, "steps within one interval"


support.main(globals())
