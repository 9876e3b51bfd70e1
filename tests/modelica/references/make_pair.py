#!/usr/bin/env python3
"""References of body against body, from equations written down independently of the Modelica package and of the
kernel: closed forms of the ellipse and the ellipsoid, and an own search of the common normal.

usage: make_pair.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import sys

import make
import ode
from box import Box
from ellipsoid import Ellipsoid
from make_spatial import (add, axis_rotation, cross, dot, product, quaternion_rate, scale, solve, times, to_body,
                          to_world)


def columns(function):
    """The matrix of a linear function of vectors."""
    unit = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0])
    return [list(row) for row in zip(*(function(e) for e in unit))]


def ellipsoid_on_ellipsoid(stop=1.6, rows=160):
    """Rolling on a fixed ellipsoid. The normal n of the fixed one is a state instead of the position: with the
    material velocity zero at the contact, (H_b + H_a) n' = H_a (w x n), all in the world."""
    body, fixed, m = Ellipsoid(0.1, 0.06, 0.08), Ellipsoid(0.4, 0.25, 0.3), 1.0
    squares = body.squares
    inertia = [[m * (squares[1] + squares[2]) / 5, 0, 0], [0, m * (squares[0] + squares[2]) / 5, 0],
               [0, 0, m * (squares[0] + squares[1]) / 5]]

    def arm(n, q):
        """From the centre of the body to the contact point."""
        return to_world(q, body.point(scale(-1, to_body(q, n))))

    def position(n, q):
        return add(fixed.point(n), scale(-1, arm(n, q)))

    def motion(y):
        n, q, w_a = y[0:3], y[3:7], y[7:10]
        w = to_world(q, w_a)
        turned = cross(w, n)

        def radii_a(x):
            return to_world(q, body.rate(to_body(q, n), to_body(q, x)))

        matrix = columns(lambda x: add(fixed.rate(n, x), radii_a(x), scale(dot(n, x), n)))
        n_rate = solve(matrix, radii_a(turned))
        p = arm(n, q)
        p_rate = add(cross(w, p), scale(-1, radii_a(add(n_rate, scale(-1, turned)))))
        # a = -w' x p - w x p';  inertia w' + w x inertia w = p x m (a + g up)
        known = add(scale(-1, cross(w, p_rate)), [0.0, make.G_N, 0.0])

        def resisted(x):
            return add(to_world(q, times(inertia, to_body(q, x))), scale(m, cross(p, cross(x, p))))

        spin = to_world(q, times(inertia, w_a))
        w_rate = solve(columns(resisted), add(scale(m, cross(p, known)), scale(-1, cross(w, spin))))
        force = scale(m, add(known, scale(-1, cross(w_rate, p))))
        return n_rate + quaternion_rate(q, w_a) + to_body(q, w_rate), force

    def start(q, x, z):
        """The normal at which the centre is at x, z, near the top."""
        n = [0.0, 1.0, 0.0]
        for _ in range(60):
            r = position(n, q)

            def shifted(i, step):
                other = list(n)
                other[i] += step
                s = position(other, q)
                return [(s[0] - r[0]) / step, (s[2] - r[2]) / step]

            a, b = shifted(0, 1e-7), shifted(2, 1e-7)
            dx, dz = solve([[a[0], b[0]], [a[1], b[1]]], [x - r[0], z - r[2]])
            n = add(n, [dx, 0.0, dz])
            n = scale(1 / math.sqrt(dot(n, n)), n)
        return n

    q = product(product(axis_rotation(0, 0.2), axis_rotation(1, 0.3)), axis_rotation(2, 0.1))
    grid = ode.grid(stop, rows)
    state = start(q, 0.05, 0.03) + q + [1.0, 2.0, -0.5]
    solution = ode.integrate(lambda _, y: motion(y)[0], state, grid, [1.0] * 10, 1e-11)
    table = []
    for t, y in zip(grid, solution):
        force = motion(y)[1]
        f_n = dot(force, y[0:3])
        table.append((t, *position(y[0:3], y[3:7]), f_n, math.sqrt(dot(force, force) - f_n * f_n) / abs(f_n)))
    return table


def rolling_reference():
    return ("Newton-Euler equations with a quaternion and the normal as states, closed forms of both ellipsoids, "
            "extrapolation to 1e-11",
            ["column x 5e-6", "column y 5e-6", "column z 5e-6", "column f_n 5e-4", "constant energy 1e-6",
             "within above -1e-12 1e-12"] + ["within v_slip[%d] -1e-12 1e-12" % i for i in (1, 2, 3)],
            "time,x,y,z,f_n", [row[:5] for row in ellipsoid_on_ellipsoid()])


