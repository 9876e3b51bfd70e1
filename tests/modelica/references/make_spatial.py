#!/usr/bin/env python3
"""References of Examples.Spatial, from equations written down independently of the Modelica package: rigid
bodies with quaternions, and closed forms of the contact point.

usage: make_spatial.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import sys

import make
import ode
from walker import solve


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def add(*vectors):
    return [sum(v) for v in zip(*vectors)]


def scale(s, a):
    return [s * x for x in a]


def times(matrix, a):
    return [dot(row, a) for row in matrix]


def axis_rotation(axis, angle):
    """Quaternion (vector, scalar) of a rotation about a coordinate axis 0, 1, 2."""
    q = [0.0, 0.0, 0.0, math.cos(angle / 2)]
    q[axis] = math.sin(angle / 2)
    return q


def product(p, q):
    """Rotation p, then q about the axes that p has turned."""
    v = add(scale(p[3], q[:3]), scale(q[3], p[:3]), cross(p[:3], q[:3]))
    return v + [p[3] * q[3] - dot(p[:3], q[:3])]


def to_world(q, a):
    t = scale(2 / dot4(q, q), cross(q[:3], a))
    return add(a, scale(q[3], t), cross(q[:3], t))


def to_body(q, a):
    return to_world([-q[0], -q[1], -q[2], q[3]], a)


def dot4(p, q):
    return sum(a * b for a, b in zip(p, q))


def quaternion_rate(q, w):
    """w in the body's frame."""
    return scale(0.5, add(scale(q[3], w), cross(q[:3], w))) + [-0.5 * dot(q[:3], w)]


UP = [0.0, 1.0, 0.0]


def rolling_ellipsoid_rates(axes, m, centre, inertia):
    """An ellipsoid that rolls on the plane y = 0; states: x, z of its centre, quaternion, angular velocity in
    the body. The force at the contact point follows from the acceleration of the centre of mass."""
    squares = [a * a for a in axes]

    def point(n):
        """Boundary point with outer normal n, and its derivative along m."""
        size = math.sqrt(sum(s * x * x for s, x in zip(squares, n)))
        return [s * x / size for s, x in zip(squares, n)], size

    def rates(_, y):
        q, w = y[2:6], y[6:9]
        n = scale(-1, to_body(q, UP))
        p, size = point(n)
        n_rate = cross(n, w)
        along = sum(s * x * d for s, x, d in zip(squares, n, n_rate)) / (size * size)
        p_rate = [s * d / size - x * along for s, d, x in zip(squares, n_rate, p)]
        arm = add(p, scale(-1, centre))
        up = scale(-1, n)
        # a = -w' x arm - w x arm' - w x (w x arm); inertia w' + w x inertia w = arm x m (a + g up)
        known = add(scale(-1, cross(w, p_rate)), scale(-1, cross(w, cross(w, arm))), scale(make.G_N, up))
        right = add(scale(m, cross(arm, known)), scale(-1, cross(w, times(inertia, w))))
        square = dot(arm, arm)
        matrix = [[inertia[i][j] + m * (square * (i == j) - arm[i] * arm[j]) for j in range(3)] for i in range(3)]
        v = to_world(q, scale(-1, cross(w, p)))
        return [v[0], v[2]] + quaternion_rate(q, w) + solve(matrix, right)

    def height(y):
        return point(scale(-1, to_body(y[2:6], UP)))[1]

    return rates, height


def rolling_ellipsoid():
    a, b, c, m = 0.3, 0.2, 0.1, 1.0
    inertia = [[m * (b * b + c * c) / 5, 0, 0], [0, m * (a * a + c * c) / 5, 0], [0, 0, m * (a * a + b * b) / 5]]
    rates, height = rolling_ellipsoid_rates((a, b, c), m, [0.0, 0.0, 0.0], inertia)
    q = product(product(axis_rotation(0, 0.3), axis_rotation(1, 0.2)), axis_rotation(2, 0.1))
    grid = ode.grid(5, 125)
    solution = ode.integrate(rates, [0.0, 0.0] + q + [1.0, 2.0, -3.0], grid, [1.0] * 9, 1e-12)
    # z of the plane: positions in the world
    rows = [(t, y[0], height(y), y[1]) for t, y in zip(grid, solution)]
    return ("Newton-Euler equations with a quaternion, closed form of the ellipsoid, extrapolation to 1e-12",
            ["column x 2e-4", "column y 2e-4", "column z 2e-4", "constant energy 1e-6",
             "within rolling.gap -1e-14 1e-14", "within rolling.v_t[1] -1e-13 1e-13", "within rolling.v_t[2] -1e-13 1e-13"],
            "time,x,y,z", rows)


def rattleback():
    inertia = [[0.0002, 0.0, -0.00002], [0.0, 0.0017, 0.0], [-0.00002, 0.0, 0.0016]]
    rates, _ = rolling_ellipsoid_rates((0.2, 0.02, 0.03), 1.0, [0.0, -0.01, 0.0], inertia)
    tilt = math.radians(0.5)
    q = product(axis_rotation(0, tilt), axis_rotation(2, tilt))
    grid = ode.grid(10, 200)
    solution = ode.integrate(rates, [0.0, 0.0] + q + [0.0, 5.0, 0.0], grid, [0.01, 0.01] + [1.0] * 7, 1e-12)
    rows = [(t, to_world(y[2:6], y[6:9])[1]) for t, y in zip(grid, solution)]
    return ("Newton-Euler equations with a quaternion, closed form of the ellipsoid, extrapolation to 1e-12",
            ["column spin 1e-4", "constant energy 1e-6", "within rolling.gap -1e-14 1e-14",
             "within rolling.v_t[1] -1e-13 1e-13", "within rolling.v_t[2] -1e-13 1e-13"],
            "time,spin", rows)


