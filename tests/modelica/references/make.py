#!/usr/bin/env python3
"""Makes the reference results that follow from ordinary differential equations written down independently of
the Modelica package: closed forms, the equations of motion of 000 (87), (88) and of 000, section 6.2, with the
corrections of printed errors. Standard library only.

usage: make.py [MODEL...]      writes <model>.csv beside this file
"""
import math
import os
import sys

from ode import grid, integrate

G_N = 9.80665


def rolling_wheel():
    r, m, inertia, slope, v_0 = 0.3, 2.0, 0.06, 0.1, 1.0
    a = G_N * math.sin(slope) / (1 + inertia / (m * r * r))
    rows = [(t, -v_0 * t + a * t * t / 2, (-v_0 + a * t) / r, m * G_N * math.cos(slope), -a * inertia / r / r)
            for t in grid(3, 150)]
    return ("closed form of a wheel on a slope, acceleration g sin(slope)/(1 + J/(m r^2))",
            ["column x 1e-7", "column w 1e-7", "column f_n 1e-8", "column f_t 1e-8", "equal x x_MSL 1e-7",
             "equal f_n f_n_MSL 1e-8", "equal f_t f_t_MSL 1e-8", "within rolling.gap -1e-14 1e-14",
             "within rolling.v_t -1e-13 1e-13"],
            "time,x,w,f_n,f_t", rows)


def rolling(f, m, inertia, alpha_0, w_0, times):
    """000 (87) and (88): alpha, w, x, f_n, f_t at the given times; f(alpha) returns f, f', f''."""
    def acceleration(alpha, w):
        h, h1, h2 = f(alpha)
        return -m * h1 * ((h + h2) * w * w + G_N) / (m * h * h + m * h1 * h1 + inertia)

    def rates(_, y):
        return [y[1], acceleration(y[0], y[1]), f(y[0])[0] * y[1]]

    rows = []
    for t, (alpha, w, x) in zip(times, integrate(rates, [alpha_0, w_0, 0.0], times, [1.0, 1.0, 0.1])):
        h, h1, h2 = f(alpha)
        a = acceleration(alpha, w)
        rows.append((t, alpha, w, x, m * (h1 * a + h2 * w * w + G_N), m * (h * a + h1 * w * w)))
    return rows


def rolling_ellipse():
    a, b, m = 0.2, 0.1, 1.0

    def f(alpha):
        # height of the centre: sqrt(a^2 sin^2 + b^2 cos^2), 000 (9)
        s, c = math.sin(alpha), math.cos(alpha)
        h = math.sqrt(a * a * s * s + b * b * c * c)
        h1 = (a * a - b * b) * s * c / h
        return h, h1, (a * a - b * b) * (c * c - s * s) / h - h1 * h1 / h

    rows = rolling(f, m, m * (a * a + b * b) / 4, 0.0, 12.0, grid(3, 150))
    return ("the differential equation 000 (87), (88) for the ellipse 000 (9), extrapolation to 1e-13",
            ["column alpha 2e-5", "column w 2e-4", "column x 5e-6", "column f_n 2e-3", "column f_t 2e-3",
             "constant energy 1e-6", "within rolling.gap -1e-14 1e-14", "within rolling.v_t -1e-13 1e-13"],
            "time,alpha,w,x,f_n,f_t", rows)


def rocking_foot():
    size, m, inertia = 0.08, 1.1, 0.006

    def f(alpha):
        b = alpha - math.pi / 5  # 000 (85)
        return (size * (1 + 0.9 * math.cos(b) + math.sin(2 * b) / 6 + math.sin(3 * b) / 15),
                size * (-0.9 * math.sin(b) + math.cos(2 * b) / 3 + math.cos(3 * b) / 5),
                size * (-0.9 * math.cos(b) - 2 * math.sin(2 * b) / 3 - 3 * math.sin(3 * b) / 5))

    rows = [(t, alpha, w, f_x, f_z, abs(f_x / f_z))
            for t, alpha, w, _, f_z, f_x in rolling(f, m, inertia, -0.6, 0.0, grid(3, 150))]
    return ("the differential equation 000 (87), (88) for the foot 000 (85), extrapolation to 1e-13",
            ["column alpha 5e-5", "column w 5e-4", "column F_x 2e-3", "column F_z 2e-3", "column mu_required 2e-4",
             "constant energy 1e-6", "within rolling.gap -1e-14 1e-14", "within rolling.v_t -1e-13 1e-13"],
            "time,alpha,w,F_x,F_z,mu_required", rows)


