#!/usr/bin/env python3
"""References of Examples.Gait and Examples.Tutorial, from equations written down independently of the Modelica package.

usage: make_gait.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import sys

import make
import ode
from walker import WALKERS, Rocker, Walker


def exact_damping(e):
    """d of (1 + e) d = ln((1 + d)/(1 - e d)): the damping factor times the impact velocity."""
    low, high = 0.0, (1 - 1e-15) / e
    for _ in range(200):
        d = 0.5 * (low + high)
        low, high = (d, high) if (1 + e) * d > math.log((1 + d) / (1 - e * d)) else (low, d)
    return d


def foot_strike():
    """States: hip x, y, ankle x, y, angle of the foot, and their rates."""
    size, body, foot, inertia = 0.08, 70.0, 1.1, 0.006
    length, c, d, c_ankle, d_ankle, rest = 0.9, 15e3, 50.0, 250.0, 6.0, -0.3
    stiffness, mu, v_d, factor, chi = 4e6, 0.8, 0.01, exact_damping(0.4), [0.0]

    def sole(y):
        """f, f' of 000 (85); the angle of rolling is clockwise."""
        b = -y[4] - math.pi / 5
        return (size * (1 + 0.9 * math.cos(b) + math.sin(2 * b) / 6 + math.sin(3 * b) / 15),
                size * (-0.9 * math.sin(b) + math.cos(2 * b) / 3 + math.cos(3 * b) / 5))

    def contact(y):
        """Gap, its rate, normal and tangential force, contact point from the ankle."""
        h, h1 = sole(y)
        gap, v_n, v_t = y[3] - h, y[8] + h1 * y[9], y[7] + h * y[9]
        f_n = max(0.0, stiffness * max(-gap, 0.0)**1.5 * (1 - chi[0] * v_n))
        return gap, v_n, f_n, -mu * f_n * math.tanh(v_t / v_d), h, h1

    def rates(_, y):
        _, _, f_n, f_t, h, h1 = contact(y)
        leg = (y[2] - y[0], y[3] - y[1])
        now = math.hypot(*leg)
        u = (leg[0] / now, leg[1] / now)
        v = (y[7] - y[5], y[8] - y[6])
        # the direction of the leg turns counter-clockwise with the rate w
        w = (u[0] * v[1] - u[1] * v[0]) / now
        push = c * (length - now) - d * (u[0] * v[0] + u[1] * v[1])
        torque = -c_ankle * (y[4] - math.atan2(leg[0], -leg[1]) - rest) - d_ankle * (y[9] - w)
        # the leg has no mass: its moment on the ankle is carried by a transverse force
        force = (push * u[0] + torque * u[1] / now, push * u[1] - torque * u[0] / now)
        return y[5:] + [-force[0] / body, -force[1] / body - make.G_N, (force[0] + f_t) / foot,
                        (force[1] + f_n) / foot - make.G_N, (torque + h1 * f_n + h * f_t) / inertia]

    def touch(_, y):
        v_n = contact(y)[1]
        if v_n < 0:
            chi[0] = factor / max(-v_n, 1e-3)

    angle, w = 0.38, -1.5
    start = [0.0, 0.945, length * math.sin(angle), 0.945 - length * math.cos(angle), 0.55,
             3.2, -0.6, 3.2 + length * math.cos(angle) * w, -0.6 + length * math.sin(angle) * w, w]
    times = ode.grid(0.35, 175)
    solution = ode.integrate(rates, start, times, [1.0] * 9 + [10.0], 1e-12,
                              lambda t, y: contact(y)[0], touch, 1e-3)
    rows = []
    for t, y in zip(times, solution):
        _, _, f_n, f_t, h, h1 = contact(y)
        sole_x = h1 * math.cos(y[4]) - h * math.sin(y[4])
        rows.append((t, y[4], y[0], y[1], f_n, f_t, sole_x))
    return ("Newton's equations of a mass at the hip and a foot, joined by a leg without mass, extrapolation to 1e-12",
            ["column angle 1e-4", "column x 1e-5", "column y 1e-5", "column f_n 10", "column f_t 10", "column sole 1e-5",
             "within f_n 0 2500", "reaches sole 0.1 0.14"],
            "time,angle,x,y,f_n,f_t,sole", rows)


def rigid_cycle(walker, start, stop, period, length, tolerances):
    """The rows of a reference: the stable cycle that a walker of the examples is in when it ends."""
    _, found_period, found_length, multipliers = walker.cycle(start)
    modulus = abs(multipliers[0])
    if modulus >= 1:
        raise ValueError("the cycle is not stable")
    return ("the stable cycle of the rigid walker (walker.py: ideal rolling, plastic heel strike), at the end only; "
            "the largest eigenvalue of its step map is %.3f" % modulus,
            ["column period %s" % period, "column length %s" % length, "column steps 0.5", *tolerances],
            "time,period,length,steps", [(stop, found_period, found_length, math.floor(stop / found_period))])


def passive_walker():
    return rigid_cycle(Walker(1.0, 0.2, 10.0, 1.0, 0.5, 1 / 12, 0.02), [0.29353, -0.93829, -0.6864], 15.0, "0.004", "0.001",
                       ["within legs.left.f_n 0 1e5"])


def published(name, stop, period, length):
    make_walker, arguments, start = WALKERS[name]
    return lambda: rigid_cycle(make_walker(**arguments), start, stop, period, length, ["within phi_left -0.5 0.5"])


def rocker_sole():
    return ("rolling without loss and a plastic strike that keeps the angular momentum about the point that is struck, at the end "
            "only (walker.py)", ["column lost 0.05", "within kinetic 50 95"], "time,lost", [(0.3, Rocker(0.3).lost())])


def tutorial_cam():
    """The cam turns counter-clockwise with 50 rad/s, the roller is below it; it penetrates a few micrometres."""
    def lift(t):
        x = math.fmod(2 * math.pi * 10 - 50 * t, 2 * math.pi)
        p, q = x - 2 * math.pi / 3, 4 * math.pi / 3 - x
        return 0.02 + (0.01 / 3 * p**3 * q**4 if p > 0 and q > 0 else 0.0)

    return ("the polar potential 000 (90) of the cam, which the stiff contact follows",
            ["column guide.s 1e-5", "within contact.gap -1e-5 1e-9", "within contact.f_n 0 150"],
            "time,guide.s", [(t, lift(t)) for t in ode.grid(0.25, 250)])


make.MODELS = {
    "NormalContact.Examples.Tutorial.Cam": tutorial_cam,
    "NormalContactTest.Tutorial.MyCam": tutorial_cam,
    "NormalContact.Examples.Gait.FootStrike": foot_strike,
    "NormalContact.Examples.Gait.PassiveWalker": passive_walker,
    "NormalContact.Examples.Gait.RockerSole": rocker_sole,
    "NormalContact.Examples.Gait.SimplestWalker": published("simplest, M = 1000, m = 1", 60.0, "0.001", "0.005"),
    "NormalContact.Examples.Gait.CompassWalker": published("compass, g = 9.81", 15.0, "2e-4", "5e-4"),
    "NormalContact.Examples.Gait.RoundFeetWalker": published("round feet, radius falls by 0.1 m/rad", 15.0, "2e-4", "1e-3"),
}

if __name__ == "__main__":
    make.main(sys.argv[1:])
