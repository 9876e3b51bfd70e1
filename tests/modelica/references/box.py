"""Two ellipsoids that fall into a box with inclined walls, 003 section 6 and appendix C, written down from
scratch for comparison with Examples.Spatial.EllipsoidsInBox: Newton-Euler equations with quaternions, closed forms of
the ellipsoid, an own search of the common normal, and Hertz' stiffness from elliptic integrals.

usage: box.py STOP       prints the contacts up to that time
"""
import math
import sys

import ode
from ellipsoid import Ellipsoid
from make_spatial import (add, axis_rotation, cross, dot, product, quaternion_rate, scale, solve, to_body,
                          to_world)


def agm(e2):
    """Complete elliptic integrals K and E of the parameter e2 by the arithmetic-geometric mean."""
    a, b, total, weight = 1.0, math.sqrt(1 - e2), 0.5 * e2, 0.5
    while abs(a - b) > 1e-14 * a:
        a, b, c = 0.5 * (a + b), math.sqrt(a * b), 0.5 * (a - b)
        weight *= 2
        total += weight * c * c
    first = math.pi / (2 * a)
    return first, first * (1 - total)


def hertz(modulus, large, small):
    """Stiffness of an elliptic contact with the relative curvatures, Johnson (4.24)-(4.26), b/a by bisection."""
    if large < small * (1 + 1e-9):
        return 4 / 3 * modulus / math.sqrt(large)
    low, high = 1e-6, 1 - 1e-12
    for _ in range(60):
        ratio = 0.5 * (low + high)
        first, second = agm(1 - ratio * ratio)
        if (second / ratio**2 - first) / (first - second) > large / small:
            low = ratio
        else:
            high = ratio
    e2 = 1 - ratio * ratio
    return 2 / 3 * math.pi * modulus * math.sqrt((first - second) / (small / 2 * e2)) / first**1.5


class Solid:
    """An ellipsoid whose frame is that of its centre of mass: turned by angle about y, then shifted."""

    def __init__(self, axes, angle, shift, m, inertia):
        self.shape, self.shift, self.m, self.inertia = Ellipsoid(*axes), shift, m, inertia
        self.turn, self.reach = axis_rotation(1, angle), max(axes) + math.sqrt(dot(shift, shift))

    def potential(self, n):
        return self.shape.potential(to_body(self.turn, n)) + dot(self.shift, n)

    def point(self, n):
        return add(self.shift, to_world(self.turn, self.shape.point(to_body(self.turn, n))))

    def rate(self, n, m):
        return to_world(self.turn, self.shape.rate(to_body(self.turn, n), to_body(self.turn, m)))


def tangents(n):
    e = [1.0, 0.0, 0.0] if abs(n[0]) < 0.6 else [0.0, 1.0, 0.0]
    a = cross(n, e)
    a = scale(1 / math.sqrt(dot(a, a)), a)
    return a, cross(n, a)


def inverse(radii, a, b):
    """The curvature tensor in the basis a, b of the tangent plane, of a body with these curvature radii."""
    xx, xy, yy = dot(a, radii(a)), dot(a, radii(b)), dot(b, radii(b))
    determinant = xx * yy - xy * xy
    return yy / determinant, -xy / determinant, xx / determinant


def principal(xx, xy, yy):
    root = math.hypot((xx - yy) / 2, xy)
    return (xx + yy) / 2 + root, (xx + yy) / 2 - root