def cam_roller_tappet():
    radius, m, spin, c, speed, mu, k = 0.01, 0.025, 1.25e-6, 200.0, 100.0, 0.6, 100.0
    modulus = 2.1e11 / (2 * (1 - 0.09))

    def potential(alpha):
        """000 (90) and its derivatives."""
        x = math.fmod(alpha, 2 * math.pi)
        p, q = x - 2 * math.pi / 3, 4 * math.pi / 3 - x
        if p <= 0 or q <= 0:
            return 2 * radius, 0.0, 0.0
        s = radius / 3
        return (2 * radius + s * p**3 * q**4, s * (3 * p**2 * q**4 - 4 * p**3 * q**3),
                s * (6 * p * q**4 - 24 * p**2 * q**3 + 12 * p**3 * q**2))

    def contact(t, y):
        """Gap, its rate, sliding velocity, stiffness, normal: x to the right, z up, the roller below P."""
        g, g1, g2 = potential(speed * t)
        size = math.hypot(g, g1)
        # outer normal of the path of M: 000 (54) with the sense of (91)-(94)
        n = (-g1 / size, -g / size)
        gap = (y[0] - g) * g / size
        path = (g * g + 2 * g1 * g1 - g * g2) / size**3
        stiffness = 4 / 3 * modulus * math.sqrt(radius * (1 - radius * path))
        cam = (-radius * n[0], -g - radius * n[1])          # contact point on the cam, from P
        turn = -speed                                       # clockwise
        v_cam = (-turn * cam[1], turn * cam[0])
        arm = (-radius * n[0], -radius * n[1])              # contact point on the roller, from M
        v_roller = (-y[2] * arm[1], -y[1] + y[2] * arm[0])
        v = (v_roller[0] - v_cam[0], v_roller[1] - v_cam[1])
        tangent = (-n[1], n[0])
        return gap, v[0] * n[0] + v[1] * n[1], v[0] * tangent[0] + v[1] * tangent[1], stiffness, n, arm, tangent

    damping = [0.0]

    def rates(t, y):
        gap, v_n, v_t, stiffness, n, arm, tangent = contact(t, y)
        delta = max(-gap, 0.0)
        f_n = max(0.0, stiffness * delta**1.5 * (1 - damping[0] * v_n))   # (103), cut at zero
        f_t = -mu * math.tanh(v_t / k) * f_n
        force = (f_n * n[0] + f_t * tangent[0], f_n * n[1] + f_t * tangent[1])
        return [y[1], (-c * y[0] - force[1]) / m, (arm[0] * force[1] - arm[1] * force[0]) / spin]

    def touch(t, y):
        v_n = contact(t, y)[1]
        if v_n < 0:
            damping[0] = 1.5 * (1 - 0.6) / max(-v_n, 1e-3)

    depth = 0.0
    for _ in range(50):
        depth = (c * (2 * radius - depth) / (4 / 3 * modulus * math.sqrt(radius / 2))) ** (2 / 3)
    times = grid(0.25, 200)
    solution = integrate(rates, [2 * radius - depth, 0.0, 0.0], times, [1e-4, 1.0, 100.0], 1e-11,
                         lambda t, y: contact(t, y)[0], touch, 1e-4)
    rows = [(t, y[0], contact(t, y)[0], y[2]) for t, y in zip(times, solution)]
    return ("the differential equations 000, section 6.2, with corrected signs, extrapolation to 1e-11, impacts "
            "located to rounding",
            ["column distance 1e-5", "column gap 1e-5", "column w_roller 0.1", "within f_n 0 1e5",
             "reaches gap 1e-3 1e-2"],
            "time,distance,gap,w_roller", rows)


