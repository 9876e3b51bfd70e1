#!/usr/bin/env python3
"""Measures the kernel against code written by hand and prints the result as Markdown.

usage: bench/kernel.py     (builds in build-release/; instructions are counted where valgrind is found)
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
BUILD = os.path.join(ROOT, "build-release")
PROGRAM = os.path.join(BUILD, "bench", "kernel_bench")
PER_RUN = 4 * 512  # evaluations of a case under callgrind: ROUNDS * POSES


def build():
    if not os.path.exists(os.path.join(BUILD, "build.ninja")):
        subprocess.run(["meson", "setup", BUILD, ROOT, "-Dbuildtype=release", "-Dtests=false",
                        "-Ddefault_library=static"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["meson", "compile", "-C", BUILD, "kernel_bench"], check=True, stdout=subprocess.DEVNULL)


def timings():
    lines = subprocess.run([PROGRAM], check=True, capture_output=True, text=True).stdout.splitlines()
    rows = [line.split("\t") for line in lines]
    return [(name, int(count), float(kernel), float(plain)) for name, count, kernel, plain in rows]


def instructions(case):
    """(kernel, by hand) per evaluation, by callgrind; None where there is none."""
    if not shutil.which("valgrind"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out, PROGRAM, "--count", str(case)],
                       check=True, capture_output=True)
        report = subprocess.run(["callgrind_annotate", "--inclusive=yes", out], check=True, capture_output=True,
                                text=True).stdout
    counts = {}
    for count, name in re.findall(r"^\s*([\d,]+)\s.*?:(run_\w+)", report, re.M):
        counts[name.startswith("run_plain")] = int(count.replace(",", "")) / PER_RUN
    return counts[False], counts[True]


def main():
    build()
    rows = timings()
    print("| | kernel ns | by hand ns | ratio | kernel instructions | by hand | ratio |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for number, (name, _, kernel, plain) in enumerate(row for row in rows if row[3] > 0):
        counted = instructions(number)
        more = "%.0f | %.0f | %.2f" % (*counted, counted[0] / counted[1]) if counted else " | | "
        print("| %s | %.0f | %.0f | %.2f | %s |" % (name, kernel, plain, kernel / plain, more))
    print()
    growth = {}
    for name, count, kernel, plain in rows:
        if plain == 0:
            growth.setdefault(name, []).append((count, kernel))
    for name, points in growth.items():
        print("| %s | %s |" % (name, " | ".join(str(count) for count, _ in points)))
        print("|---|" + "--:|" * len(points))
        print("| ns | %s |" % " | ".join("%.0f" % ns for _, ns in points))
        print("| ns for each | %s |" % " | ".join("%.2f" % (ns / count) for count, ns in points))
        print()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(__doc__)
    main()
