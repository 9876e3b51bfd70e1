#!/usr/bin/env python3
"""The examples of `normalcontact run` against independent truth.

usage: test_run.py PROGRAM
"""
import bisect
import math
import os
import re
import sys

import support
from support import columns, equal, near

PROGRAM = sys.argv[1]


def results(folder, name, *arguments):
    code, output, error = support.run(PROGRAM, "run", name, "--out", folder, *arguments)
    equal((code, error), (0, ""), name)
    return columns(os.path.join(folder, "result.csv")), columns(os.path.join(folder, "events.csv")), output


def runge_kutta(rates, state, step):
    """One step of the classical fourth-order method."""
    def moved(k, h):
        return [s + h * r for s, r in zip(state, k)]
    k1 = rates(state)
    k2 = rates(moved(k1, step / 2))
    k3 = rates(moved(k2, step / 2))
    k4 = rates(moved(k3, step))
    return [s + step / 6 * (a + 2 * b + 2 * c + d) for s, a, b, c, d in zip(state, k1, k2, k3, k4)]


def test_rocking_foot_equals_its_differential_equation(folder):
    """000 (85), (87), (88), written down again and integrated by another method."""
    R, m, J, g = 0.08, 1.1, 0.006, 9.80665

    def f(alpha):
        b = alpha - math.pi / 5
        return (R * (1 + 0.9 * math.cos(b) + math.sin(2 * b) / 6 + math.sin(3 * b) / 15),
                R * (-0.9 * math.sin(b) + math.cos(2 * b) / 3 + math.cos(3 * b) / 5),
                R * (-0.9 * math.cos(b) - 2 * math.sin(2 * b) / 3 - 3 * math.sin(3 * b) / 5))

    def rates(state):
        alpha, w = state
        f0, f1, f2 = f(alpha)
        return [w, -m * f1 * ((f0 + f2) * w * w + g) / (m * (f0 * f0 + f1 * f1) + J)]

    data, events, _ = results(folder, "rocking-foot")
    equal(list(data), ["time", "alpha", "w", "F_x", "F_z", "mu_required", "energy"], "columns")
    equal(events, {"time": [], "event": [], "v_impact": []}, "events")
    equal(len(data["time"]), 301, "rows")
    state, steps = [-0.6, 0.0], 200
    for i, t in enumerate(data["time"]):
        near(t, 0.01 * i, 1e-12, "time")
        if i > 0:
            for _ in range(steps):
                state = runge_kutta(rates, state, 0.01 / steps)
        alpha, w = state
        acceleration = rates(state)[1]
        f0, f1, f2 = f(alpha)
        F_x, F_z = m * (f0 * acceleration + f1 * w * w), m * (f1 * acceleration + f2 * w * w + g)
        near(data["alpha"][i], alpha, 1e-8, "alpha at %g" % t)
        near(data["w"][i], w, 5e-8, "w at %g" % t)
        near(data["F_x"][i], F_x, 3.5e-7, "F_x at %g" % t)
        near(data["F_z"][i], F_z, 3.5e-7, "F_z at %g" % t)
        near(data["mu_required"][i], abs(F_x / F_z), 1e-8, "mu at %g" % t)


def test_rolling_wheel_equals_the_closed_form(folder):
    r, m, J, slope, v_0, g = 0.3, 2, 0.06, 0.1, 1, 9.80665
    a = g * math.sin(slope) / (1 + J / (m * r * r))
    data, _, _ = results(folder, "rolling-wheel")
    for i, t in enumerate(data["time"]):
        near(data["x"][i], -v_0 * t + a * t * t / 2, 1e-9, "x")
        near(data["w"][i], (-v_0 + a * t) / r, 1e-9, "w")
        near(data["f_n"][i], m * g * math.cos(slope), 1e-9, "f_n")
        near(data["f_t"][i], -a * J / r ** 2, 1e-9, "f_t")


