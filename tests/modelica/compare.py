"""Compares the result of a simulation with a reference.

A reference is a CSV file with a header of comments. Lines that start with `#:` are instructions:

#: column NAME ABSOLUTE          the column may differ by that much from the result at any time of the reference
#: constant NAME RELATIVE        a variable of the result stays at its first value
#: equal NAME NAME ABSOLUTE      two variables of the result agree
#: within NAME LOW HIGH          a variable of the result stays in a range
#: reaches NAME LOW HIGH         the largest value of a variable lies in a range
#: ends NAME LOW HIGH            the last value of a variable lies in a range
#: falls NAME ABSOLUTE           a variable never rises by more than that above its smallest value so far

The first column is `time`; there may be no columns at all. Between two rows of the result, values are interpolated linearly.
"""
import bisect
import csv
import itertools
import math


def read(path):
    """A result: {name: list of numbers}, without the rows that an event repeats (the last one counts)."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(line for line in file if not line.startswith("#")))
    names = rows[0] if rows else []
    values = [[float(cell) for cell in row if cell] for row in rows[1:] if row]
    return {name: [row[i] for row in values] for i, name in enumerate(names) if name}


def instructions(path):
    with open(path, encoding="utf-8") as file:
        return [line[2:].split() for line in file if line.startswith("#:")]


def at(result, name, time):
    times, values = result["time"], result[name]
    right = bisect.bisect_right(times, time)
    if right == 0:
        return values[0]
    if right == len(times) or times[right - 1] == time:
        return values[right - 1]
    left = right - 1
    share = (time - times[left]) / (times[right] - times[left])
    return values[left] + share * (values[right] - values[left])


class Judge:
    """Collects what is out of tolerance, and how much of the tolerances is used."""

    def __init__(self):
        self.problems, self.used = [], 0.0

    def limit(self, error, tolerance, what):
        self.used = max(self.used, error / tolerance)
        if not error <= tolerance:
            self.problems.append("%s: %.3g, allowed %.3g" % (what, error, tolerance))

    def verdict(self):
        return self.problems, "uses %.0f %% of the tolerance" % (100 * self.used)


def worst(pairs):
    """The largest difference, NaN counting as infinite."""
    errors = [abs(a - b) for a, b in pairs]
    return max((math.inf if math.isnan(error) else error) for error in errors)


def compare(path, result):
    judge, reference = Judge(), read(path)
    for kind, name, *rest in instructions(path):
        numbers = [float(word) for word in rest[kind == "equal":]]
        if name not in result:
            judge.problems.append("the result has no variable " + name)
        elif kind == "column":
            pairs = [(at(result, name, t), value) for t, value in zip(reference["time"], reference[name])]
            judge.limit(worst(pairs), numbers[0], "difference of %s from the reference" % name)
        elif kind == "constant":
            first = result[name][0]
            judge.limit(worst((value, first) for value in result[name]) / abs(first), numbers[0], "drift of " + name)
        elif kind == "equal":
            judge.limit(worst(zip(result[name], result[rest[0]])), numbers[0], "%s - %s" % (name, rest[0]))
        elif kind == "falls":
            lowest = list(itertools.accumulate(result[name], min))
            judge.limit(worst(zip(result[name], lowest)), numbers[0], "rise of " + name)
        elif kind in ("within", "reaches", "ends"):
            values = {"within": result[name], "reaches": [max(result[name])], "ends": result[name][-1:]}[kind]
            if not all(numbers[0] <= value <= numbers[1] for value in values):
                judge.problems.append("%s leaves %g .. %g: %g .. %g" % (name, *numbers, min(values), max(values)))
        else:
            judge.problems.append("unknown instruction " + kind)
    return judge.verdict()


def equal(first, second, tolerances):
    """Two results, compared at the times of the second."""
    judge = Judge()
    for name, tolerance in tolerances.items():
        pairs = [(at(first, name, t), value) for t, value in zip(second["time"], second[name])]
        judge.limit(worst(pairs), tolerance, "difference of " + name)
    return judge.verdict()
