#!/usr/bin/env python3
"""References of examples with ideal joints and rigid contacts, from closed forms and the equations of make.py.

usage: make_rigid.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import sys

import make
import ode

RADIUS, MASS, STIFFNESS = 0.01, 0.025, 200.0


def ideal(speed, t):
    """Distance, normal force and torque on the drive of a cam that turns clockwise: d = G, m d'' = f_n G/L - c d."""
    x = math.fmod(speed * t, 2 * math.pi)
    p, q, s = x - 2 * math.pi / 3, 4 * math.pi / 3 - x, RADIUS / 3
    g, g1, g2 = 2 * RADIUS, 0.0, 0.0
    if p > 0 and q > 0:
        g, g1 = g + s * p**3 * q**4, s * (3 * p**2 * q**4 - 4 * p**3 * q**3)
        g2 = s * (6 * p * q**4 - 24 * p**2 * q**3 + 12 * p**3 * q**2)
    force = MASS * g2 * speed**2 + STIFFNESS * g
    return g, force * math.hypot(g, g1) / g, force * g1


def ideal_cam():
    rows = [(t, *ideal(85.0, t)) for t in ode.grid(0.21, 105)]
    return ("closed form: distance 000 (90), force along the normal, torque from the power",
            ["column distance 1e-12", "column f_n 1e-8", "column tau 1e-10", "within cam.gap -1e-14 1e-14", "reaches liftOff 1 1"],
            "time,distance,f_n,tau", rows)


def roller_tappet():
    """The elastic follower does what the roller in MultiBody does."""
    origin, instructions, header, rows = make.cam_roller_tappet()
    return (origin + "; the ideal one by its closed form",
            instructions + ["column distance_ideal 5e-8", "column f_ideal 1e-3"],
            header + ",distance_ideal,f_ideal", [row + ideal(100.0, row[0])[:2] for row in rows])


def switching_plate():
    """An ellipse that rolls, up to 35 ms; it slides from 38 ms on, and flies from 60 ms on."""
    a, b = 0.2, 0.1
    m = 7800 * 0.01 * math.pi * a * b

    def f(alpha):
        s, c = math.sin(alpha), math.cos(alpha)
        h = math.sqrt(a * a * s * s + b * b * c * c)
        h1 = (a * a - b * b) * s * c / h
        return h, h1, (a * a - b * b) * (c * c - s * s) / h - h1 * h1 / h

    rows = make.rolling(f, m, m * (a * a + b * b) / 4, 0.0, 18.0, ode.grid(0.035, 7))
    return ("the differential equation 000 (87), (88) while it rolls; later the energy only falls, and at the end it rolls again",
            ["column phi 1e-7", "column w 1e-5", "column x 1e-7", "column f_n 1e-3", "falls energy 2e-3", "within gap -1e-6 1", "reaches gap 0.05 0.1",
             "ends rolling 1 1"], "time,phi,w,x,f_n", [(t, -alpha, -w, x, f_n) for t, alpha, w, x, f_n, _ in rows])


def rolling_circles():
    """Homogeneous discs: 3/2 m (R +- r) theta'' = +- m g sin(theta); the normal force carries weight and centripetal force."""
    g, r, on, inside, times = make.G_N, 0.1, 0.3, 0.5, ode.grid(0.85, 85)
    top = ode.integrate(lambda _, y: [y[1], g * math.sin(y[0]) / 1.5 / (on + r)], [0.1, 0.0], times, [1.0, 1.0])
    low = ode.integrate(lambda _, y: [y[1], -g * math.sin(y[0]) / 1.5 / (inside - r)], [0.5, 0.0], times, [1.0, 1.0])
    rows = [(t, a, b, g * math.cos(a) - (on + r) * v * v, g * math.cos(b) + (inside - r) * w * w)
            for t, (a, v), (b, w) in zip(times, top, low)]
    return ("the differential equations of discs that roll on and in a circle",
            ["column theta_1 1e-5", "column theta_2 1e-5", "column f_1 5e-4", "column f_2 5e-4", "reaches liftOff 1 1"], "time,theta_1,theta_2,f_1,f_2", rows)


make.MODELS = {
    "NormalContact.Examples.Planar.RollingCircles": rolling_circles,
    "NormalContact.Examples.Planar.SwitchingPlate": switching_plate,
    "NormalContact.Examples.ValveTrain.IdealCam": ideal_cam,
    "NormalContact.Examples.ValveTrain.RollerTappet": roller_tappet,
}

if __name__ == "__main__":
    make.main(sys.argv[1:])
