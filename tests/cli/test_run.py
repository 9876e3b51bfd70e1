#!/usr/bin/env python3
"""The planar examples of `normalcontact run` against independent truth, and what all examples have in common.

usage: test_run.py PROGRAM
"""
import math
import os
import sys

import support
from support import compare, contains, equal, near, reference

PROGRAM = sys.argv[1]


def results(folder, name, *arguments):
    return support.results(PROGRAM, folder, name, *arguments)


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


def test_cylinder_head_runs_up_until_its_valves_float(folder):
    """Three of the valves below the speed of float against their equation of motion; then what floats."""
    data, events, _ = results(folder, "cylinder-head")
    compare(data, reference("ValveTrain.CylinderHead"), {"s[1]": 1e-7, "s[3]": 1e-7, "s[6]": 1e-7})
    near(data["w"][-1], 450, 1e-9, "speed at the end")
    first = {i: next(t for t, f in zip(data["time"], data["floating[%d]" % i]) if f > 0.5) for i in range(1, 9)}
    for i, t in first.items():
        assert 330 < 150 + 750 * t < 450, "valve %d floats at %g rad/s" % (i, 150 + 750 * t)
    contains(" ".join(events["event"]), *("impact cam %d" % i for i in range(1, 9)))


def table_lift(phi):
    """The formula of data/lift.csv, in m."""
    degrees = math.degrees(phi) % 360
    x = max(0, min(degrees - 100, 260 - degrees) / 80)
    return 0.008 * x ** 4 * (35 - 84 * x + 70 * x ** 2 - 20 * x ** 3)


def test_valves_follow_the_lift_table(folder):
    """Slowly: within the elastic deformation, what rings after the lash, the leak-down and the geometry of the finger."""
    for name, lash, most in (("bucket-tappet", 1e-4, 3e-5), ("finger-follower", 0, 4e-5)):
        data, _, _ = results(folder, name, "--set", "w_0=60", "--set", "w_1=60", "--stop", "0.11")
        for t, s in zip(data["time"], data["s"]):
            near(s, max(table_lift(60 * t) - lash, 0), most, "lift of %s at %g" % (name, t))


def test_energy_of_the_finger_closes_at_every_speed(folder):
    for w in (60, 150, 250, 330, 380, 420, 460):
        for air in (0, 0.02):
            data, _, summary = results(folder, "finger-follower", "--set", "w_0=%g" % w, "--set", "w_1=%g" % w,
                                       "--set", "air=%g" % air, "--stop", "%g" % (2.2 * math.pi / w))
            remainder = float(summary.split("closes to ")[1].split("(")[1].split()[0])
            assert remainder < 1e-6, "%g rad/s, air %g: the balance closes to %g only" % (w, air, remainder)
            assert max(data["s"]) > 7.9e-3, "the valve opens"


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
