#!/usr/bin/env python3
"""What the texts of the examples claim, in figures: a text that is changed is checked here.

usage: test_texts.py PROGRAM
"""
import math
import re
import sys

import support
from support import contains, equal, near

PROGRAM = sys.argv[1]


def results(folder, name, *changes, **options):
    words = [word for change in changes for word in ("--set", change)]
    words += [word for option, value in options.items() for word in ("--" + option, str(value))]
    return support.results(PROGRAM, folder, name, *words)


def text_of(folder):
    """The text on the page of the last run."""
    with open(folder + "/index.html", encoding="utf-8") as file:
        return re.search(r'"text":"(.*?)"', file.read()).group(1)


def test_flat_tappet_keeps_its_preload_and_lifts_off_from_380_rad_s_on(folder):
    data, events, _ = results(folder, "cam-flat-tappet")
    contains(text_of(folder), "never falls below the preload", "From 380 rad/s on", "near the tip")
    near(min(data["f_n"]), 150, 0.2, "smallest force")
    equal(events["event"], [], "no event at the default speed")
    _, events, _ = results(folder, "cam-flat-tappet", "w_0=375", stop=0.2)
    equal(events["event"], [], "no lift-off at 375 rad/s")
    _, events, _ = results(folder, "cam-flat-tappet", "w_0=380", stop=0.2)
    equal(events["event"][0], "lift-off", "at 380 rad/s")
    # the cam is seen under phi = -pi/2 - w t, its tip is at 0.5 + 1.6
    angle = (-math.pi / 2 - 380 * events["time"][0]) % (2 * math.pi)
    near(angle, 2.1, 0.5, "angle of the first lift-off")


def test_roller_flies_off_before_the_tip_and_falls_on_the_back_flank(folder):
    _, events, _ = results(folder, "cam-roller-tappet")
    contains(text_of(folder), "before the tip of the lobe", "back flank", "along the base circle")
    lobe = [(100 * t - math.pi / 2) % (2 * math.pi) for t in events["time"]]
    tip, end = math.pi / 6 + 2 * math.pi / 3 * 3 / 7, 5 * math.pi / 6
    revolution = [int((100 * t - math.pi / 2) // (2 * math.pi)) for t in events["time"]]
    for i in range(3):
        first = [x for x, r in zip(lobe, revolution) if r == i]
        assert first[0] < tip < first[1] < end < first[3], "revolution %d: %s" % (i, first[:4])


def test_valves_float_near_360_rad_s(folder):
    data, events, _ = results(folder, "cylinder-head")
    contains(text_of(folder), "From 300 rad/s on", "behind the tip", "near 360 rad/s")
    tip = []  # speeds at which cam 1 lifts off near its tip, at the angle 1.3
    for t, event in zip(events["time"], events["event"]):
        angle = (150 * t + 375 * t * t) % (2 * math.pi)
        if event == "lift-off cam 1" and 0.7 < angle < 2:
            tip.append((150 + 750 * t, angle))
    near(tip[0][0], 301, 2, "first speed")
    assert tip[0][1] > 1.3, "behind the tip"
    first = min(t for i in range(1, 9) for t, f in zip(data["time"], data["floating[%d]" % i]) if f > 0.5)
    near(150 + 750 * first, 359, 2, "speed of float")


def test_disc_slips_from_15_and_jumps_from_16_rad_s_on(folder):
    data, events, _ = results(folder, "rolling-ellipse")
    contains(text_of(folder), "five times its weight", "0.15", "From 15 rad/s", "from 16 rad/s")
    near(data["f_n"][0] / 9.80665, 5, 0.5, "force when it lies flat")
    equal((data["w"].index(max(data["w"])), round(data["y"][data["w"].index(min(data["w"]))], 3)), (0, 0.2), "speeds")
    near(max(abs(t / n) for t, n in zip(data["f_t"], data["f_n"])), 0.15, 0.005, "friction")
    for w, expected in ((12, set()), (14.5, set()), (15, {"friction does not suffice"}),
                        (16, {"friction does not suffice", "would lift off"})):
        _, events, _ = results(folder, "rolling-ellipse", "w_0=%g" % w)
        equal(set(events["event"]) - {"friction suffices again", "presses again"}, expected, "%g rad/s" % w)


def test_rattleback_stops_after_2_8_s_and_rattles_ten_times_a_second(folder):
    data, _, _ = results(folder, "rattleback")
    contains(text_of(folder), "stops after 2.8 s", "0.76")
    near(next(t for t, spin in zip(data["time"], data["spin"]) if spin < 0), 2.8, 0.05, "it stops")
    for begin in range(6):  # the Modelica example: ten to fifteen oscillations a second
        w = [w for t, w in zip(data["time"], data["w_z"]) if begin <= t < begin + 1]
        assert 8 <= sum(a < 0 <= b for a, b in zip(w, w[1:])) <= 18


def test_foot_rocks_about_its_lowest_position(folder):
    data, _, _ = results(folder, "rocking-foot")
    contains(text_of(folder), "on its back")
    near(data["alpha"][data["w"].index(min(data["w"]))], -2.7, 0.1, "lowest position, where it is fastest")
    near(max(data["mu_required"]), 0.677, 1e-3, "friction")


def test_ellipsoid_is_held_on_its_way_down_and_under_the_ring(folder):
    data, events, _ = results(folder, "ellipsoid-on-torus")
    contains(text_of(folder), "starts on top", "under the ring")
    assert data["z"][0] > 0.16 and data["z"][-1] < 0.1
    equal(events["event"], ["would lift off"], "events")


def test_disc_bounces_slides_and_rocks(folder):
    data, events, _ = results(folder, "ellipse-pair")
    contains(text_of(folder), "It bounces, slides, then rocks", "falls off after 5.8 s: use --stop 7", "From mu = 0.7 on it stays")
    equal(events["event"], ["impact", "lift-off", "impact"], "it bounces once")
    late = [p for t, p in zip(data["time"], data["phi"]) if t > 1]
    turns = sum((b - a) * (c - b) < 0 for a, b, c in zip(late, late[1:], late[2:]))
    assert turns >= 2, "it rocks"
    data, events, _ = results(folder, "ellipse-pair", stop=7)
    equal(events["event"], ["impact", "lift-off", "impact", "lift-off"], "it falls off")
    near(events["time"][-1], 5.8, 0.05, "when it falls off")
    assert data["y"][-1] < -1, "it falls"
    for mu in (0.6, 0.7):
        _, events, _ = results(folder, "ellipse-pair", "mu=%g" % mu, stop=60)
        equal(len(events["event"]), 4 if mu < 0.7 else 3, "events with mu = %g" % mu)


def test_bucket_tappet_leaves_the_cam_from_325_rad_s_on(folder):
    for w, floats in ((320, False), (325, True)):
        data, _, _ = results(folder, "bucket-tappet", "w_0=%d" % w, "w_1=%d" % w)
        smallest = min(f for f, s in zip(data["f_n"], data["s"]) if s > 0.9 * max(data["s"]))
        equal(smallest == 0, floats, "force behind the tip, at %d rad/s: %g N" % (w, smallest))
    contains(text_of(folder), "From 325 rad/s on", "behind the tip of the cam")


def test_finger_follower_leaves_the_cam_from_387_rad_s_on(folder):
    data, _, _ = results(folder, "finger-follower")
    contains(text_of(folder), "From 387 rad/s on the roller leaves the cam")
    speed = min(w for w, s, gap in zip(data["w"], data["s"], data["gap"]) if gap > 0 and s > 0.5 * max(data["s"]))
    near(speed, 387, 1, "first speed")


support.main(globals())