def test_rolling_ellipse_conserves_energy_and_its_height_is_the_potential(folder):
    a, b, m, g = 0.2, 0.1, 1, 9.80665
    data, _, _ = results(folder, "rolling-ellipse")
    for i, alpha in enumerate(data["alpha"]):
        near(data["energy"][i], data["energy"][0], 1e-7, "energy")
        near(data["y"][i], math.hypot(a * math.sin(alpha), b * math.cos(alpha)), 1e-11, "y")
    # Small oscillations about the lowest position: (m b^2 + J) w^2 = m g f'' with f'' = (a^2 - b^2)/b
    slow, _, _ = results(folder, "rolling-ellipse", "--set", "w_0=0.001", "--tolerance", "1e-12", "--stop", 5)
    J = m * (a * a + b * b) / 4
    w = math.sqrt(m * g * (a * a - b * b) / b / (m * b * b + J))
    for t, alpha in zip(slow["time"], slow["alpha"]):
        near(alpha, 0.001 / w * math.sin(w * t), 1e-8, "small oscillation")


def test_cam_roller_lifts_off_and_bounces_in_every_revolution(folder):
    """000 section 6.2 and Fig. 8, with the corrections of the printed equations."""
    R, c, K = 0.01, 200, 4 / 3 * 2.1e11 / (2 * 0.91) * math.sqrt(0.005)
    data, events, output = results(folder, "cam-roller-tappet")
    equal(list(data), ["time", "distance", "gap", "f_n", "contact", "w_roller"], "columns")
    near(data["f_n"][0], c * data["distance"][0], 1e-9, "static equilibrium")
    near(K * (-data["gap"][0]) ** 1.5, data["f_n"][0], 1e-9, "the first contact")
    for t, distance, gap, contact, force in zip(data["time"], data["distance"], data["gap"], data["contact"],
                                                data["f_n"]):
        assert force >= 0, "the contact pulls at %g" % t
        assert abs(gap) < 1e-9 or contact == (gap < 0), "contact flag at %g" % t
        x = (100 * t - math.pi / 2) % (2 * math.pi)
        lobe = R / 3 * (x - math.pi / 6) ** 3 * (5 * math.pi / 6 - x) ** 4
        G = 2 * R + (lobe if math.pi / 6 < x < 5 * math.pi / 6 else 0)
        assert (distance > G) == (gap > 0) or abs(gap) < 1e-12, "sign of the gap at %g" % t
    for revolution in range(3):
        lift = [v for t, v in zip(data["time"], data["gap"]) if revolution <= 100 * t / (2 * math.pi) < revolution + 1]
        assert max(lift) > 1e-3, "no lift-off in revolution %d" % revolution
    near(events["time"][0], 0.02717, 1e-5, "first lift-off")
    equal(events["event"][:4], ["lift-off", "impact", "lift-off", "impact"], "events")
    # Hunt and Crossley: (1 + e) d = ln((1 + d)/(1 - e d)) with d = 3 (1 - 0.6)/2 gives e = 0.7121
    d, e = 0.6, 0.5
    for _ in range(100):
        e = (1 - (1 + d) * math.exp(-(1 + e) * d)) / d
    near(e, 0.712, 1e-3, "restitution of the law")
    # The bounces in flight over the base circle under the spring: the impact velocities fall by e.
    v = [v for v in events["v_impact"] if v != ""]
    near(v[2] / v[1], e, 0.02, "measured restitution")
    assert ", lost " in output


def test_cam_balance_and_convergence(folder):
    """The same motion by a smaller tolerance: events agree as asked of two engines."""
    _, coarse, _ = results(folder, "cam-roller-tappet", "--stop", "0.1")
    _, fine, _ = results(folder, "cam-roller-tappet", "--stop", "0.1", "--tolerance", "1e-11")
    fast = [i for i, v in enumerate(fine["v_impact"]) if v != "" and v > 0.01]
    assert len(fast) > 8
    for i in fast:
        near(coarse["time"][i], fine["time"][i], 1e-5, "event %d" % i)


def test_cam_flat_tappet_follows_the_lift_law(folder):
    data, events, _ = results(folder, "cam-flat-tappet")
    equal(events["time"], [], "no lift-off at this speed")
    for t, distance, x_C in zip(data["time"], data["distance"], data["x_C"]):
        x = (-150 * t - math.pi / 2 - 0.5) % (2 * math.pi)
        u, sign = (x / 1.6, 1) if x < 1.6 else (2 - x / 1.6, -1)
        law = 0.006 * (35 * u ** 4 - 84 * u ** 5 + 70 * u ** 6 - 20 * u ** 7) if 0 < u < 1 else 0
        slope = 0.006 / 1.6 * sign * 140 * (u - u * u) ** 3 if 0 < u < 1 else 0
        near(distance, 0.02 + law, 2e-5, "distance at %g" % t)
        near(x_C, slope, 1e-9, "contact point at %g" % t)
    _, events, _ = results(folder, "cam-flat-tappet", "--set", "w_0=500")
    assert "impact" in events["event"], "the valve floats at a higher speed"


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