def lift_4567(x):
    """Polynomial 4-5-6-7 and its first two derivatives."""
    return (x**4 * (35 - 84 * x + 70 * x**2 - 20 * x**3), 140 * x**3 * (1 - x) ** 3,
            420 * x**2 * (1 - x) ** 2 * (1 - 2 * x))


def lift_modified_sine(x):
    """Modified sine: a quarter of fast sine, a half of slow sine, a quarter of fast sine."""
    if x > 0.5:
        value, first, second = lift_modified_sine(1 - x)
        return 1 - value, first, -second
    pi, scale = math.pi, 1 / (math.pi + 4)
    if x < 0.125:
        return (scale * (pi * x - math.sin(4 * pi * x) / 4), scale * pi * (1 - math.cos(4 * pi * x)),
                4 * pi * pi * scale * math.sin(4 * pi * x))
    u = pi / 3 + 4 * pi * x / 3
    return (scale * (2 + pi * x - 9 / 4 * math.sin(u)), scale * pi * (1 - 3 * math.cos(u)),
            4 * pi * pi * scale * math.sin(u))


def lobe(law, lift, rise, x):
    """Rise and fall without dwell from x = 0 to 2 rise: value and two derivatives by the angle."""
    x = math.fmod(x, 2 * math.pi)
    x = x + 2 * math.pi if x < 0 else x
    if x >= 2 * rise:
        return 0.0, 0.0, 0.0
    value, first, second = law(x / rise if x < rise else 2 - x / rise)
    return lift * value, lift * first / rise * (1 if x < rise else -1), lift * second / rise**2


def cam_flat_tappet():
    """m s'' = f_n - c (s - r) - f_0, f_n = K delta^1.5, K from the curvature 1/(h + h''); always in contact."""
    r, lift, rise, m, c, f_0, speed = 0.02, 0.006, 1.6, 0.1, 2e4, 150.0, 150.0
    modulus = 2.1e11 / (2 * (1 - 0.09))

    def cam(t):
        # the normal angle is -pi/2 - speed t: the lobe, which starts at 0.5 and ends at 3.7, is met backwards
        value, _, second = lobe(lift_4567, lift, rise, -math.pi / 2 - speed * t - 0.5)
        return r + value, second

    def force(t, s):
        h, h2 = cam(t)
        return 4 / 3 * modulus * math.sqrt(h + h2) * max(h - s, 0.0) ** 1.5

    def rates(t, y):
        return [y[1], (force(t, y[0]) - c * (y[0] - r) - f_0) / m]

    depth = 0.0
    for _ in range(50):
        depth = ((f_0 - c * depth) / (4 / 3 * modulus * math.sqrt(r))) ** (2 / 3)
    times = grid(0.1, 200)
    solution = integrate(rates, [r - depth, 0.0], times, [1e-6, 1e-1], 1e-10, longest=1e-4)
    rows = [(t, y[0], force(t, y[0])) for t, y in zip(times, solution)]
    return ("the equation of motion of the tappet, extrapolation to 1e-10",
            ["column distance 1e-9", "column f_n 2", "within gap -1e-4 0"], "time,distance,f_n", rows)


