#!/usr/bin/env python3
"""The spatial examples of `normalcontact run` against independent truth.

usage: test_run_spatial.py PROGRAM
"""
import bisect
import math
import sys

import support
from support import compare, equal, near, reference

PROGRAM = sys.argv[1]


def results(folder, name, *arguments):
    return support.results(PROGRAM, folder, name, *arguments)


def test_rolling_sphere_keeps_its_velocity_and_ellipsoid_its_energy(folder):
    sphere, _, _ = results(folder, "rolling-ellipsoid", "--set", "a=0.2", "--set", "b=0.2", "--set", "c=0.2")
    v = [(sphere[name][1] - sphere[name][0]) / 0.01 for name in ("x", "z")]
    for i, t in enumerate(sphere["time"]):
        near(sphere["y"][i], 0.2, 1e-12, "height of a sphere")
        near(sphere["x"][i], v[0] * t, 1e-8, "x of a sphere")
        near(sphere["z"][i], v[1] * t, 1e-8, "z of a sphere")
        near(sphere["f_n"][i], 9.80665, 1e-8, "weight of a sphere")
    data, _, _ = results(folder, "rolling-ellipsoid", "--interval", "0.001", "--tolerance", "1e-12")
    y = data["y"]
    for i in range(2, len(y) - 2):
        near(data["energy"][i], data["energy"][0], 1e-8, "energy")
        acceleration = (-y[i - 2] + 16 * y[i - 1] - 30 * y[i] + 16 * y[i + 1] - y[i + 2]) / 12e-6
        near(data["f_n"][i], 9.80665 + acceleration, 2e-4, "force at %g" % data["time"][i])


def test_rattleback_turns_round_in_one_sense_only(folder):
    data, _, _ = results(folder, "rattleback")
    near(data["spin"][0], 5 * math.cos(math.pi / 360) ** 2, 1e-12, "initial spin")
    assert data["spin"][-1] < -4, "it turns round"
    for energy in data["energy"]:
        near(energy, data["energy"][0], 1e-8, "energy")
    other, _, _ = results(folder, "rattleback", "--set", "w_0=-5", "--stop", "3")
    assert max(other["spin"]) < -4, "not in the other sense"


def test_tumbling_body_loses_energy_and_a_sphere_bounces_as_asked(folder):
    data, _, _ = results(folder, "tumbling-superellipsoid")
    for before, after in zip(data["energy"], data["energy"][1:]):
        assert after <= before + 1e-6, "energy grows"
    near(data["energy"][-1], data["energy"][-200], 1e-3, "it comes to rest")
    sphere = [w for name in ("a=0.1", "b=0.1", "c=0.1", "delta=2", "epsilon=2", "eta=0.000001", "K=1e9",
                               "rollingArm=0", "spinningArm=0")
              for w in ("--set", name)]
    _, events, _ = results(folder, "tumbling-superellipsoid", *sphere, "--stop", "0.8", "--interval", "1e-4")
    v = [v for v in events["v_impact"] if v != ""]
    near(v[0], math.sqrt(2 * 9.80665 * (0.5 - math.sqrt(0.1 ** 2 + 1e-12))), 1e-5, "first impact")
    near(v[1] / v[0], 0.5, 1e-3, "restitution")
    near(v[2] / v[1], 0.5, 3e-3, "restitution")


def test_ball_in_bowl_equals_newton_and_euler(folder):
    data, events, _ = results(folder, "ball-in-bowl", "--tolerance", "1e-11")
    equal(list(data)[:5], ["time", "x", "y", "z", "angle"], "columns")
    compare(data, reference("Spatial.BallInBowl"), {"x": 1e-7, "y": 1e-7, "z": 1e-7})
    equal(events["event"], [], "the ball stays in contact")
    # small oscillations: period 2 pi sqrt(7 (R - r)/(5 g)), but for the creep of friction and the spring
    small, _, _ = results(folder, "ball-in-bowl", "--set", "angle_0=0.01", "--set", "v_0=0", "--stop", "3")
    rate = math.sqrt(5 * 9.80665 / (7 * 0.25))
    for t, x in zip(small["time"], small["x"]):
        near(x, 0.25 * math.sin(0.01) * math.cos(rate * t), 2e-5, "small oscillation at %g" % t)


def test_ellipsoid_on_torus_equals_newton_and_euler(folder):
    """Against a reference that knows the contact as the distance of the ellipsoid from the core circle of the torus."""
    data, events, _ = results(folder, "ellipsoid-on-torus")
    equal(list(data), ["time", "x", "y", "z", "f_n", "energy"], "columns")
    compare(data, reference("Spatial.EllipsoidOnTorus"), {"x": 1e-7, "y": 1e-7, "z": 1e-7, "f_n": 1e-4})
    for energy in data["energy"]:
        near(energy, data["energy"][0], 1e-8, "energy")


