#!/usr/bin/env python3
"""What 100 speeds of a valve train cost against 100 times one speed, in processor time; docs/valvetrain.md has the figures.

usage: bench/valvetrain.py [PROGRAM]     (default: build/cli/normalcontact)
"""
import resource
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/cli/normalcontact"
CAM = ("cam data/lift.csv --follower finger --roller 0.009 --arm 0.028 --pivot 0.036 --valve-arm 0.045 --base-radius 0.016 --mass 0.09 "
       "--spring 30e3,250 --width 0.012 --lash 5e-5 --speed").split()


def cost(*arguments):
    """Processor time in s, the smallest of three."""
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PROGRAM, *arguments, "--out", folder], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def main():
    singles = [cost(*CAM, str(rpm)) for rpm in (1000, 2000, 3000, 3970)]
    one, hundred = sum(singles) / len(singles), cost(*CAM, "1000:3970:30")
    few = cost(*CAM, "1000:3970:330")  # 10 speeds: what is common to all (law, undercut, float speed) drops out
    print("one speed %.3f s, 10 speeds %.3f s, 100 speeds %.3f s" % (one, few, hundred))
    print("100 speeds over 100 times one: %.3f; each further speed of 100 over one of 10: %.2f"
          % (hundred / (100 * one), (hundred - few) / 90 / ((few - one) / 9)))


main()