def cylinder_head():
    """One valve at a time, because the shaft is driven: cam contact, spring, seat; the first 0.15 s."""
    lift, lash, m, c, f_0 = 0.007, 0.0002, 0.12, 25e3, 200.0

    def cam(t, start):
        turned, speed = 150 * t + 750 / 2 * t * t, 150 + 750 * t
        value, first, _ = lobe(lift_modified_sine, lift, 1.3, turned - start)
        return value, first * speed

    def rates(start):
        def f(t, y):
            value, rate = cam(t, start)
            gap, opening = y[0] + lash - value, y[1] - rate
            push = max(0.0, -5e6 * gap - 300 * opening) if gap < 0 else 0.0
            spring = max(0.0, -2e7 * y[0])
            seat = spring + min(max(-2e3 * y[1], -spring), spring)  # damping no larger than the elastic force
            return [y[1], (push + seat - c * y[0] - f_0) / m]
        return f

    times, phases = grid(0.15, 150), {1: 0.0, 3: 3 * math.pi / 2, 6: -1.8 + math.pi / 2}
    columns = {}
    for i, start in phases.items():
        columns[i] = []
        value, rate = cam(0.0, start)
        open_ = value - lash - (f_0 + c * (value - lash)) / 5e6  # pressed on the cam by the spring
        y = [open_, rate] if open_ > 0 else [0.0, 0.0]
        for t0, t1 in zip(times, times[1:]):
            columns[i].append(y[0])
            y = integrate(rates(start), y, [t0, t1], [1e-4, 1.0], 1e-8, longest=5e-6)[-1]
        columns[i].append(y[0])
    rows = [(t,) + tuple(columns[i][k] for i in phases) for k, t in enumerate(times)]
    return ("the equation of motion of three of the valves below the speed of float, extrapolation in steps of 5 us; "
            "near 360 rad/s the valves must float",
            ["column s[%d] 5e-6" % i for i in phases] + ["reaches gap[1] 2e-4 2e-2", "reaches floating[1] 1 1"]
            + ["within s[%d] -4e-4 8e-3" % i for i in range(1, 9)],
            "time," + ",".join("s[%d]" % i for i in phases), rows)


def exact_damping(restitution, rate):
    """chi with (1 + e) d = ln((1 + d)/(1 - e d)), d = chi v, by bisection."""
    low, high = 1e-9, (1 - 1e-15) / restitution
    for _ in range(200):
        d = 0.5 * (low + high)
        if (1 + restitution) * d > math.log((1 + d) / (1 - restitution * d)):
            low = d
        else:
            high = d
    return d / rate


def two_bodies():
    """Ellipse and line, both free: masses 1 and 2; the boundary point from the matrix of the ellipse."""
    a, b, masses, inertias = 0.1, 0.05, (1.0, 2.0), (0.01, 0.05)
    damping = [0.0]

    def contact(y):
        along, normal = (math.cos(y[8]), math.sin(y[8])), (-math.sin(y[8]), math.cos(y[8]))
        c, s = math.cos(y[2]), math.sin(y[2])
        down = (-c * normal[0] - s * normal[1], s * normal[0] - c * normal[1])  # outer normal in the body
        size = math.sqrt((a * down[0]) ** 2 + (b * down[1]) ** 2)
        p = (a * a * down[0] / size, b * b * down[1] / size)
        point = (y[0] + c * p[0] - s * p[1], y[1] + s * p[0] + c * p[1])
        arm_a = (point[0] - y[0], point[1] - y[1])
        arm_b = (point[0] - y[6], point[1] - y[7])
        v = (y[3] - y[5] * arm_a[1] - y[9] + y[11] * arm_b[1], y[4] + y[5] * arm_a[0] - y[10] - y[11] * arm_b[0])
        gap = arm_b[0] * normal[0] + arm_b[1] * normal[1]
        return gap, v[0] * normal[0] + v[1] * normal[1], v[0] * along[0] + v[1] * along[1], normal, along, arm_a, arm_b

    def rates(_, y):
        gap, v_n, v_t, normal, along, arm_a, arm_b = contact(y)
        f_n = max(0.0, 1e7 * max(-gap, 0.0) ** 1.5 * (1 - damping[0] * v_n))
        f_t = -f_n * (0.3 + 0.1 * math.exp(-(v_t / 0.1) ** 2)) * math.tanh(v_t / 1e-2)
        f = (f_n * normal[0] + f_t * along[0], f_n * normal[1] + f_t * along[1])
        return [y[3], y[4], y[5], f[0] / masses[0], f[1] / masses[0], (arm_a[0] * f[1] - arm_a[1] * f[0]) / inertias[0],
                y[9], y[10], y[11], -f[0] / masses[1], -f[1] / masses[1],
                -(arm_b[0] * f[1] - arm_b[1] * f[0]) / inertias[1]]

    def touch(_, y):
        v_n = contact(y)[1]
        if v_n < 0:
            damping[0] = exact_damping(0.6, -v_n)

    times = grid(0.5, 100)
    start = [0.02, 0.3, 0.4, 0.5, -1.0, 3.0, 0.0, 0.0, 0.1, 0.0, 0.5, -0.5]
    solution = integrate(rates, start, times, [0.1] * 12, 1e-12, lambda t, y: contact(y)[0], touch)
    rows = [(t, contact(y)[0], y[2]) for t, y in zip(times, solution)]
    return ("the equations of motion of two free bodies, extrapolation to 1e-12; momentum and energy are conserved",
            ["column gap 1e-6", "column joint_a.phi 1e-5"] + CONSERVED, "time,gap,joint_a.phi", rows)


