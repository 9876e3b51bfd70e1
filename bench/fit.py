#!/usr/bin/env python3
"""Fits: the statistics of the tests (contours, clouds, recovery, meshes, the optimum) and the cost, as Markdown; draws
docs/images/fit.svg.

usage: bench/fit.py [CLOUDS]     (builds in build/ and build-release/; 200 noisy clouds unless said otherwise)
"""
import math
import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
PLAIN, RELEASE = os.path.join(ROOT, "build"), os.path.join(ROOT, "build-release")
TESTS = ("fit_planar", "fit_spatial", "fit_mesh", "fit_optimum")
COLORS = {"plane": "#1f5fa8", "space": "#c0392b"}


def build():
    for folder, options in ((PLAIN, ["-Dtests=true"]),
                            (RELEASE, ["-Dbuildtype=release", "-Dtests=false", "-Ddefault_library=static"])):
        if not os.path.exists(os.path.join(folder, "build.ninja")):
            subprocess.run(["meson", "setup", folder, ROOT, *options], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", PLAIN, *["tests/test_" + name for name in TESTS]], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["meson", "compile", "-C", RELEASE, "fit_bench"], check=True, stdout=subprocess.DEVNULL)


def statistics(clouds):
    """What the tests measure; they end with an error where a limit is exceeded."""
    for name in TESTS:
        run = subprocess.run([os.path.join(PLAIN, "tests", "test_" + name)], capture_output=True, text=True,
                             env=dict(os.environ, CMOCKA_MESSAGE_OUTPUT="TAP", FIT_CLOUDS=str(clouds)))
        found = [line.lstrip("# ") for line in (run.stdout + run.stderr).splitlines()
                 if re.search(r"rms|objective|largest", line)]
        print("- `test_%s`: %s" % (name, "; ".join(found) if run.returncode == 0 else "FAILED"))
        if run.returncode != 0:
            sys.exit(run.stdout + run.stderr)


def exponent(points):
    """The slope of a straight line through the logarithms."""
    x, y = [math.log(p[0]) for p in points], [math.log(p[1]) for p in points]
    mx, my = sum(x) / len(x), sum(y) / len(y)
    return sum((a - mx) * (b - my) for a, b in zip(x, y)) / sum((a - mx) ** 2 for a in x)


def ticks(low, high):
    return [m * 10 ** e for e in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1) for m in (1, 2, 5)
            if low <= m * 10 ** e <= high]


def draw(growth, path):
    """Both axes logarithmic, one panel for the number of data and one for that of coefficients."""
    width, height, left, top, panel = 660, 270, 52, 24, 280
    bottom = height - 36
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="sans-serif" '
           'font-size="11">' % (width, height, width, height), '<rect width="%d" height="%d" fill="#ffffff"/>' % (width, height)]
    seconds = [s for points in growth.values() for _, s in points]
    low_y, high_y = min(seconds) / 1.3, max(seconds) * 1.3
    for index, word in enumerate(("data", "coefficients")):
        x0 = left + index * (panel + 30)
        xs = [x for name, points in growth.items() if name.endswith(word) for x, _ in points]
        low_x, high_x = min(xs) / 1.15, max(xs) * 1.15

        def place(x, y):
            return (x0 + panel * math.log(x / low_x) / math.log(high_x / low_x),
                    bottom - (bottom - top) * math.log(y / low_y) / math.log(high_y / low_y))
        out.append('<text x="%d" y="14" font-weight="bold">time of a fit over the number of %s</text>' % (x0, word))
        for y in ticks(low_y, high_y):
            out.append('<path d="M%d %.1fh%d" stroke="#e0e0e0"/>' % (x0, place(low_x, y)[1], panel))
            if index == 0:
                out.append('<text x="%d" y="%.1f" text-anchor="end">%g s</text>' % (x0 - 4, place(low_x, y)[1] + 4, y))
        for x in ticks(low_x, high_x):
            out.append('<path d="M%.1f %dv%d" stroke="#e0e0e0"/>' % (place(x, low_y)[0], top, bottom - top))
            out.append('<text x="%.1f" y="%d" text-anchor="middle">%g</text>' % (place(x, low_y)[0], bottom + 14, x))
        for rank, kind in enumerate(("plane", "space")):
            points = growth["%s by %s" % (kind, word)]
            spots = ["%.1f,%.1f" % place(x, y) for x, y in points]
            out.append('<polyline fill="none" stroke="%s" stroke-width="2" points="%s"/>' % (COLORS[kind], " ".join(spots)))
            out += ['<circle cx="%s" cy="%s" r="2.5" fill="%s"/>' % (*spot.split(","), COLORS[kind]) for spot in spots]
            out.append('<text x="%d" y="%d" fill="%s">%s, exponent %.2f</text>'
                       % (x0 + 8, top + 16 + 14 * rank, COLORS[kind], kind, exponent(points)))
        out.append('<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#808080"/>' % (x0, top, panel, bottom - top))
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out + ["</svg>", ""]))


def cost(lines):
    growth = {}
    print("\n| | data | coefficients | fit, ms | least squares, ms | ratio |\n|---|--:|--:|--:|--:|--:|")
    for line in lines:
        name, count, n, fit, plain = line.split("\t")
        if " by " in name:
            growth.setdefault(name, []).append((int(count if name.endswith("data") else n), float(fit)))
        else:
            print("| %s | %s | %s | %.1f | %.2f | %.1f |" % (name, count, n, 1e3 * float(fit), 1e3 * float(plain),
                                                            float(fit) / float(plain)))
    print()
    for name, points in sorted(growth.items()):
        print("- time in the %s: exponent %.2f, last step %.2f" % (name, exponent(points), exponent(points[-2:])))
    draw(growth, os.path.join(ROOT, "docs", "images", "fit.svg"))


def main(clouds=200):
    build()
    statistics(clouds)
    run = subprocess.run([os.path.join(RELEASE, "bench", "fit_bench")], check=True, capture_output=True, text=True)
    cost(run.stdout.splitlines())


if __name__ == "__main__":
    if len(sys.argv) > 2 or (len(sys.argv) == 2 and not sys.argv[1].isdigit()):
        sys.exit(__doc__)
    main(*map(int, sys.argv[1:]))
