#!/usr/bin/env python3
"""Makes the references of the oloid, of the ellipsoid on a torus and of the cam from a law, from equations
written down independently of the package and its kernel. Standard library only.

usage: make_freeform.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import sys

import make
from make import G_N, grid, integrate


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def scaled(k, a):
    return [k * x for x in a]


def plus(*vectors):
    return [sum(parts) for parts in zip(*vectors)]


def slope(f, x, h):
    """Derivative of a vector function by differences of sixth order."""
    return [sum(w * (p - m) for w, p, m in zip((0.75, -0.15, 1 / 60), plus_, minus)) / h for plus_, minus in
            zip(zip(f(x + h), f(x + 2 * h), f(x + 3 * h)), zip(f(x - h), f(x - 2 * h), f(x - 3 * h)))]


# --- oloid ----------------------------------------------------------------------------------------------

def generator(u):
    """Generator of the unit oloid (Dirnboeck and Stachel 1997) at the angle t = 2 pi/3 sin u of the first circle:
    its end point A, its direction from B to A, the outer normal."""
    t = 2 * math.pi / 3 * math.sin(u)
    # root = sqrt(1 + 2 cos t) with the sign of cos u, without cancellation
    s = abs(math.sin(u))
    root = math.copysign(2 * math.sqrt(math.sin(math.pi / 3 * (1 + s))
                                       * math.sin(math.pi / 3 * math.cos(u) ** 2 / (1 + s))), math.cos(u))
    c = math.cos(t)
    a = [math.sin(t), -0.5 - c, 0.0]
    b = [0.0, 0.5 - c / (1 + c), root / (1 + c)]
    n = scaled(1 / math.sqrt(2 + 2 * c), [math.sin(t), -c, root])   # across both circles
    return a, scaled(1 / math.sqrt(3), plus(a, scaled(-1, b))), n


def oloid():
    radius, m, tilt, w_0 = 0.1, 1.0, 0.1, 1.0
    inertia = [m * radius**2 * k for k in (0.476839230441602, 0.2507356921766372, 0.476839230441602)]
    h = 1e-3

    def geometry(u):
        """By u' = 1: angular velocity about e_s, rate of the heading, arm from A to the centre; inertia."""
        a, d, n = generator(u)
        n_rate = slope(lambda x: generator(x)[2], u, h)
        spin = dot(d, cross(n_rate, n))          # in the body n' = n x w, w = spin d
        turn = dot(slope(lambda x: generator(x)[1], u, h), cross(scaled(-1, n), d))
        arm = scaled(-radius, a)
        lever = cross(d, arm)
        about = sum(k * x * x for k, x in zip(inertia, d)) + m * dot(lever, lever)
        return a, d, n, spin, turn, lever, about

    def kinetic(u):
        _, _, _, spin, _, _, about = geometry(u)
        return [about * spin * spin]

    def place(u, psi, vector):
        """From the body to e_s, e_q = e x e_s, e, and to the world: y up, psi from -z to -x."""
        _, d, n = generator(u)
        s, q, up = dot(vector, d), dot(vector, cross(scaled(-1, n), d)), -dot(vector, n)
        return [-math.sin(psi) * s - math.cos(psi) * q, up, -math.cos(psi) * s + math.sin(psi) * q]

    def rates(_, y):
        u, rate, psi = y[:3]
        _, _, _, spin, turn, lever, about = geometry(u)
        v = place(u, psi, scaled(spin, lever))   # of the centre, by u' = 1
        power = m * G_N * (math.sin(tilt) * v[0] - math.cos(tilt) * v[1])
        acceleration = (power - 0.5 * slope(kinetic, u, h)[0] * rate * rate) / (about * spin * spin)
        return [rate, acceleration, turn * rate, v[0] * rate, v[1] * rate, v[2] * rate]

    u = 0.0
    n = generator(u)[2]
    rate = -w_0 / geometry(u)[3]
    start = [u, rate, math.pi, 0.0, -radius * dot(generator(u)[0], scaled(-1, n)), 0.0]
    rows = []
    times = grid(0.95, 95)
    for t, y in zip(times, integrate(rates, start, times, [1, 1, 1, 0.1, 0.1, 0.1], 1e-11)):
        rows.append((t, y[3], y[4], y[5], y[2], geometry(y[0])[3] * y[1]))
    return ("power balance along the generators of Dirnboeck and Stachel (1997), extrapolation to 1e-11",
            ["column x 1e-6", "column y 1e-6", "column z 1e-6", "column joint.psi 1e-5", "column joint.w 1e-4",
             "constant energy 1e-7", "within segment 0.173205080756 0.173205080758",
             "within joint.gap[1] -1e-14 1e-14", "within joint.gap[2] -1e-13 1e-13",
             "within joint.f_n[1] 0 20", "within joint.f_n[2] 0 20"],
            "time,x,y,z,joint.psi,joint.w", rows)