def ball_in_bowl():
    bowl, radius, m, c, d, mu, v_d = 0.3, 0.05, 0.5, 1e5, 100.0, 0.5, 1e-3

    def rates(_, y):
        r, v, w = y[0:3], y[3:6], y[6:9]
        size = math.sqrt(dot(r, r))
        out = scale(1 / size, r)
        depth = size + radius - bowl
        f_n = max(0.0, c * depth + d * dot(out, v)) if depth > 0 else 0.0
        # the element takes velocity and force at the point of the bowl, `depth` away from that of the ball
        slide = add(v, cross(w, scale(bowl - size, out)))
        slide = add(slide, scale(-dot(slide, out), out))
        speed = math.sqrt(dot(slide, slide))
        f_t = scale(-mu * f_n * (math.tanh(speed / v_d) / speed if speed > 0 else 1 / v_d), slide)
        force = add(scale(-f_n, out), f_t)
        moment = cross(scale(bowl - size, out), f_t)
        return v + add(scale(1 / m, force), [0.0, -make.G_N, 0.0]) + scale(1 / (0.4 * m * radius**2), moment)

    start = [(bowl - radius) * math.sin(0.3), -(bowl - radius) * math.cos(0.3), 0.0, 0.0, 0.0, 0.4, 0.0, 0.0, 0.0]
    grid = ode.grid(5, 100)
    solution = ode.integrate(rates, start, grid, [0.1] * 3 + [1.0] * 3 + [10.0] * 3, 1e-9, longest=1e-3)
    rows = [(t, y[0], y[1], y[2]) for t, y in zip(grid, solution)]
    return ("Newton-Euler equations of a ball, its spring, damper and friction in a spherical bowl, extrapolation to "
            "1e-9", ["column x 2e-5", "column y 2e-5", "column z 2e-5"], "time,x,y,z", rows)


def tumbling():
    return ("only what must hold: the energy falls and the body comes to rest on its flat side",
            ["falls energy 1e-5", "ends y 0.1243 0.1245", "ends body.w_a[1] -1e-3 1e-3", "ends body.w_a[2] -1e-3 1e-3",
             "ends body.w_a[3] -1e-3 1e-3", "ends contact.f_n 9.80 9.81", "reaches contact.f_n 20 1e4"], "", [])


def two_bodies():
    return ("conservation laws", ["constant %s[%d] 1e-6" % (name, i) for name in "pL" for i in (1, 2, 3)]
            + ["constant E 1e-6", "reaches contact.f_n 1 1e5", "ends contact.gap 0.01 10"], "", [])


def sphere_on_slope():
    g, slope, m = make.G_N, 0.3, 2.0
    rows = [(t, 5 / 14 * g * math.sin(slope) * t * t, 0.5 * g * math.sin(slope) * t * t, m * g * math.cos(slope),
             2 / 7 * m * g * math.sin(slope)) for t in ode.grid(1, 50)]
    return ("closed forms of a solid sphere, acceleration 5/7 g sin(slope) rolling and g sin(slope) sliding",
            ["column x_roll 1e-6", "column x_slide 1e-6", "column f_n 1e-6", "column f_t 1e-6", "constant w_slide[1] 1e-5",
             "constant w_slide[2] 1e-5", "constant w_slide[3] 1e-5", "within rolling.gap -1e-14 1e-14",
             "within sliding.gap -1e-14 1e-14"], "time,x_roll,x_slide,f_n,f_t", rows)


def sliding_ellipsoid():
    return ("conservation laws", ["constant E 1e-6", "constant v_x 1e-9", "constant v_z 1e-9", "constant L_y 1e-5",
                                  "within sliding.gap -1e-14 1e-14"], "", [])


def ball_period():
    length, start = 0.25, 0.25 * math.sin(0.01)
    rate = math.sqrt(5 * make.G_N / (7 * length))
    rows = [(t, start * math.cos(rate * t)) for t in ode.grid(3, 60)]
    return ("closed form of small oscillations, period 2 pi sqrt(7 (R - r)/(5 g))", ["column x 2e-5"], "time,x", rows)


def elastic_ellipsoid(tolerance):
    _, _, _, rows = rolling_ellipsoid()
    return ("the ideal ellipsoid (make_spatial.py); the tolerance falls with the compliance",
            ["column x %g" % tolerance, "column z %g" % tolerance], "time,x,z",
            [(t, x, z) for t, x, _, z in rows if t <= 1])


make.MODELS = {
    "NormalContact.Examples.Spatial.RollingEllipsoid": rolling_ellipsoid,
    "NormalContact.Examples.Spatial.Rattleback": rattleback,
    "NormalContact.Examples.Spatial.BallInBowl": ball_in_bowl,
    "NormalContact.Examples.Spatial.TumblingSuperellipsoid": tumbling,
    "NormalContactTest.Spatial.TwoBodiesPlane": two_bodies,
    "NormalContactTest.Spatial.TwoBodiesSphere": two_bodies,
    "NormalContactTest.Spatial.SphereOnSlope": sphere_on_slope,
    "NormalContactTest.Spatial.SlidingEllipsoid": sliding_ellipsoid,
    "NormalContactTest.Spatial.BallPeriod": ball_period,
    "NormalContactTest.Spatial.ElasticEllipsoidSoft": lambda: elastic_ellipsoid(1e-1),
    "NormalContactTest.Spatial.ElasticEllipsoidStiff": lambda: elastic_ellipsoid(1e-3),
}

if __name__ == "__main__":
    make.main(sys.argv[1:])