CONSERVED = ["constant p_x 1e-9", "constant p_y 1e-9", "constant L 1e-9", "constant E 1e-6"]


def conserved():
    return ("momentum, angular momentum and energy of two free bodies are conserved, and they do collide",
            CONSERVED + ["reaches contact.f_n 10 1e5"], "", [])


def driven_cam():
    """Ideal cam at constant speed: distance G, force from m d'' = f_n G/L - c d, torque from the power."""
    radius, m, c, speed = 0.01, 0.025, 200.0, 30.0
    rows = []
    for t in grid(0.21, 105):
        x = math.fmod(speed * t, 2 * math.pi)
        p, q, s = x - 2 * math.pi / 3, 4 * math.pi / 3 - x, radius / 3
        g, g1, g2 = 2 * radius, 0.0, 0.0
        if p > 0 and q > 0:
            g, g1 = g + s * p**3 * q**4, s * (3 * p**2 * q**4 - 4 * p**3 * q**3)
            g2 = s * (6 * p * q**4 - 24 * p**2 * q**3 + 12 * p**3 * q**2)
        force = m * g2 * speed**2 + c * g
        rows.append((t, g, force * math.hypot(g, g1) / g, force * g1))
    return ("closed form: distance 000 (90), force along the normal, torque from the power",
            ["column distance 1e-12", "column f_n 1e-8", "column tau 1e-10", "within cam.gap -1e-14 1e-14"],
            "time,distance,f_n,tau", rows)


def free_cam():
    return "energy of an ideal cam on a free shaft", ["constant E 1e-6", "within cam.gap -1e-13 1e-13"], "", []


def stiffer_cams():
    limits = ["reaches %s[%d] 0.3 3" % (name, i) for name in ("rollerError", "flatError") for i in (1, 2, 3)]
    return ("the deviation from the ideal follower is the force divided by the stiffness: times the stiffness and "
            "divided by 50 N it is of order 1 for every stiffness; the power balance closes",
            limits + ["constant balance 1e-6"], "", [])


def elastic_foot(low, high):
    return ("the deviation from the ideal foot falls with the stiffness and the velocity of regularisation",
            ["reaches error %g %g" % (low, high)], "", [])


def sliding():
    return ("conservation laws, and the closed form of an eccentric",
            ["constant E 1e-6", "constant v_x 1e-9", "constant E_cam 1e-6", "within sliding.gap -1e-14 1e-14",
             "within cam.gap -1e-14 1e-14", "within lift -1e-13 1e-13"], "", [])