class Ellipse:
    """Potential h and its first two derivatives at the normal angle phi; arc length from 0 by quadrature."""

    def __init__(self, a, b):
        self.a, self.b = a * a, b * b

    def potential(self, phi):
        c, s = math.cos(phi), math.sin(phi)
        h = math.sqrt(self.a * c * c + self.b * s * s)
        slope = (self.b - self.a) * s * c / h
        return h, slope, ((self.b - self.a) * (c * c - s * s) - slope * slope) / h

    def arc(self, phi, steps=400):
        """Simpson's rule over the curvature radius a^2 b^2/h^3."""
        values = [self.a * self.b / self.potential(phi * i / steps)[0] ** 3 for i in range(steps + 1)]
        return phi / steps / 3 * (values[0] + values[-1] + 4 * sum(values[1:-1:2]) + 2 * sum(values[2:-1:2]))


def exact_damping(restitution, v):
    """chi of f = K delta^m (1 + chi der(delta)): with d = chi v, (1 + e) d = ln((1 + d)/(1 - e d))."""
    low, high = 0.0, (1 - 1e-15) / restitution

    def excess(d):
        return math.log((1 + d) / (1 - restitution * d)) - (1 + restitution) * d

    low = 1e-6 * high
    for _ in range(200):
        middle = 0.5 * (low + high)
        low, high = (low, middle) if excess(middle) > 0 else (middle, high)
    return 0.5 * (low + high) / v


def ellipse_pair():
    upper, lower, g, m, inertia, inertia_b, c_b = Ellipse(0.15, 0.05), Ellipse(0.3, 0.1), 9.81, 1.0, 0.00625, 0.05, 10.0
    stiffness, restitution, mu, v_d, v_small = 1e7, 0.5, 0.5, 1e-3, 1e-3
    damping = [0.0]

    def contact(y):
        """Normal angle in the world, gap, point in the middle, velocity of the upper relative to the lower there."""
        x, z, turn, turn_b = y[:4]
        best, phi = -math.inf, 0.0
        for i in range(32):  # the largest of d(phi), then Newton's method
            angle = math.pi * i / 16
            value = (x * math.cos(angle) + z * math.sin(angle) - lower.potential(angle - turn_b)[0]
                     - upper.potential(angle + math.pi - turn)[0])
            if value > best:
                best, phi = value, angle
        for _ in range(8):
            c, s = math.cos(phi), math.sin(phi)
            h, k = lower.potential(phi - turn_b), upper.potential(phi + math.pi - turn)
            phi += (-x * s + z * c - h[1] - k[1]) / (x * c + z * s + h[2] + k[2])
        c, s = math.cos(phi), math.sin(phi)
        h, k = lower.potential(phi - turn_b), upper.potential(phi + math.pi - turn)
        gap = x * c + z * s - h[0] - k[0]
        p = [(h[0] + gap / 2) * c - h[1] * s, (h[0] + gap / 2) * s + h[1] * c]
        v = [y[4] - y[6] * (p[1] - z) + y[7] * p[1], y[5] + y[6] * (p[0] - x) - y[7] * p[0]]
        return phi, gap, p, v

    def force(y):
        phi, gap, p, v = contact(y)
        c, s = math.cos(phi), math.sin(phi)
        v_n, v_t = c * v[0] + s * v[1], -s * v[0] + c * v[1]
        f_n = stiffness * max(-gap, 0.0) ** 1.5 * max(0.0, 1 - damping[0] * v_n)
        return p, f_n, -mu * f_n * math.tanh(v_t / v_d), c, s

    def rates(_, y):
        p, f_n, f_t, c, s = force(y)
        f = [f_n * c - f_t * s, f_n * s + f_t * c]
        moment = (p[0] - y[0]) * f[1] - (p[1] - y[1]) * f[0]
        moment_b = -(p[0] * f[1] - p[1] * f[0]) - c_b * y[3]
        return list(y[4:8]) + [f[0] / m, f[1] / m - g, moment / inertia, moment_b / inertia_b]

    def cross(_, y):
        phi, _, _, v = contact(y)
        v_n = math.cos(phi) * v[0] + math.sin(phi) * v[1]
        if v_n < 0:
            damping[0] = exact_damping(restitution, max(-v_n, v_small))

    grid = ode.grid(3, 300)
    start = [0.06, 0.16, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0]
    solution = ode.integrate(rates, start, grid, [0.1, 0.1, 1, 1, 1, 1, 10, 1], 1e-9, lambda _, y: contact(y)[1],
                              cross, 2e-3)
    rows = []
    for t, y in zip(grid, solution):
        phi = contact(y)[0]
        on_a, on_b = phi - math.pi - y[2], phi - y[3]
        rows.append((t, y[0], y[1], y[2], y[3], upper.arc(on_a), lower.arc(on_b)))
    return ("equations of motion of both discs, closed form of the ellipse, extrapolation to 1e-9; arc lengths by "
            "quadrature of the curvature radius",
            ["column %s 1e-5" % name for name in ("x", "y", "phi", "phi_b", "s_a", "s_b")]
            + ["equal s_a s_a_rolled 2e-7", "equal s_b s_b_rolled 2e-7", "falls energy 1e-6"],
            "time,x,y,phi,phi_b,s_a,s_b", rows)