class Box:
    """003, section 6: two solids, floor and four walls; the state of each solid: position, quaternion, velocity,
    angular velocity in the body."""
    g, mu, v_d, restitution, v_small = 9.81, 0.2, 1e-4, 0.6, 1e-3
    modulus = 2.1e11 / (2 * (1 - 0.09))

    def __init__(self):
        self.solids = [Solid((0.3, 0.2, 0.1), -math.pi / 18, [0.0, 0.0, 0.025], 200.0, [2.0, 4.0, 5.2]),
                       Solid((0.3, 0.05, 0.1), math.pi / 18, [0.075, 0.0, 0.0], 50.0, [0.1, 1.0, 0.9])]
        self.planes = [([0.0, 0.0, 1.0], 0.0)]
        for n, d in (([1.0, 0.0, 1.0], -math.sqrt(2) / 8), ([-1.0, 0.0, 1.0], -math.sqrt(2) / 8),
                     ([0.0, -math.sqrt(3), 1.0], -math.sqrt(3) / 4), ([0.0, math.sqrt(3), 1.0], -math.sqrt(3) / 4)):
            self.planes.append((scale(1 / math.sqrt(dot(n, n)), n), d))
        self.damping = [0.0] * 11
        self.touching = [False] * 11
        self.events = []  # time, contact (0-4 first solid, 5-9 second solid, 10 between them), touches or parts

    def start(self):
        q = product(axis_rotation(2, math.pi / 3), product(axis_rotation(1, math.pi / 4), axis_rotation(0, math.pi / 5)))
        w = to_body(q, [0.0, 0.0, math.pi])
        return [-0.25, -0.5, 1.0] + q + [0.0] * 3 + w + [-0.25, -0.5, 1.75] + q + [0.0] * 3 + w

    def between(self, y):
        """Normal of the second solid towards the first, gap, its points on both."""
        (a, b), r = self.solids, add(y[0:3], scale(-1, y[13:16]))
        p, q = y[3:7], y[16:20]
        size = math.sqrt(dot(r, r))
        if size > a.reach + b.reach + 0.01:
            return None, size - a.reach - b.reach, None, None

        def points(n):
            return to_world(p, a.point(scale(-1, to_body(p, n)))), to_world(q, b.point(to_body(q, n)))

        n = scale(1 / size, r)
        for _ in range(100):
            on_a, on_b = points(n)
            g = add(r, on_a, scale(-1, on_b))
            d = dot(n, g)
            side = add(g, scale(-d, n))
            if dot(side, side) < 1e-26:
                break
            e, f = tangents(n)

            def radii(x):
                return add(to_world(p, a.rate(to_body(p, scale(-1, n)), to_body(p, x))),
                           to_world(q, b.rate(to_body(q, n), to_body(q, x))))

            shift = max(d, 0.0)  # keeps the matrix positive definite
            xx, xy, yy = dot(e, radii(e)) + shift, dot(e, radii(f)), dot(f, radii(f)) + shift
            s, t = solve([[xx, xy], [xy, yy]], [dot(e, side), dot(f, side)])
            step = 1.0
            while True:
                m = add(n, scale(step * s, e), scale(step * t, f))
                m = scale(1 / math.sqrt(dot(m, m)), m)
                on_a, on_b = points(m)
                if dot(m, add(r, on_a, scale(-1, on_b))) >= d - 1e-15 or step < 1e-3:
                    break
                step /= 2
            n = m
        on_a, on_b = points(n)
        return n, dot(n, add(r, on_a, scale(-1, on_b))), on_a, on_b

    def gaps(self, y):
        found = []
        for k, solid in enumerate(self.solids):
            r, q = y[13 * k:13 * k + 3], y[13 * k + 3:13 * k + 7]
            for n, d in self.planes:
                found.append(dot(n, r) - d - solid.potential(scale(-1, to_body(q, n))))
        return found + [self.between(y)[1]]

    def at(self, y, i, gap):
        """Contact i: its solids, normal into the first, arms to the middle of the penetration, relative velocity,
        relative curvatures."""
        k = 0 if i in range(5) or i == 10 else 1
        solid, q = self.solids[k], y[13 * k + 3:13 * k + 7]
        other = None
        if i == 10:
            n, gap, arm, arm_b = self.between(y)
            other, q_b = self.solids[1], y[16:20]
        else:
            n = self.planes[i % 5][0]
            arm = to_world(q, solid.point(scale(-1, to_body(q, n))))
        arm = add(arm, scale(-gap / 2, n))
        v = add(y[13 * k + 7:13 * k + 10], cross(to_world(q, y[13 * k + 10:13 * k + 13]), arm))
        e, f = tangents(n)
        m = to_body(q, scale(-1, n))
        tensor = inverse(lambda x: to_world(q, solid.rate(m, to_body(q, x))), e, f)
        if other:
            arm_b = add(arm_b, scale(gap / 2, n))
            v = add(v, scale(-1, add(y[20:23], cross(to_world(q_b, y[23:26]), arm_b))))
            m_b = to_body(q_b, n)
            tensor = add(tensor, inverse(lambda x: to_world(q_b, other.rate(m_b, to_body(q_b, x))), e, f))
        else:
            arm_b = None
        return k, n, arm, arm_b, v, principal(*tensor)

    def rates(self, _, y):
        out, load = [], [[[0.0, 0.0, -self.g * s.m], [0.0] * 3] for s in self.solids]
        for i, gap in enumerate(self.gaps(y)):
            if gap >= 0:
                continue
            k, n, arm, arm_b, v, kappa = self.at(y, i, gap)
            v_n = dot(n, v)
            f_n = hertz(self.modulus, *kappa) * (-gap) ** 1.5 * max(0.0, 1 - self.damping[i] * v_n)
            v_t = add(v, scale(-v_n, n))
            speed = math.sqrt(dot(v_t, v_t))
            drag = self.mu * f_n * (math.tanh(speed / self.v_d) / speed if speed else 1 / self.v_d)
            f = add(scale(f_n, n), scale(-drag, v_t))
            load[k][0] = add(load[k][0], f)
            load[k][1] = add(load[k][1], cross(arm, f))
            if i == 10:
                load[1][0] = add(load[1][0], scale(-1, f))
                load[1][1] = add(load[1][1], cross(arm_b, scale(-1, f)))
        for k, solid in enumerate(self.solids):
            q, v, w = y[13 * k + 3:13 * k + 7], y[13 * k + 7:13 * k + 10], y[13 * k + 10:13 * k + 13]
            spin = [i * x for i, x in zip(solid.inertia, w)]
            turn = add(to_body(q, load[k][1]), scale(-1, cross(w, spin)))
            spin_rate = [t / i for t, i in zip(turn, solid.inertia)]
            out += v + quaternion_rate(q, w) + scale(1 / solid.m, load[k][0]) + spin_rate
        return out

    def crossing(self, _, y):
        return math.prod(1.0 if g >= 0 else -1.0 for g in self.gaps(y))

    def cross(self, t, y):
        for i, gap in enumerate(self.gaps(y)):
            touching = gap < 0
            if touching and not self.touching[i]:
                _, n, _, _, v, _ = self.at(y, i, gap)
                impact = max(-dot(n, v), self.v_small)
                self.damping[i] = 1.6 * (1 - self.restitution) / self.restitution / impact
            if touching != self.touching[i]:
                self.events.append((t, i, touching))
            self.touching[i] = touching

    def run(self, grid):
        return ode.integrate(self.rates, self.start(), grid, [1.0] * 26, 1e-9, self.crossing, self.cross, 5e-3)


if __name__ == "__main__":
    box = Box()
    box.run([0.0, float(sys.argv[1])])
    for event in box.events:
        print("%.9f  contact %2d  %s" % (event[0], event[1], "touches" if event[2] else "parts"))
