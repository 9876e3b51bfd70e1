#!/usr/bin/env python3
"""Body against body: runs the study of 003, section 5.2, and the comparison with other libraries; writes docs/pairs.md
and docs/images/pairs.svg.

usage: bench/pairs.py [--full] [--quick] [--out FOLDER] [--jobs N]

    (default)      10^5 pairs in each of the studies A and B, fewer for other bodies; some ten minutes
    --full         10^6 separated pairs for the kernel in A and in B, more than 10^5 penetrating ones
    --quick        a hundredth of the default, to try the command
    --out FOLDER   instead of docs
    --jobs N       programs at the same time, default 2

Builds in build-release/. Instructions are counted by callgrind; libccd, FCL and Bullet take part where they are found.
"""
import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

import pairs_report

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
BUILD = os.path.join(ROOT, "build-release")
PROGRAMS = os.path.join(BUILD, "bench", "pairs")
CLASSES = 6
SEED = 1

# set, program, pairs by default, pairs with --full, pairs for the four algorithms (0: the kernel alone)
SETS = [
    ("study", "pairs_study", 100000, 1030000, 100000),
    ("close", "pairs_study", 10000, 120000, 5000),
    ("slender", "pairs_study", 5000, 100000, 2000),
    ("superellipsoid", "pairs_study", 1000, 5000, 1000),
    ("harmonics", "pairs_study", 1000, 5000, 1000),
    ("hull", "pairs_study", 1000, 5000, 1000),
    ("thin", "pairs_study", 5000, 100000, 0),
    ("sharp", "pairs_study", 1000, 5000, 0),
    ("flat", "pairs_study_flat", 4000, 100000, 0),
    ("ellipse", "pairs_study_planar", 10000, 100000, 10000),
    ("slender", "pairs_study_planar", 2000, 10000, 2000),
    ("thin", "pairs_study_planar", 2000, 10000, 0),
    ("superellipse", "pairs_study_planar", 2000, 10000, 2000),
    ("fourier", "pairs_study_planar", 2000, 10000, 2000),
    ("polygon", "pairs_study_flat", 20000, 1000000, 0),
]


def build():
    """The contestants that could be built."""
    options = ["-Dbuildtype=release", "-Dtests=false", "-Ddefault_library=static"]
    new = not os.path.exists(os.path.join(BUILD, "build.ninja"))
    subprocess.run(["meson", "setup", *([] if new else ["--reconfigure"]), BUILD, ROOT, *options], check=True,
                   stdout=subprocess.DEVNULL)
    targets = subprocess.run(["ninja", "-C", BUILD, "-t", "targets", "all"], check=True, capture_output=True,
                             text=True).stdout
    contestants = [name for name in ("kernel", "ccd", "fcl", "bullet") if "bench/pairs/pairs_%s:" % name in targets]
    subprocess.run(["meson", "compile", "-C", BUILD, "pairs_study", "pairs_study_planar", "pairs_study_flat",
                    *("pairs_" + name for name in contestants)], check=True, stdout=subprocess.DEVNULL)
    return contestants


def study(job):
    """Runs one set in one study; returns the lines of its output by their first word."""
    (name, program, *_), letter, count, algorithms = job
    command = [os.path.join(PROGRAMS, program), name, letter, str(SEED), "0", str(count), str(algorithms)]
    lines = {}
    for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines():
        word, *fields = line.split("\t")
        lines.setdefault(word, []).append(fields)
    print("%s, study %s: %d pairs, %d failures of the kernel" % (name, letter, count, len(lines.get("failure", []))),
          file=sys.stderr)
    return lines


def contest(contestant):
    """(class, contestant, ns, failures, six errors) of a program, by class and name."""
    out = subprocess.run([os.path.join(PROGRAMS, "pairs_" + contestant)], check=True, capture_output=True, text=True)
    return [line.split("\t") for line in out.stdout.splitlines()]


def listed(kind):
    """The numbers of the pairs of a class."""
    return subprocess.run([os.path.join(PROGRAMS, "pairs_kernel"), "--list", str(kind)], check=True,
                          capture_output=True, text=True).stdout.split()


def instructions(contestant, kind, number, pairs):
    """For one query, by callgrind, over the pairs of these numbers; None where there is none."""
    if not shutil.which("valgrind"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out,
                        os.path.join(PROGRAMS, "pairs_" + contestant), "--count", str(kind), str(number)], check=True,
                       capture_output=True, text=True, input=" ".join(pairs))
        report = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", out], check=True,
                                capture_output=True, text=True).stdout
    return int(re.search(r"^\s*([\d,]+)\s.*:contest_loop", report, re.M).group(1).replace(",", "")) / len(pairs)


def compare(contestants, pool, quick):
    """Rows of the comparison: class, contestant, ns, failures, six errors, instructions (to come). Those of the kernel and of
    algorithm III are counted over all pairs of a class, those of the others, which take long, over the first hundred."""
    rows = []
    pairs = [listed(kind) for kind in range(CLASSES)]
    for contestant in contestants:
        table = contest(contestant)
        per_class = len(table) // CLASSES
        for index, row in enumerate(table):
            kind, number = divmod(index, per_class)
            some = pairs[kind] if contestant == "kernel" else pairs[kind][:100]
            rows.append(row + [None if quick else pool.submit(instructions, contestant, kind, number, some)])
    return rows


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--out", default=os.path.join(ROOT, "docs"))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--help", action="store_true")
    arguments = parser.parse_args()
    if arguments.help:
        sys.exit(__doc__)
    contestants = build()
    jobs = []
    for entry in SETS:
        count, algorithms = entry[3] if arguments.full else entry[2], entry[4]
        if arguments.quick:
            count, algorithms = count // 100, algorithms // 100
        jobs += [(entry, letter, count, algorithms) for letter in "AB"]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        rows = compare(contestants, pool, arguments.quick)
        results = list(pool.map(study, jobs))
        rows = [row[:-1] + [row[-1] and row[-1].result()] for row in rows]
    os.makedirs(os.path.join(arguments.out, "images"), exist_ok=True)
    pairs_report.write(arguments.out, [(job[0], job[1], job[2], job[3], lines) for job, lines in zip(jobs, results)],
                       rows, SEED, " --full" if arguments.full else "")
    failures = sum(len(lines.get("failure", [])) for lines in results)
    print("written: %s; failures of the kernel: %d" % (os.path.join(arguments.out, "pairs.md"), failures),
          file=sys.stderr)
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