def amplitude(u, k):
    """Jacobi's am(u, k) by the arithmetic-geometric mean, and the mean."""
    a, b, c = [1.0], math.sqrt(1 - k * k), [k]
    while abs(c[-1]) > 1e-16:
        a, b, c = a + [(a[-1] + b) / 2], math.sqrt(a[-1] * b), c + [(a[-1] - b) / 2]
    phi = 2 ** (len(a) - 1) * a[-1] * u
    for mean, half in zip(a[:0:-1], c[:0:-1]):
        phi = (phi + math.asin(half / mean * math.sin(phi))) / 2
    return phi, a[-1]


def pendulum():
    """The disc swings without friction: a point mass on a circle of radius 0.45 m, from 1 rad; its normal force is
    m g (3 cos(theta) - 2 cos(1)). The elastic contact makes the circle larger by f_n/c, 2e-6 m."""
    k, w, rows = math.sin(0.5), math.sqrt(G_N / 0.45), []
    quarter = math.pi / (2 * amplitude(0, k)[1])
    for t in grid(3, 60):
        theta = 2 * math.asin(k * math.sin(amplitude(quarter - w * t, k)[0]))
        rows.append((t, theta, G_N * (3 * math.cos(theta) - 2 * math.cos(1))))
    return ("the pendulum, theta = 2 asin(k sn(K - w t))",
            ["column angle 5e-5", "column f_n 2e-3", "equal rolled along 1e-4"], "time,angle,f_n", rows)


def twice(more):
    """Scalar functions that index reduction differentiates, and the one call of the elastic element."""
    return ("joint and contact agree", ["within d_gap -1e-11 1e-11", "within d_point_a 0 1e-10", "within d_point_b 0 1e-10"]
            + ["within %s -1e-8 1e-8" % name for name in more], "", [])


MODELS = {
    "NormalContact.Examples.Planar.RollingWheel": rolling_wheel,
    "NormalContact.Examples.Planar.RollingEllipse": rolling_ellipse,
    "NormalContact.Examples.Planar.RockingFoot": rocking_foot,
    "NormalContact.Examples.ValveTrain.CamRollerTappet": cam_roller_tappet,
    "NormalContact.Examples.ValveTrain.CamFlatTappet": cam_flat_tappet,
    "NormalContact.Examples.ValveTrain.CylinderHead": cylinder_head,
    "NormalContactTest.Planar.TwoBodiesLine": two_bodies,
    "NormalContactTest.Planar.TwoBodiesTurned": two_bodies,
    "NormalContactTest.Planar.TwoBodiesCircle": conserved,
    "NormalContactTest.Planar.TwoBodiesConcave": conserved,
    "NormalContactTest.Planar.ElasticFootSoft": lambda: elastic_foot(1e-4, 1e-2),
    "NormalContactTest.Planar.ElasticFootStiff": lambda: elastic_foot(1e-6, 1e-4),
    "NormalContactTest.Planar.Sliding": sliding,
    "NormalContactTest.ValveTrain.DrivenCam": driven_cam,
    "NormalContactTest.ValveTrain.FreeCam": free_cam,
    "NormalContactTest.ValveTrain.StifferCams": stiffer_cams,
    "NormalContactTest.Tutorial.OwnElement": pendulum,
    "NormalContactTest.Planar.LineTwice": lambda: twice(["d_phi", "d_kappa"]),
    "NormalContactTest.Spatial.PlaneTwice": lambda: twice([]),
    "NormalContactTest.Spatial.BodiesTwice": lambda: twice(["d_normal"]),
}


def main(names):
    for name in names or MODELS:
        origin, instructions, header, rows = MODELS[name]()
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".csv"), "w", encoding="utf-8") as file:
            file.write("# Made by %s: %s.\n" % (os.path.basename(sys.argv[0]), origin))
            file.writelines("#: %s\n" % line for line in instructions)
            file.write(header + "\n" if header else "")
            file.writelines(",".join("%.12g" % value for value in row) + "\n" for row in rows)


if __name__ == "__main__":
    main(sys.argv[1:])