def reference(name):
    """The columns of the reference of a Modelica example, made independently of the kernel."""
    return columns(os.path.join(os.path.dirname(__file__), "..", "modelica", "references",
                                "NormalContact.Examples.%s.csv" % name))


def compare(data, expected, tolerances):
    """Columns at the times of a reference, within absolute tolerances."""
    index = {round(t, 9): i for i, t in enumerate(data["time"])}
    for i, t in enumerate(expected["time"]):
        for name, tolerance in tolerances.items():
            near(data[name][index[round(t, 9)]], expected[name][i], tolerance, "%s at %g" % (name, t))


def test_foot_strikes_with_the_heel_and_leaves_at_the_toe(folder):
    data, events, summary = results(folder, "foot-strike", "--tolerance", "1e-11")
    equal(list(data), ["time", "angle", "x", "y", "f_n", "f_t", "sole"], "columns")
    compare(data, reference("Gait.FootStrike"),
            {"angle": 1e-7, "x": 1e-8, "y": 1e-8, "f_n": 1e-2, "f_t": 1e-2, "sole": 1e-8})
    first, last = (data["sole"][data["time"].index(t)] for t in (events["time"][0], events["time"][-1]))
    equal((events["event"][0], events["event"][-1]), ("impact", "lift-off"), "events")
    assert first < -0.015 and last > 0.1, "heel first (%g m), toe last (%g m)" % (first, last)
    coarse, coarse_events, _ = results(folder, "foot-strike")
    equal(coarse_events["event"], events["event"], "events")
    for a, b in zip(coarse_events["time"], events["time"]):
        near(a, b, 1e-6, "time of an event")


def test_passive_walker_walks_in_the_cycle_of_the_rigid_one(folder):
    """Ideal rolling and plastic strikes, by walker.py of the references; the contact is elastic, so nearly."""
    rigid = reference("Gait.PassiveWalker")
    data, events, _ = results(folder, "passive-walker")
    equal(list(data), ["time", "phi_left", "phi_right", "steps", "period", "length"], "columns")
    equal(data["steps"][-1], rigid["steps"][0], "steps")
    near(data["period"][-1], rigid["period"][0], 1e-3, "duration of a step")
    near(data["length"][-1], rigid["length"][0], 5e-4, "length of a step")
    fast = [(t, e) for t, e, v in zip(events["time"], events["event"], events["v_impact"]) if v != "" and v > 0.1]
    equal([e for _, e in fast], ["impact %s foot" % ("left", "right")[i % 2] for i in range(16)], "heel strikes")
    for (a, _), (b, _), (c, _) in zip(fast[8:], fast[9:], fast[10:]):
        near(c - b, b - a, 1e-3, "a steady gait")
    _, fine, _ = results(folder, "passive-walker", "--tolerance", "1e-11")
    for a, b in zip(events["time"], fine["time"]):
        near(a, b, 1e-5, "time of an event")


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


def test_freeform_cam_gives_its_law_back(folder):
    for law in ("1", "2", "5"):
        data, events, _ = results(folder, "freeform-cam", "--set", "law=" + law)
        equal(events["time"], [], "the follower stays on the cam")
        for name, other, tolerance in (("s", "law_s", 1e-8), ("s_rate", "law_rate", 1e-6),
                                       ("s_acceleration", "law_acceleration", 1e-3)):
            for value, prescribed in zip(data[name], data[other]):
                near(value, prescribed, tolerance, name + " of law " + law)
        for energy in data["energy"]:
            near(energy, data["energy"][0], 1e-7, "energy")
    _, events, _ = results(folder, "freeform-cam", "--set", "w_0=400", "--set", "J=1")
    assert "would lift off" in events["event"], "too fast for the spring"


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


