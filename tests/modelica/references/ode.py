"""Ordinary differential equations for the reference results: extrapolation, with events. Standard library only."""


def grid(stop, rows):
    return [stop * i / rows for i in range(rows + 1)]


def extrapolated_step(f, t, y, h, order=8):
    """One step of the modified midpoint rule, extrapolated to the given even order (Gragg); error estimate."""
    table = []
    for k in range(1, order // 2 + 2):
        n = 2 * k
        d = h / n
        a, b = y, [yi + d * fi for yi, fi in zip(y, f(t, y))]
        for i in range(1, n):
            a, b = b, [ai + 2 * d * fi for ai, fi in zip(a, f(t + i * d, b))]
        row = [[0.5 * (ai + bi + d * fi) for ai, bi, fi in zip(a, b, f(t + h, b))]]
        for j, last in enumerate(table[-1] if table else []):
            ratio = (k / (k - j - 1)) ** 2 - 1
            row.append([new + (new - old) / ratio for new, old in zip(row[j], last)])
        table.append(row)
    best, previous = table[-1][-1], table[-1][-2]
    return best, [abs(p - q) for p, q in zip(best, previous)]


def integrate(f, y, times, scale, tolerance=1e-13, crossing=None, cross=None, longest=1e-2):
    """The solution at the given times. At a sign change of crossing(t, y), which is located to rounding,
    cross(t, y) is called. `scale` are the sizes of the states."""
    t, h, solution = times[0], longest / 100, [y]

    def step_within(t, y, h):
        while True:
            new, error = extrapolated_step(f, t, y, h)
            ratio = max(e / (tolerance * s) for e, s in zip(error, scale))
            if ratio <= 1:
                return new, h, h * min(4, 0.9 * max(ratio, 1e-9) ** (-1 / 7))
            h *= max(0.2, 0.9 * ratio ** (-1 / 7))

    for end in times[1:]:
        while t < end:
            new, h, wish = step_within(t, y, min(h, end - t, longest))
            if crossing and crossing(t, y) * crossing(t + h, new) < 0:
                low, high = 0.0, h
                for _ in range(60):
                    middle = 0.5 * (low + high)
                    trial, _ = extrapolated_step(f, t, y, middle)
                    if crossing(t, y) * crossing(t + middle, trial) < 0:
                        high = middle
                    else:
                        low = middle
                new, _ = extrapolated_step(f, t, y, high)
                t, y, h = t + high, new, 1e-8
                cross(t, y)
                continue
            t, y, h = t + h, new, wish
            if end - t < 1e-14:
                t = end
        solution.append(y)
    return solution
