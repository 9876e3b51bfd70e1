#!/usr/bin/env python3
"""Draws what a strike costs over the radius of the sole, for docs/walkers.md: the law (1 - rho)^2 of Adamczyk, Collins and Kuo
(2006), the rigid rocker, and the elastic one extrapolated in its stiffness.

usage: rocker.py [PROGRAM [OUTPUT.svg]]     (default: build/cli/normalcontact, docs/images/rocker.svg)
"""
import os
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.insert(0, os.path.join(ROOT, "tests", "cli"))
sys.path.insert(0, os.path.join(ROOT, "tests", "modelica", "references"))
from support import columns
from walker import Rocker

RADII = [1e-6, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 62, 16, 14, 44


def share(program, rho, K):
    """Of the kinetic energy before the strike that the elastic contacts have taken some time after it."""
    scale = (K / 1e9)**(2 / 3)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "run", "rocker-sole", "--out", folder, "--set", "rho=%g" % rho, "--set", "K=%g" % K, "--set",
                        "chi=%.17g" % (1000 * scale), "--set", "v_d=%.17g" % (1e-3 / scale)], check=True, stdout=subprocess.DEVNULL)
        data, events = (columns(os.path.join(folder, name)) for name in ("result.csv", "events.csv"))
    strike = data["time"].index(events["time"][events["event"].index("impact sole in front")])
    return (data["lost"][-1] - data["lost"][strike]) / data["kinetic"][strike]


def limit(program, rho):
    """Of infinite stiffness: the penetration falls by 4."""
    return (4 * share(program, rho, 8e9) - share(program, rho, 1e9)) / 3


def x_of(rho):
    return LEFT + (WIDTH - LEFT - RIGHT) * rho


def y_of(value):
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value


def curve(function, style):
    points = " ".join("%.1f,%.1f" % (x_of(i / 100), y_of(function(i / 100))) for i in range(101))
    return '<polyline fill="none" %s points="%s"/>' % (style, points)


def main(program, output):
    zero = Rocker(0).share()
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12" fill="#1f2328">' % (WIDTH, HEIGHT),
             '<rect width="100%" height="100%" fill="#ffffff"/>']
    for i in range(6):
        parts.append('<line x1="%d" x2="%d" y1="%.1f" y2="%.1f" stroke="#e5e7eb"/><text x="%d" y="%.1f" text-anchor="end">%g</text>'
                     % (LEFT, WIDTH - RIGHT, y_of(i / 5), y_of(i / 5), LEFT - 6, y_of(i / 5) + 4, i / 5))
        parts.append('<text x="%.1f" y="%d" text-anchor="middle">%g</text>' % (x_of(i / 5), HEIGHT - BOTTOM + 16, i / 5))
    parts += [curve(lambda rho: (1 - rho)**2, 'stroke="#6b7280" stroke-width="2" stroke-dasharray="6 4"'),
              curve(lambda rho: Rocker(rho).share() / zero, 'stroke="#2563a8" stroke-width="2"')]
    print("| rho | (1 - rho)^2 | rigid | elastic, extrapolated | difference from rigid |\n|--:|--:|--:|--:|--:|")
    for rho in RADII:
        rigid, found = Rocker(rho).share(), limit(program, rho)
        parts.append('<circle cx="%.1f" cy="%.1f" r="4" fill="none" stroke="#d95f02" stroke-width="2"/>' % (x_of(rho), y_of(found / zero)))
        print("| %.1f | %.4f | %.4f | %.4f | %.1e |" % (rho, (1 - rho)**2, rigid / zero, found / zero, abs(found - rigid) / zero))
    for i, (color, text) in enumerate((("#6b7280", "(1 - rho)^2, Adamczyk et al."), ("#2563a8", "rigid rocker, legs 0.6 rad apart"),
                                       ("#d95f02", "elastic contact, extrapolated in the stiffness"))):
        parts.append('<text x="%d" y="%d" text-anchor="end" fill="%s">%s</text>' % (WIDTH - RIGHT - 8, TOP + 18 + 16 * i, color, text))
    parts += ['<text x="%d" y="%d" text-anchor="middle">radius of the sole over length of the leg</text>' % ((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8),
              '<text transform="translate(14 %d) rotate(-90)" text-anchor="middle">work of the strike over that on points</text>' % ((TOP + HEIGHT - BOTTOM) / 2),
              "</svg>"]
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "build", "cli", "normalcontact"),
         sys.argv[2] if len(sys.argv) > 2 else os.path.join(ROOT, "docs", "images", "rocker.svg"))