def test_elliptic_disc_rocks_as_a_rocking_stone(folder):
    data, events, _ = results(folder, "ellipse-pair")
    equal(events["event"], ["impact", "lift-off", "impact"], "it bounces once")
    for i in range(1, len(data["time"])):
        near(data["s_a"][i], data["s_a_rolled"][i], 1e-8, "arc length on the upper disc")
        near(data["s_b"][i], data["s_b_rolled"][i], 1e-8, "arc length on the lower disc")
        assert data["energy"][i] <= data["energy"][i - 1] + 1e-9, "energy grows"
    fine, _, _ = results(folder, "ellipse-pair", "--interval", "0.01", "--tolerance", "1e-10")
    compare(fine, reference("Planar.EllipsePair"),
            {"x": 1e-8, "y": 1e-8, "phi": 5e-8, "phi_b": 5e-8, "s_a": 1e-8, "s_b": 1e-8})
    # On a lower disc that cannot turn, hard and without slip: with the curvature radii a^2/b of both discs,
    # 1/rho = 1/rho_a + 1/rho_b, small oscillations have (I + m b^2) w^2 = m g (rho - b).
    still = ("I_b=1e9", "c_b=1e9", "K=1e10", "v_d=1e-5", "restitution=0.1", "x_0=0.001", "y_0=0.15001", "phi_0=0.003")
    data, _, _ = results(folder, "ellipse-pair", *(word for value in still for word in ("--set", value)))
    m, a, b, rho = 1, 0.15, 0.05, 1 / (0.05 / 0.15 ** 2 + 0.1 / 0.3 ** 2)
    expected = math.sqrt(m * 9.81 * (rho - b) / (m * (a * a + b * b) / 4 + m * b * b))
    phi = [p for t, p in zip(data["time"], data["phi"]) if t > 0.5]  # equal steps: all events are before
    step, n = 0.002, 25
    pairs = [(phi[i], phi[i - n] - 2 * phi[i] + phi[i + n]) for i in range(n, len(phi) - n)]
    mean = [sum(column) / len(pairs) for column in zip(*pairs)]
    slope = sum((p - mean[0]) * (q - mean[1]) for p, q in pairs) / sum((p - mean[0]) ** 2 for p, _ in pairs)
    near(2 / (n * step) * math.asin(math.sqrt(-slope) / 2), expected, 2e-4 * expected, "frequency")


def test_parameters_and_outputs_are_those_of_the_modelica_examples(folder):
    """By their text: parameters with a number as default, and all outputs but those of a comparison with the MSL."""
    listed, name = {}, None
    for line in support.run(PROGRAM, "list", "--parameters")[1].splitlines():
        if line[0] != " ":
            name = line.split()[0]
            listed[name] = {}
        else:
            listed[name][line.split()[0]] = float(line.split()[1])
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    for name, parameters in listed.items():
        data, _, _ = results(os.path.join(folder, name), name, "--stop", "0.001")
        with open(os.path.join(folder, name, "index.html"), encoding="utf-8") as file:
            path = re.search(r'"Modelica class","([\w.]+)"', file.read()).group(1).replace(".", os.sep) + ".mo"
        with open(os.path.join(root, path), encoding="utf-8") as file:
            text = file.read()
        for parameter, value in re.findall(r"^  parameter \S+ (\w+)(?:\(.*?\))?=([-+.\de]+) ", text, re.M):
            assert parameter in parameters, "%s lacks the parameter %s" % (name, parameter)
            near(parameters[parameter], float(value), 1e-5 * abs(float(value)), "%s of %s" % (parameter, name))
        for output in re.findall(r"^  output \S+ (\w+)\b(?!\[)", text, re.M):
            assert output in data or output.endswith("_MSL"), "%s lacks the output %s" % (name, output)


def test_every_example_runs_and_closes_its_balance(folder):
    code, output, _ = support.run(PROGRAM, "list")
    equal(code, 0, "list")
    names = [line.split()[0] for line in output.splitlines()]
    assert len(names) == len(set(names)) >= 9
    for name in names:
        _, _, summary = results(os.path.join(folder, name), name)
        remainder = float(summary.split("closes to ")[1].split("(")[1].split()[0])
        assert remainder < 2e-6, "%s: the balance closes to %g only" % (name, remainder)


support.main(globals())
