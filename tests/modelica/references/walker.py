"""Two rigid legs that walk down a slope: ideal rolling in the stance phase, plastic heel strike without slip, the foot
that swings passes through the ground. The equations are written down from scratch, for comparison with the walkers of
Examples.Gait. Standard library only.

Legs without mass are the limit of light ones: their equations are divided by their mass.

usage: walker.py       prints the cycles of the walkers of the literature and of the examples
"""
import collections
import math

from ode import extrapolated_step

Cycle = collections.namedtuple("Cycle", "state period length multipliers")


def solve(matrix, right):
    """Gaussian elimination with row exchange."""
    n = len(right)
    rows = [list(row) + [b] for row, b in zip(matrix, right)]
    for i in range(n):
        k = max(range(i, n), key=lambda j: abs(rows[j][i]))
        rows[i], rows[k] = rows[k], rows[i]
        for j in range(i + 1, n):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
    x = [0.0] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - sum(rows[i][j] * x[j] for j in range(i + 1, n))) / rows[i][i]
    return x


def eigenvalues(matrix):
    """Of a 3 x 3 matrix: the roots of its characteristic polynomial, all at once (Durand and Kerner), largest first."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    trace, minors = a + e + i, a * e - b * d + a * i - c * g + e * i - f * h
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    roots = [(0.4 + 0.9j) ** k for k in range(3)]
    for _ in range(200):
        for k, x in enumerate(roots):
            others = [y for j, y in enumerate(roots) if j != k]
            roots[k] = x - (((x - trace) * x + minors) * x - determinant) / ((x - others[0]) * (x - others[1]))
    return sorted(roots, key=lambda x: (-round(abs(x), 9), -x.imag))


class Walker:
    """x down the slope, y normal to it. The angle of a leg is that of the direction from the hip to the foot against -y,
    positive when the foot is ahead. leg: from the hip to the sole; the radius of the foot where the leg has the angle
    theta is foot + growth theta; centre: of mass of a leg, from the hip; gyration: inertia of a leg over its mass."""

    def __init__(self, leg, foot, hip_mass, leg_mass, centre, gyration, slope, g=9.80665, growth=0.0):
        self.l, self.R, self.M, self.m, self.c, self.k, self.growth = leg, foot, hip_mass, leg_mass, centre, gyration, growth
        self.g = (g * math.sin(slope), -g * math.cos(slope))
        self.longest = 0.05 * math.sqrt(leg / g)

    def height(self, angle):
        """Of the hip over the ground where the foot touches it with this angle of the leg, and its derivatives: the solution
        of h + h'' = foot + growth angle with h(0) = leg, h'(0) = 0. The foot touches h' behind the hip."""
        s, c = math.sin(angle), math.cos(angle)
        d, e = self.l - self.R, self.growth
        return self.R + e * angle + d * c - e * s, e - d * s - e * c, -d * c + e * s

    def rates(self, _, y):
        """Stance leg a, swing leg b: angles and angular velocities."""
        a, b, p, q = y
        m, c, s_a, c_a, s_b, c_b = self.m, self.c, math.sin(a), math.cos(a), math.sin(b), math.cos(b)
        h, h1, h2 = self.height(a)
        g_x, g_y = self.g
        # by the rate of a: velocities of the hip and of the centre of the stance leg; what their accelerations have besides
        x, y, u, v = -h, h1, -h + c * c_a, h1 + c * s_a
        bias_x, bias_y = -h1 * p * p, h2 * p * p
        stance_x, stance_y = bias_x - c * s_a * p * p, bias_y + c * c_a * p * p
        swing_x, swing_y = bias_x - c * s_b * q * q, bias_y + c * c_b * q * q
        coupling = c * (x * c_b + y * s_b)
        aa = self.M * (x * x + y * y) + m * (u * u + v * v + self.k + x * x + y * y)
        right_a = self.M * (x * (g_x - bias_x) + y * (g_y - bias_y)) + m * (
            u * (g_x - stance_x) + v * (g_y - stance_y) + x * (g_x - swing_x) + y * (g_y - swing_y))
        bb, right_b = c * c + self.k, c * (c_b * (g_x - swing_x) + s_b * (g_y - swing_y))  # over the mass of the leg
        determinant = aa * bb - m * coupling * coupling
        return [p, q, (right_a * bb - m * coupling * right_b) / determinant, (aa * right_b - coupling * right_a) / determinant]

    def gap(self, y):
        """Height of the sole of the swing leg, and its rate."""
        (h_a, r_a, _), (h_b, r_b, _) = self.height(y[0]), self.height(y[1])
        return h_a - h_b, r_a * y[2] - r_b * y[3]

    def hip(self, y):
        """Velocity of the hip."""
        h, h1, _ = self.height(y[0])
        return -h * y[2], h1 * y[2]

    def energy(self, y, x=0.0):
        """Kinetic and potential energy with the hip at x."""
        (v_x, v_y), h = self.hip(y), self.height(y[0])[0]
        kinetic, potential = self.M * (v_x**2 + v_y**2) / 2, -self.M * (self.g[0] * x + self.g[1] * h)
        for angle, w in ((y[0], y[2]), (y[1], y[3])):
            s, c = self.c * math.sin(angle), self.c * math.cos(angle)
            kinetic += self.m * ((v_x + c * w)**2 + (v_y + s * w)**2 + self.k * w * w) / 2
            potential -= self.m * (self.g[0] * (x + s) + self.g[1] * (h - c))
        return kinetic, potential

    def strike(self, y):
        """Plastic impact of the swing leg: the legs change their roles."""
        a, b, p, q = y
        m, c = self.m, self.c
        # unknown: velocity of the hip, rates of a and b, impulse of the ground on foot b
        matrix = [[0.0] * 6 for _ in range(6)]
        matrix[0][0] = matrix[1][1] = self.M + 2 * m
        for k, angle, share in ((2, a, 1.0), (3, b, m)):  # the row of the free leg is divided by its mass
            column = (c * math.cos(angle), c * math.sin(angle))
            for i in range(2):
                matrix[i][k], matrix[k][i] = m * column[i], share * column[i]
            matrix[k][k] = share * (c * c + self.k)
        before = [*self.hip(y), p, q]
        right = [sum(matrix[i][j] * before[j] for j in range(4)) for i in range(4)] + [0.0, 0.0]
        # the material point of foot b at the ground comes to rest; the impulse acts there
        h, h1, _ = self.height(b)
        for i, row in ((4, [1.0, 0.0, 0.0, h]), (5, [0.0, 1.0, 0.0, -h1])):
            for j in range(4):
                matrix[i][j] = row[j]
                matrix[j][i] = row[j]
        after = solve(matrix, right)
        return [b, a, after[3], after[2]]

    def to_strike(self, y):
        """From just after a heel strike to just before the next one: state and duration."""
        t, h = 0.0, self.longest
        while t < 500 * h:
            new, _ = extrapolated_step(self.rates, 0.0, y, h, 12)
            # the swing leg is ahead of the stance leg, which is past the vertical, and comes down
            if new[1] > 0 and new[0] < 0 and new[1] - new[0] > 0.05 and self.gap(new)[0] < 0 <= self.gap(y)[0]:
                last, part = new, h
                for _ in range(8):
                    gap, rate = self.gap(last)
                    part -= gap / rate
                    last, _ = extrapolated_step(self.rates, 0.0, y, part, 12)
                return last, t + part
            if abs(new[0]) > 1.2:
                raise ValueError("the walker falls")
            t, y = t + h, new
        raise ValueError("no heel strike")

    def step(self, y):
        """From just after one heel strike to just after the next one: state, duration, length of the step."""
        end, duration = self.to_strike(y)
        return self.strike(end), duration, self.travel(end[0], y[0])

    def travel(self, end, start):
        """Way of the hip while the stance leg turns: the integral of -h."""
        def integral(a):
            d, e = self.l - self.R, self.growth
            return self.R * a + e * a * a / 2 + d * math.sin(a) + e * math.cos(a)
        return integral(start) - integral(end)

    def swing_angle(self, a):
        """Of the other leg when both soles touch, by Newton's method."""
        b = -a
        for _ in range(20):
            b -= (self.height(b)[0] - self.height(a)[0]) / self.height(b)[1]
        return b

    def map(self, x):
        """From one heel strike to the next one: (a, a', b') just after it, with both soles on the ground; duration, length."""
        z, duration, length = self.step([x[0], self.swing_angle(x[0]), x[1], x[2]])
        return [z[0], z[2], z[3]], duration, length

    def jacobian(self, x, e=1e-5):
        """Of the map, by central differences."""
        columns = []
        for k in range(3):
            up, down = (self.map([v + s * (i == k) for i, v in enumerate(x)])[0] for s in (e, -e))
            columns.append([(p - q) / (2 * e) for p, q in zip(up, down)])
        return [list(row) for row in zip(*columns)]

    def cycle(self, x, rounds=12):
        """The fixed point (a, a', b') of the map by Newton's method, and the Floquet multipliers."""
        for i in range(rounds):
            if i < 3:
                jacobian = self.jacobian(x)
            z, _, _ = self.map(x)
            change = solve([[jacobian[i][j] - (i == j) for j in range(3)] for i in range(3)], [p - q for p, q in zip(x, z)])
            x = [v + d for v, d in zip(x, change)]
            if max(map(abs, change)) < 1e-12:
                break
        _, duration, length = self.map(x)
        return Cycle(x, duration, length, eigenvalues(self.jacobian(x)))