# --- ellipsoid on a torus -------------------------------------------------------------------------------

def ellipsoid_on_torus():
    big, small, axes, m = 0.3, 0.1, (0.1, 0.08, 0.06), 1.0
    inertia = [m / 5 * (axes[(i + 1) % 3] ** 2 + axes[(i + 2) % 3] ** 2) for i in range(3)]

    def rotation(q):
        w, a, b, c = scaled(1 / math.sqrt(dot(q, q)), q)
        return [[1 - 2 * (b * b + c * c), 2 * (a * b - w * c), 2 * (a * c + w * b)],
                [2 * (a * b + w * c), 1 - 2 * (a * a + c * c), 2 * (b * c - w * a)],
                [2 * (a * c - w * b), 2 * (b * c + w * a), 1 - 2 * (a * a + b * b)]]

    def at(r, turn, angles):
        """Normal of the torus at its angles, and the point of the ellipsoid with the opposite normal."""
        th, ph = angles
        radial = [math.cos(th), math.sin(th), 0.0]
        n = plus(scaled(math.cos(ph), radial), [0, 0, math.sin(ph)])
        body = [-dot([turn[i][j] for i in range(3)], n) for j in range(3)]
        weighted = [a * a * x for a, x in zip(axes, body)]
        p = scaled(1 / math.sqrt(dot(weighted, body)), weighted)
        point = plus(r, [dot(row, p) for row in turn])
        away = plus(point, scaled(-big, radial), scaled(-small, n))
        tangents = [-math.sin(th), math.cos(th), 0.0], plus(scaled(-math.sin(ph), radial), [0, 0, math.cos(ph)])
        return n, point, away, [dot(tangents[0], away), dot(tangents[1], away)]

    guess = [0.0, math.pi / 2]

    def contact(r, turn):
        angles, h = list(guess), 1e-6
        for _ in range(30):
            e = at(r, turn, angles)[3]
            if max(map(abs, e)) < 1e-16:
                break
            j = [[(p - q) / (2 * h) for p, q in zip(at(r, turn, [angles[0] + h * (k == 0), angles[1] + h * k])[3],
                                                    at(r, turn, [angles[0] - h * (k == 0), angles[1] - h * k])[3])]
                 for k in range(2)]
            det = j[0][0] * j[1][1] - j[1][0] * j[0][1]
            step = [(e[0] * j[1][1] - j[1][0] * e[1]) / det, (j[0][0] * e[1] - e[0] * j[0][1]) / det]
            angles = [a - s for a, s in zip(angles, step)]
            if max(map(abs, step)) < 1e-13:
                break
        guess[:] = angles
        n, point, away, _ = at(r, turn, angles)
        return n, point, dot(n, away)

    def moved(y, v, w, e):
        """The pose after the time e with constant v and w."""
        spin = [-dot(w, y[4:7])] + plus(scaled(y[3], w), cross(w, y[4:7]))
        q, size = y[3:7], math.sqrt(dot(w, w))
        c, s = math.cos(size * e / 2), (math.sin(size * e / 2) / size if size else e / 2)
        return plus(y[:3], scaled(e, v)), plus(scaled(c, q), scaled(s, spin))

    def solve(y):
        turn = rotation(y[3:7])
        v, w_body = y[7:10], y[10:13]
        w = [dot(row, w_body) for row in turn]
        n, point, _ = contact(y[:3], turn)
        arm = plus(point, scaled(-1, y[:3]))

        def closing(e):
            r, q = moved(y, v, w, e)
            n_e, p_e, _ = contact(r, rotation(q))
            return [dot(n_e, plus(v, cross(w, plus(p_e, scaled(-1, r)))))]

        bend = slope(closing, 0.0, 1e-3)[0]
        free = [-x / i for x, i in zip(cross(w_body, [i * x for i, x in zip(inertia, w_body)]), inertia)]
        torque = cross(arm, n)
        torque = [dot([turn[i][j] for i in range(3)], torque) for j in range(3)]
        answer = [x / i for x, i in zip(torque, inertia)]
        arm_body = [dot([turn[i][j] for i in range(3)], arm) for j in range(3)]
        n_body = [dot([turn[i][j] for i in range(3)], n) for j in range(3)]
        force = -(-G_N * n[2] + dot(n_body, cross(free, arm_body)) + bend) / (
            1 / m + dot(n_body, cross(answer, arm_body)))
        return force, plus([0, 0, -G_N], scaled(force / m, n)), plus(free, scaled(force, answer)), w

    def rates(_, y):
        _, acceleration, turning, w = solve(y)
        spin = [-dot(w, y[4:7]) / 2] + scaled(0.5, plus(scaled(y[3], w), cross(w, y[4:7])))
        return list(y[7:10]) + spin + acceleration + turning

    # angles about x, y, z of the body, one after the other
    q = [1.0, 0.0, 0.0, 0.0]
    for axis, angle in enumerate((math.pi / 2 + 0.2, 0.1, 0.3)):
        k = [math.cos(angle / 2)] + [math.sin(angle / 2) * (i == axis) for i in range(3)]
        q = [q[0] * k[0] - dot(q[1:], k[1:])] + plus(scaled(q[0], k[1:]), scaled(k[0], q[1:]), cross(q[1:], k[1:]))
    r = [0.3, 0.0, 0.17]
    for _ in range(30):                          # on the torus
        n, _, gap = contact(r, rotation(q))
        r[2] -= gap / n[2]
    v, w_body = [0.3, 0.8, 0.0], [0.0, 0.0, 1.0]
    n, point, _ = contact(r, rotation(q))
    w = [dot(row, w_body) for row in rotation(q)]
    v[2] = -(dot(n, v) + dot(n, cross(w, plus(point, scaled(-1, r))))) / n[2]
    times, rows, first = grid(0.5, 125), [], list(guess)
    solution = integrate(rates, r + q + v + w_body, times, [0.1] * 3 + [1] * 4 + [1] * 3 + [3] * 3, 1e-9)
    guess[:] = first                             # follow the contact once more
    for t, y in zip(times, solution):
        rows.append((t, y[0], y[1], y[2], solve(y)[0]))
    return ("Newton and Euler with the distance of the ellipsoid to the core circle of the torus, extrapolation to 1e-9",
            ["column x 1e-6", "column y 1e-6", "column z 1e-6", "column f_n 1e-3", "constant energy 1e-6",
             "within sliding.gap -1e-14 1e-14"],
            "time,x,y,z,f_n", rows)


