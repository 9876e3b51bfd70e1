#!/usr/bin/env python3
"""Compares the kernel with that of another revision, call by call and bit by bit.

usage: tools/same_results.py REVISION

Both are built by the same compiler with the same options. The calls (tools/calls.c) use functions whose signatures are
fixed. For each function: calls, how many of them differ in a bit, and the largest difference of two numbers relative to
the largest number of that call; statuses that differ count as infinite.
"""
import collections
import math
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def results(revision, folder):
    """The lines that tools/calls.c prints with the kernel of a revision (None: as it lies here)."""
    source = ROOT
    if revision:
        source = os.path.join(folder, "source")
        os.mkdir(source)
        archive = subprocess.run(["git", "-C", ROOT, "archive", revision, "csrc"], check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", source], input=archive, check=True)
    csrc = os.path.join(source, "csrc")
    files = [os.path.join(path, name) for path, _, names in os.walk(csrc) for name in names if name.endswith(".c")]
    files = [name for name in sorted(files) if os.path.basename(os.path.dirname(name)) not in ("glue", "fit")]
    program = os.path.join(folder, "calls_now" if revision is None else "calls_then")
    subprocess.run(["cc", "-std=c11", "-O2", "-w", "-fno-math-errno", "-I" + csrc, "-I" + os.path.join(csrc, "include"),
                    os.path.join(ROOT, "tools", "calls.c"), *files, "-o", program, "-lm"], check=True)
    return subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()


def difference(one, other):
    if one[1] != other[1] or len(one) != len(other):
        return math.inf
    a, b = ([float.fromhex(word) for word in words[2:]] for words in (one, other))
    if any(math.isfinite(x) != math.isfinite(y) for x, y in zip(a, b)):
        return math.inf
    scale = max((abs(x) for x in a if math.isfinite(x)), default=1) or 1
    return max((abs(x - y) / scale for x, y in zip(a, b) if math.isfinite(x)), default=0)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        then, now = results(sys.argv[1], folder), results(None, folder)
    calls, other, worst = collections.Counter(), collections.Counter(), collections.Counter()
    for one, two in zip(now, then, strict=True):
        name = one.split()[0]
        calls[name] += 1
        other[name] += one != two
        worst[name] = max(worst[name], difference(one.split(), two.split()))
    print("| | calls | differ | by at most |\n|---|--:|--:|--:|")
    for name in calls:
        print("| `%s` | %d | %d | %.1g |" % (name, calls[name], other[name], worst[name]))


main()