def simplest(slope=0.009, hip=1.0, foot=0.0):
    """Garcia, Chatterjee, Ruina, Coleman (ASME J. Biomech. Eng. 120 (1998)): masses at the hip and at the feet; length and
    gravity one."""
    return Walker(1.0, 0.0, hip, foot, 1.0, 0.0, slope, 1.0)


def compass(slope=math.radians(3), g=9.81):
    """Goswami, Thuilot, Espiau (Int. J. Robotics Research 17 (1998)): m = 5 kg, m_H = 10 kg, a = b = 0.5 m."""
    return Walker(1.0, 0.0, 10.0, 5.0, 0.5, 0.0, slope, g)


def round_feet(growth=0.0):
    """Examples.Gait.RoundFeetWalker."""
    return Walker(1.0, 0.3, 10.0, 1.0, 0.4, 1 / 12, 0.015, growth=growth)


class Rocker:
    """Examples.Gait.RockerSole: two legs in one piece with the hip roll from one round sole to the other, on level ground."""

    def __init__(self, rho, alpha=0.3, leg=1.0, mass=70.0, inertia=0.07, g=9.80665):
        self.rho, self.alpha, self.l, self.M, self.J, self.g = rho, alpha, leg, mass, inertia, g

    def arm(self, angle):
        """Squares of the height of the hip over the ground, and of its distance from the contact point along it."""
        return (self.l * (self.rho + (1 - self.rho) * math.cos(angle)))**2, (self.l * (1 - self.rho) * math.sin(angle))**2

    def kinetic(self, angle, w):
        return (self.M * sum(self.arm(angle)) + self.J) * w * w / 2

    def share(self):
        """Of the kinetic energy that a plastic strike takes: the angular momentum about the point that is struck is kept."""
        y, x = self.arm(self.alpha)
        return 1 - ((self.M * (y - x) + self.J) / (self.M * (y + x) + self.J))**2

    def lost(self, phi=0.1, w=-1.5):
        """In the strike, from the state of the body on the leg behind."""
        fall = math.sqrt(self.arm(phi - self.alpha)[0]) - math.sqrt(self.arm(self.alpha)[0])
        return self.share() * (self.kinetic(phi - self.alpha, w) + self.M * self.g * fall)


WALKERS = {
    "simplest": (simplest, {}, [0.2, -0.2, -0.016]),
    "simplest, M = 1000, m = 1": (simplest, {"hip": 1000.0, "foot": 1.0}, [0.2, -0.2, -0.016]),
    "compass, g = 9.81": (compass, {}, [0.271, -1.09, -0.377]),
    "compass, g = 9.8": (compass, {"g": 9.8}, [0.271, -1.09, -0.377]),
    "round feet": (round_feet, {}, [0.3, -0.9, -0.7]),
    "round feet, radius grows by 0.1 m/rad": (round_feet, {"growth": 0.1}, [0.3, -0.9, -0.7]),
    "round feet, radius falls by 0.1 m/rad": (round_feet, {"growth": -0.1}, [0.3, -0.9, -0.7]),
}

if __name__ == "__main__":
    for name, (make, arguments, start) in WALKERS.items():
        found = make(**arguments).cycle(start)
        print(name)
        print("  angle %.12f, rates %.12f, %.12f, period %.9f, length %.9f" % (*found.state, found.period, found.length))
        print("  multipliers", ", ".join("%.7f%+.7fi" % (x.real, x.imag) if x.imag else "%.7f" % x.real
                                          for x in found.multipliers))