# --- cam ------------------------------------------------------------------------------------------------

def freeform_cam():
    lift, base, m, inertia, c, speed = 0.01, 0.04, 0.1, 2e-3, 2000.0, 40.0

    def law(theta):
        """The law over the angle of the cam: the angle seen from the cam is -theta; value and derivatives."""
        psi = math.fmod(-theta, 2 * math.pi) + 2 * math.pi
        psi = math.fmod(psi, 2 * math.pi)

        def rise(x, width):
            x /= width
            s = lift * (35 * x**4 - 84 * x**5 + 70 * x**6 - 20 * x**7)
            s1 = lift * 140 * (x * (1 - x)) ** 3 / width
            return s, s1, lift * 420 * (x * (1 - x)) ** 2 * (1 - 2 * x) / width**2

        if 0.3 < psi < 2.7:
            s, s1, s2 = rise(psi - 0.3, 2.4)
        elif 2.7 <= psi <= 3.3:
            s, s1, s2 = lift, 0.0, 0.0
        elif 3.3 < psi < 5.9:
            s, s1, s2 = rise(5.9 - psi, 2.6)
            s1 = -s1
        else:
            s, s1, s2 = 0.0, 0.0, 0.0
        return base + s, -s1, s2

    def solve(theta, w):
        s, s1, s2 = law(theta)
        spring = c * (s - base / 2)
        alpha = -s1 * (m * s2 * w * w + spring) / (inertia + m * s1 * s1)
        return s, s1 * w, s1 * alpha + s2 * w * w, alpha

    rows = []
    times = grid(0.4, 200)
    for t, (theta, w) in zip(times, integrate(lambda _, y: [y[1], solve(*y)[3]], [0.0, speed], times, [1, 10], 1e-12,
                                              longest=1e-3)):
        s, v, a, _ = solve(theta, w)
        rows.append((t, w, s, v, a))
    return ("the prescribed law as a constraint: inertia and mass with s = s(theta), extrapolation to 1e-12",
            ["column shaft.w 1e-4", "column s 1e-7", "column s_rate 2e-5", "column s_acceleration 1e-2",
             "equal s law_s 1e-8", "equal s_rate law_rate 1e-6", "equal s_acceleration law_acceleration 5e-3",
             "constant energy 1e-6", "within contact.gap -1e-14 1e-14"],
            "time,shaft.w,s,s_rate,s_acceleration", rows)


make.MODELS = {
    "NormalContact.Examples.Spatial.Oloid": oloid,
    "NormalContact.Examples.Spatial.EllipsoidOnTorus": ellipsoid_on_torus,
    "NormalContact.Examples.ValveTrain.FreeformCam": freeform_cam,
}

if __name__ == "__main__":
    make.main(sys.argv[1:])
