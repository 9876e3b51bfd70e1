#!/usr/bin/env python3
"""What a sweep costs besides its runs: plans, processes, files. docs/sweeps.md has the figures.

usage: bench/sweeps.py [PROGRAM]     (default: build/cli/normalcontact)
"""
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/cli/normalcontact"


def sweep(*arguments):
    """The output of a command, its wall time and its processor time."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    done = subprocess.run([PROGRAM, "sweep", *map(str, arguments)], check=True, text=True, stdout=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout.strip(), time.time() - begin, used


def size(folder):
    """Files below a folder, and their bytes."""
    paths = [os.path.join(root, name) for root, _, names in os.walk(folder) for name in names]
    return len(paths), sum(os.path.getsize(path) for path in paths)


def main():
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "million")
        _, wall, used = sweep("plan", "cam-flat-tappet", "--set", "c=10000:30000:1000", "--set", "f_0=50:250:1000",
                              "--output", "max(f_n)", "--stop", "1e-6", "--out", out)
        print("plan of 10^6 rows: %.1f s of a processor, %.1f s in all, %.1f MB" % (used, wall, size(out)[1] / 1e6))
        _, wall, used = sweep("run", out, "--task", "999")
        print("its last task of 1000 runs: %.2f s of a processor, %.2f s in all" % (used, wall))
        out = os.path.join(folder, "short")
        sweep("plan", "cam-flat-tappet", "--set", "c=10000:30000:100", "--set", "f_0=50:250:100", "--output",
              "max(f_n),min(f_n),last(distance)", "--stop", "1e-6", "--out", out)
        output, wall, used = sweep("run", out)
        print("10^4 runs of next to nothing: %.3f ms of a processor for each\n  %s" % (used / 10, output))
        _, wall, used = sweep("collect", out, "--no-rerun")
        print("collecting them: %.2f s of a processor; %d files, %.1f MB" % (used, *(size(out)[0], size(out)[1] / 1e6)))
        out = os.path.join(folder, "long")
        sweep("plan", "cam-flat-tappet", "--set", "c=10000:30000:20", "--set", "f_0=50:250:20", "--output", "max(f_n)",
              "--stop", "0.12", "--out", out)
        output, wall, used = sweep("run", out)
        print("400 runs of %.0f ms: %s" % (used / 400 * 1000, re.sub("^", "  ", output)))


main()