def ellipsoids_in_box():
    box, grid = Box(), ode.grid(0.6, 120)
    rows = [(t, *y[0:3], *y[13:16]) for t, y in zip(grid, box.run(grid))]
    return ("box.py up to the time 0.6, extrapolation to 1e-9; later the motion is too sensitive, and only what must "
            "hold is compared", ["column %s 1e-5" % name for name in ("x1", "y1", "z1", "x2", "y2", "z2")]
            + ["falls energy 1e-4", "constant energy_balance 1e-6", "ends energy 160 190", "ends contacts 100 220",
               "ends contacts_bodies 20 80"], "time,x1,y1,z1,x2,y2,z2", rows)


def two_bodies():
    return ("conservation laws", ["constant %s[%d] 1e-6" % (name, i) for name in "pL" for i in (1, 2, 3)]
            + ["constant E 1e-6", "reaches contact.f_n 1 1e5", "ends contact.gap 0.01 10"], "", [])


def two_bodies_planar():
    return ("conservation laws", ["constant %s 1e-9" % name for name in ("p_x", "p_y", "L")]
            + ["constant E 1e-6", "reaches contact.f_n 1 1e5", "ends contact.gap 0.01 10"], "", [])


def exchanged_bodies():
    return ("the order of the ports does not matter, nor which element knows the sphere",
            ["equal there.%s[%d] %s.%s[%d] 1e-7" % (name, i, other, name, i) for other in ("back", "sphere")
             for name in ("a.r_0", "b.r_0", "a.w_a") for i in (1, 2, 3)]
            + ["equal there.contact.f_n back.contact.f_n 1e-3", "equal there.contact.f_n sphere.contact.f_n 1e-3",
               "reaches there.contact.f_n 1 1e5"], "", [])


def rolling_bodies():
    return ("conservation laws", ["constant %s[%d] 1e-6" % (name, i) for name in "pL" for i in (1, 2, 3)]
            + ["constant E 1e-6", "within rolling.gap -1e-14 1e-14"], "", [])


def sliding_bodies():
    return ("convex bodies and parametric surfaces are two descriptions of the same",
            ["equal body.%s[%d] body_s.%s[%d] 1e-7" % (name, i, name, i) for name in ("r_0", "w_a") for i in (1, 2, 3)]
            + ["equal sliding.f_n surfaces.f_n 1e-5", "constant E 1e-7", "within sliding.gap -1e-14 1e-14"], "", [])


def elastic_on_body(tolerance):
    return ("the ideal ellipsoid on an ellipsoid (make_pair.py); the tolerance falls with the compliance",
            ["column x %g" % tolerance, "column z %g" % tolerance], "time,x,z",
            [(t, x, z) for t, x, _, z, *_ in ellipsoid_on_ellipsoid(0.5, 50)])


make.MODELS = {
    "NormalContact.Examples.Planar.EllipsePair": ellipse_pair,
    "NormalContact.Examples.Spatial.EllipsoidOnEllipsoid": rolling_reference,
    "NormalContact.Examples.Spatial.EllipsoidsInBox": ellipsoids_in_box,
    "NormalContactTest.Planar.TwoBodiesPair": two_bodies_planar,
    "NormalContactTest.Spatial.TwoBodiesBody": two_bodies,
    "NormalContactTest.Spatial.ExchangedBodies": exchanged_bodies,
    "NormalContactTest.Spatial.RollingBodies": rolling_bodies,
    "NormalContactTest.Spatial.SlidingBodies": sliding_bodies,
    "NormalContactTest.Spatial.ElasticOnBodySoft": lambda: elastic_on_body(1e-3),
    "NormalContactTest.Spatial.ElasticOnBodyStiff": lambda: elastic_on_body(1e-5),
}

if __name__ == "__main__":
    make.main(sys.argv[1:])
