#!/usr/bin/env python3
"""The published stride with two spheres and with one sole: fits the sole, compares, draws docs/images/stride.svg.

usage: bench/stride.py               (builds in build/)
       bench/stride.py fit           prints the sole of NormalContact.Gait.walkingSole
       bench/stride.py table FILE    writes the stride for NormalContact.Examples.Gait.Stride

The published data are not part of the project: they are looked for in $NORMALCONTACT_STRIDE, or in ../shared/data/stride.
"""
import csv
import os
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
BUILD = os.path.join(ROOT, "build")
sys.path.insert(0, os.path.join(ROOT, "tools"))
import figures  # noqa: E402

PANELS = [("vertical force / N", 1, ("spheres", "sole", "published"), ("two spheres", "one sole", "published")),
          ("centre of pressure / mm", 1e3, ("x_spheres", "x_sole", "x_rigid"), ("two spheres", "one sole", "two rigid spheres"))]


def main(arguments):
    subprocess.run(["meson", "compile", "-C", BUILD, "stride_bench"], check=True, stdout=subprocess.DEVNULL)
    what = arguments[0] if arguments else "curves"
    run = subprocess.run([os.path.join(BUILD, "bench", "stride_bench"), ROOT, what], check=True, stdout=subprocess.PIPE, text=True)
    if what == "table":
        with open(arguments[1], "w", encoding="utf-8") as file:
            file.write(run.stdout)
        return
    if what == "fit":
        print(run.stdout, end="")
        return
    rows = list(csv.DictReader(run.stdout.splitlines()))
    height = figures.HEIGHT * len(PANELS) + 16
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="sans-serif" font-size="11">'
           % (figures.WIDTH, height, figures.WIDTH, height), '<rect width="%d" height="%d" fill="#ffffff"/>' % (figures.WIDTH, height)]
    for i, (label, factor, names, words) in enumerate(PANELS):
        data = [[float(row[name]) for name in ("time",) + names] for row in rows]
        out += figures.panel(figures.TOP + figures.HEIGHT * i, data, (0, data[-1][0], 1e3, "ms"), (label, factor, list(zip(names, words))), i == len(PANELS) - 1)
    with open(os.path.join(ROOT, "docs", "images", "stride.svg"), "w", encoding="utf-8") as file:
        file.write("\n".join(out + ["</svg>", ""]))


main(sys.argv[1:])
