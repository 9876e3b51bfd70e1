"""Two rigid legs with round feet that walk down a slope: ideal rolling in the stance phase, plastic heel strike
without slip, the foot that swings passes through the ground. The equations are written down from scratch, for
comparison with Examples.Gait.PassiveWalker.

With feet of no size and no mass but at the hip this is the simplest walker of Garcia, Chatterjee, Ruina and
Coleman (ASME J. Biomech. Eng. 120 (1998)); the main program checks the printed cycle at the slope 0.009.

usage: walker.py       prints the cycles of the walker of Garcia et al. and of the example
"""
import math

from ode import extrapolated_step


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


class Walker:
    """x down the slope, y normal to it. The angle of a leg is that of the direction from the hip to the foot
    against -y, positive when the foot is ahead."""

    def __init__(self, leg, foot, hip_mass, leg_mass, centre, inertia, slope, g=9.80665):
        self.l, self.R, self.M, self.m, self.c, self.J = leg, foot, hip_mass, leg_mass, centre, inertia
        self.g = (g * math.sin(slope), -g * math.cos(slope))

    def rates(self, _, y):
        """Stance leg a, swing leg b: angles and angular velocities."""
        a, b, p, q = y
        d, c, s_a, c_a, s_b, c_b = self.l - self.R, self.c, math.sin(a), math.cos(a), math.sin(b), math.cos(b)
        hip = ((-self.R - d * c_a, -d * s_a), (0.0, 0.0), (d * s_a * p * p, -d * c_a * p * p))
        mass, right = [[self.J, 0.0], [0.0, self.J]], [0.0, 0.0]

        def add(m, of_a, of_b, bias):
            columns = (of_a, of_b)
            for i in range(2):
                for j in range(2):
                    mass[i][j] += m * (columns[i][0] * columns[j][0] + columns[i][1] * columns[j][1])
                right[i] += m * sum(columns[i][k] * (self.g[k] - bias[k]) for k in range(2))

        add(self.M, *hip)
        of_a, of_b, bias = hip
        add(self.m, (of_a[0] + c * c_a, of_a[1] + c * s_a), of_b, (bias[0] - c * s_a * p * p, bias[1] + c * c_a * p * p))
        add(self.m, of_a, (c * c_b, c * s_b), (bias[0] - c * s_b * q * q, bias[1] + c * c_b * q * q))
        return [p, q] + solve(mass, right)

    def gap(self, y):
        """Height of the sole of the swing leg."""
        return (self.l - self.R) * (math.cos(y[0]) - math.cos(y[1]))

    def strike(self, y):
        """Plastic impact of the swing leg: the legs change their roles."""
        a, b, p, q = y
        d, c = self.l - self.R, self.c
        v_hip = ((-self.R - d * math.cos(a)) * p, -d * math.sin(a) * p)
        # speeds: hip x, hip y, a, b
        total = self.M + 2 * self.m
        mass = [[0.0] * 6 for _ in range(6)]
        mass[0][0] = mass[1][1] = total
        for k, angle in ((2, a), (3, b)):
            column = (self.m * c * math.cos(angle), self.m * c * math.sin(angle))
            for i in range(2):
                mass[i][k] = mass[k][i] = column[i]
            mass[k][k] = self.m * c * c + self.J
        before = [v_hip[0], v_hip[1], p, q, 0.0, 0.0]
        right = [sum(mass[i][j] * before[j] for j in range(4)) for i in range(4)] + [0.0, 0.0]
        # velocity of the material point of foot b at the ground: hip + (d cos b + R) b', hip + d sin b b'
        for i, row in ((4, [1.0, 0.0, 0.0, d * math.cos(b) + self.R]), (5, [0.0, 1.0, 0.0, d * math.sin(b)])):
            for j in range(4):
                mass[i][j] = row[j]
                mass[j][i] = row[j]
        after = solve(mass, right)
        return [b, a, after[3], after[2]]

    def step(self, y, longest=0.01):
        """From just after one heel strike to just after the next one: state, duration, length of the step."""
        t, h = 0.0, longest
        while t < 5:
            new, _ = extrapolated_step(self.rates, 0.0, y, h)
            # the swing leg is ahead of the stance leg, which is past the vertical, and comes down
            if new[1] > 0 and new[0] < 0 and new[1] - new[0] > 0.05 and self.gap(new) < 0 <= self.gap(y):
                low, high = 0.0, h
                for _ in range(55):
                    middle = 0.5 * (low + high)
                    trial, _ = extrapolated_step(self.rates, 0.0, y, middle)
                    low, high = (low, middle) if self.gap(trial) < 0 else (middle, high)
                end, _ = extrapolated_step(self.rates, 0.0, y, high)
                length = (self.l - self.R) * (math.sin(end[1]) - math.sin(end[0])) + self.R * (end[1] - end[0])
                return self.strike(end), t + high, length
            if abs(new[0]) > 1.2:
                raise ValueError("the walker falls")
            t, y = t + h, new
        raise ValueError("no heel strike")

    def cycle(self, y, rounds=30):
        """The fixed point of step by Newton's method on (a, a', b'), and the eigenvalues' largest modulus."""
        x = [y[0], y[2], y[3]]

        def image(x):
            z, duration, length = self.step([x[0], -x[0], x[1], x[2]])
            return [z[0], z[2], z[3]], duration, length

        for _ in range(rounds):
            z, duration, length = image(x)
            residual = [p - q for p, q in zip(z, x)]
            jacobian = [[0.0] * 3 for _ in range(3)]
            for k in range(3):
                e = 1e-6
                up, down = image([v + e * (i == k) for i, v in enumerate(x)])[0], image([v - e * (i == k) for i, v in enumerate(x)])[0]
                for i in range(3):
                    jacobian[i][k] = (up[i] - down[i]) / (2 * e)
            change = solve([[jacobian[i][j] - (i == j) for j in range(3)] for i in range(3)], [-r for r in residual])
            x = [v + d for v, d in zip(x, change)]
            if max(map(abs, change)) < 1e-12:
                break
        z, duration, length = image(x)
        # largest modulus by the growth of powers
        power, growth = [[float(i == j) for j in range(3)] for i in range(3)], 0.0
        for n in range(40):
            power = [[sum(jacobian[i][k] * power[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
            norm = max(abs(v) for row in power for v in row)
            growth += math.log(norm)
            power = [[v / norm for v in row] for row in power]
        return x, duration, length, math.exp(growth / 40)


def simplest(slope=0.009, mass=1e-6):
    """Garcia et al.: point masses at the hip and, negligible, at the feet; length and gravity one."""
    return Walker(1.0, 0.0, 1.0, mass, 1.0, 0.0, slope, 1.0)


if __name__ == "__main__":
    # printed: 0.200310900544287, -0.199832473004977, the period 3.8820 or so
    state, period, length, modulus = simplest().cycle([0.2003, -0.2003, -0.1998, -0.1998 * (1 - math.cos(0.4006))])
    print("simplest walker", state, period, length, modulus)
