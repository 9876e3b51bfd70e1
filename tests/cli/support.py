"""What the tests of the program share: running it, reading its files, reporting in TAP."""
import csv
import os
import subprocess
import sys
import tempfile
import traceback


class Skip(Exception):
    """The reason why a test cannot run here."""


def run(program, *arguments, **options):
    """Runs the program; returns the exit code, standard output and standard error."""
    options.setdefault("timeout", 300)
    done = subprocess.run([program, *map(str, arguments)], stdin=subprocess.DEVNULL, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    return done.returncode, done.stdout, done.stderr


def columns(path):
    """The columns of a CSV file as lists, by name; numbers where they are numbers."""
    def value(text):
        try:
            return float(text)
        except ValueError:
            return text
    with open(path, newline="") as file:
        rows = list(csv.reader(line for line in file if not line.startswith("#")))
    return {name: [value(row[i]) for row in rows[1:]] for i, name in enumerate(rows[0])}


def equal(actual, expected, what=""):
    if actual != expected:
        raise AssertionError("%s: %r, expected %r" % (what, actual, expected))


def near(actual, expected, tolerance, what=""):
    """Tolerance: absolute. Also false for NaN."""
    if not abs(actual - expected) <= tolerance:
        raise AssertionError("%s: %.15g, expected %.15g within %g" % (what, actual, expected, tolerance))


def results(program, folder, name, *arguments):
    """Runs an example; its rows, its events and the summary."""
    code, output, error = run(program, "run", name, "--out", folder, *arguments)
    equal((code, error), (0, ""), name)
    return columns(os.path.join(folder, "result.csv")), columns(os.path.join(folder, "events.csv")), output


def reference(name):
    """The columns of the reference of a Modelica example, made independently of the kernel."""
    return columns(os.path.join(os.path.dirname(__file__), "..", "modelica", "references",
                                "NormalContact.Examples.%s.csv" % name))


def compare(data, expected, tolerances):
    """Columns at the times of a reference, within absolute tolerances."""
    index = {round(t, 9): i for i, t in enumerate(data["time"])}
    for i, t in enumerate(expected["time"]):
        for name, tolerance in tolerances.items():
            near(data[name][index[round(t, 9)]], expected[name][i], tolerance, "%s at %g" % (name, t))


def contains(text, *parts):
    for part in parts:
        if part not in text:
            raise AssertionError("%r is not in %r" % (part, text))


def main(tests):
    """Runs the functions `test_*` of a module's dictionary, each in a fresh folder given as argument."""
    found = [(name, test) for name, test in tests.items() if name.startswith("test_")]
    print("1..%d" % len(found), flush=True)
    failures = 0
    for number, (name, test) in enumerate(found, 1):
        try:
            with tempfile.TemporaryDirectory() as folder:
                test(folder)
            print("ok %d - %s" % (number, name[5:]), flush=True)
        except Skip as reason:
            print("ok %d - %s # SKIP %s" % (number, name[5:], reason), flush=True)
        except Exception:
            failures += 1
            print("not ok %d - %s" % (number, name[5:]), flush=True)
            print("# " + traceback.format_exc().replace("\n", "\n# "), flush=True)
    sys.exit(1 if failures else 0)


def is_root():
    return os.geteuid() == 0
