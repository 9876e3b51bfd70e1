#!/usr/bin/env python3
"""References of bodies on terrain, from equations written down independently of the Modelica package.

usage: make_terrain.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import sys

import make
import ode


def bowl_pendulum():
    """A ball in the bowl y = c s^2, in a plane: Lagrange's equation in s, where it touches. The centre is at a distance r
    from the bowl, and rolling makes the kinetic energy 7/10 m v^2."""
    r, c, start = 0.05, 1.0, 0.3

    def centre(s):
        """x, y, and their first and second derivatives with respect to s."""
        w = math.sqrt(1 + 4 * c * c * s * s)
        sine, cosine = 2 * c * s / w, 1 / w
        turn = 2 * c / (w * w)                  # of the angle of the normal
        bend = -16 * c**3 * s / w**4
        return (s - r * sine, c * s * s + r * cosine,
                1 - r * cosine * turn, 2 * c * s - r * sine * turn,
                r * sine * turn**2 - r * cosine * bend, 2 * c - r * cosine * turn**2 - r * sine * bend)

    def rates(_, y):
        _, _, x1, y1, x2, y2 = centre(y[0])
        return [y[1], -((x1 * x2 + y1 * y2) * y[1]**2 + 5 / 7 * make.G_N * y1) / (x1 * x1 + y1 * y1)]

    times = ode.grid(2, 100)
    rows = [(t,) + centre(s)[:2] for t, (s, _) in zip(times, ode.integrate(rates, [start, 0.0], times, [1.0, 1.0]))]
    return ("Lagrange's equation of a ball that rolls in a bowl, in a plane",
            ["column x 1e-6", "column y 1e-6", "constant energy 1e-6", "within above -1e-14 1e-14",
             "within v_slip[1] -1e-13 1e-13", "within v_slip[2] -1e-13 1e-13"], "time,x,y", rows)


def rolling_in_bowl():
    return ("energy, gap and slip of a ball in a bowl",
            ["constant energy 1e-7", "within above -1e-14 1e-14"] + ["within v_slip[%d] -1e-13 1e-13" % k for k in (1, 2, 3)], "", [])


def rolling_surfaces():
    return ("rolling on a body and on its surface agree", ["within d_place 0 1e-9", "within d_force -1e-7 1e-7", "within d_point 0 1e-9"],
            "", [])


def plane_or_terrain():
    return "plane and level terrain agree", ["within d_place 0 1e-9", "within d_spin 0 1e-7", "within jumps 0 0"], "", []


def ball_in_groove():
    load = 2 * make.G_N / (2 * math.cos(math.pi / 4))
    return ("a ball of 2 kg in a groove with sides of 45 degrees, without friction: m g/(2 cos 45)",
            ["ends f_1 %.9g %.9g" % (load * (1 - 1e-4), load * (1 + 1e-4)), "ends f_2 %.9g %.9g" % (load * (1 - 1e-4), load * (1 + 1e-4)),
             "ends x -1e-6 1e-6"], "", [])


def groove_jump():
    return ("distance of a ball from the nearer side of a groove, in closed form; four times it crosses the middle",
            ["within d_gap -1e-12 3e-6", "within side -1e-7 1", "ends jumps 4 4"], "", [])


def ellipsoid_on_hills():
    return ("the energy of body and contacts and the loss", ["constant energy 2e-6", "ends lost 5 25", "within contact[1].gap -0.01 1"], "", [])


def spatial_standing():
    weight = 42 * make.G_N
    return ("42 kg on a slope of 0.05 rad: the plumb line of the centre of mass ends in the centre of pressure",
            ["ends f_y %.7g %.7g" % (weight * math.cos(0.05) - 0.01, weight * math.cos(0.05) + 0.01),
             "ends f_x %.7g %.7g" % (-weight * math.sin(0.05) - 0.01, -weight * math.sin(0.05) + 0.01),
             "ends d_x -1e-6 1e-6", "ends d_z -1e-6 1e-6", "ends v 0 1e-6"], "", [])


def walker(low, high):
    return ("impulse of the ground and momentum of the walker", ["equal impulse momentum 0.01", "within y %g %g" % (low, high),
             "reaches f_left[2] 600 1500", "reaches f_right[2] 600 1500"], "", [])


def walk_on_terrain():
    return walker(0.75, 1.0)


def climb_stairs():
    return walker(0.85, 1.7)


MODELS = {
    "NormalContactTest.Spatial.BowlPendulum": bowl_pendulum,
    "NormalContactTest.Spatial.RollingSurfaces": rolling_surfaces,
    "NormalContactTest.Spatial.PlaneOrTerrain": plane_or_terrain,
    "NormalContactTest.Spatial.BallInGroove": ball_in_groove,
    "NormalContactTest.Spatial.GrooveJump": groove_jump,
    "NormalContactTest.Gait.SpatialStanding": spatial_standing,
    "NormalContact.Examples.Spatial.RollingInBowl": rolling_in_bowl,
    "NormalContact.Examples.Gait.WalkOnTerrain": walk_on_terrain,
    "NormalContact.Examples.Gait.Stairs": climb_stairs,
    "NormalContact.Examples.Spatial.EllipsoidOnHills": ellipsoid_on_hills,
}

if __name__ == "__main__":
    make.MODELS = MODELS
    make.main(sys.argv[1:])