def test_oloid_rolls_on_a_segment_of_constant_length(folder):
    """Against the power balance along the generators, from the references of the Modelica example."""
    data, events, _ = results(folder, "oloid", "--interval", "0.01", "--tolerance", "1e-12")
    equal([e for e, t in zip(events["event"], events["time"]) if t < 0.99], [], "no lift-off at first")
    compare(data, reference("Spatial.Oloid"), {"x": 1e-8, "y": 1e-8, "z": 1e-8})
    for t, segment, energy in zip(data["time"], data["segment"], data["energy"]):
        if t <= 0.95:
            near(segment, 0.1 * math.sqrt(3), 1e-12, "segment at %g" % t)
            near(energy, data["energy"][0], 1e-8, "energy at %g" % t)
    large, _, _ = results(folder, "oloid", "--set", "radius=2")
    for segment in large["segment"]:
        near(segment, 2 * math.sqrt(3), 1e-11, "segment of a larger one")


def test_oloid_goes_on_after_a_release(folder):
    data, events, out = results(folder, "oloid", "--stop", "1.5")
    names = events["event"]
    equal(names[:2], ["first circle begins to slide", "first circle lifts off"], "first events")
    assert "second circle lifts off" in names and any("touches" in name for name in names), names
    near(min(data["gap_1"] + data["gap_2"]), 0, 1e-9, "nothing below the plane")
    assert max(data["gap_1"]) > 1e-3 and max(data["gap_2"]) > 1e-3, "both circles get off"
    assert min(data["f_n_1"] + data["f_n_2"]) >= 0, "the plane does not pull"
    free = [t for t, gap in zip(data["time"], data["gap_1"]) if gap > 1e-6]
    before = [e for t, e in zip(data["time"], data["energy"]) if t < 0.992]
    after = [e for t, e in zip(data["time"], data["energy"]) if min(free) <= t < 1.05]
    near(max(before) - min(before), 0, 1e-8, "energy before the release")
    near(max(after) - min(after), 0, 1e-8, "energy on one point")
    near(after[0], before[0], 1e-5, "energy through the release, but for a little sliding")
    near(float(out.split("closes to ")[1].split()[0]), 0, 1e-7, "balance")
    data, events, out = results(folder, "oloid", "--set", "mu=0.4")
    equal(events["event"], ["friction does not suffice to roll"], "little friction")
    near(data["time"][-1], events["time"][0], 1e-9, "the run ends there")
    assert "ends         at t = 0.749" in out, out
    _, events, _ = results(folder, "oloid", "--set", "slope=0.35", "--set", "mu=10")
    equal(events["event"], ["a point would slide but jams"], "much friction")


def flights(events):
    """The stretches of time in which no plane is touched."""
    touched, begin, found = set(), 0, []
    for t, event in zip(events["time"], events["event"]):
        what, where = event.split()
        if "plane" not in where:
            continue
        if not touched:
            found.append((begin, t))
        touched = touched | {where} if what == "impact" else touched - {where}
        begin = t
    return found


def test_ellipsoids_in_box_lose_energy_only_and_keep_their_momentum_when_they_collide(folder):
    """003 section 6; Table C.3 for masses, gravity and start."""
    m, g = {"1": 200, "2": 50}, 9.81
    data, events, _ = results(folder, "ellipsoids-in-box", "--interval", "0.0005")
    compare(data, reference("Spatial.EllipsoidsInBox"), dict.fromkeys(("x1", "y1", "z1", "x2", "y2", "z2"), 5e-8))
    times = data["time"]
    impacts = [event for event in events["event"] if event.startswith("impact")]
    between = impacts.count("impact body1-body2")
    assert len(impacts) > 100 and between > 30, "many collisions"
    equal([data[name][-1] for name in ("contacts", "contacts_bodies", "contacts_walls")],
          [len(impacts), between, len(impacts) - between], "counts")
    equal({event.split("-")[1] for event in impacts}, {"body2", "plane1", "plane2", "plane3", "plane4", "plane5"},
          "contacts between the bodies and with all planes")
    for i, t in enumerate(times):
        near(data["energy_mechanical"][i] + data["lost"][i], data["energy_mechanical"][0], 5e-5, "balance")
        if t < events["time"][0]:
            near(data["z1"][i], 1 - g * t * t / 2, 1e-8, "free fall")
        if i > 0:
            # In a contact that rolls, Hertz' stiffness changes with the curvature and the stored energy with it.
            assert data["energy"][i] <= data["energy"][i - 1] + 2e-6, "energy grows at %g" % t
    assert data["energy"][-1] < 0.1 * data["energy"][0], "they come to rest"
    # Through collisions of the bodies alone their common centre of mass flies on along its parabola.
    collisions = 0
    for begin, end in flights(events):
        inside = [t for t, e in zip(events["time"], events["event"])
                  if begin < t < end and e == "impact body1-body2"]
        if not inside or end - begin < 0.02:
            continue
        rows = range(bisect.bisect_left(times, begin), bisect.bisect_right(times, end))
        collisions += len(inside)
        for axis, gravity in (("x", 0), ("y", 0), ("z", g)):
            centre = [sum(m[b] * data[axis + b][i] for b in m) / 250 + gravity * (times[i] - begin) ** 2 / 2
                      for i in rows]
            slope = (centre[-1] - centre[0]) / (times[rows[-1]] - times[rows[0]])
            for i, c in zip(rows, centre):
                near(c, centre[0] + slope * (times[i] - times[rows[0]]), 1e-9, "centre of mass at %g" % times[i])
    assert collisions > 5, "collisions in flight"


support.main(globals())
