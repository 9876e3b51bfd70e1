#!/usr/bin/env python3
"""Draws the speed of valve float over the first frequency of the spring, for the train of docs/valvetrain.md.

usage: surge.py [PROGRAM [OUTPUT.svg]]     (default: build/cli/normalcontact, docs/images/surge.svg)
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TRAIN = ("--follower finger --roller 0.009 --arm 0.028 --pivot 0.036 --valve-arm 0.045 --base-radius 0.016 --mass 0.09 "
         "--spring 30e3,250 --width 0.012 --lash 5e-5 --speed 1000").split()
FREQUENCIES = [250, 275, 300, 325, 350, 375, 400, 425, 450, 475, 500, 550, 600, 650, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000]
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 62, 16, 14, 44
LOW, HIGH = 2000, 4200


def speeds(program, *more):
    """Of separation and float, in rpm."""
    with tempfile.TemporaryDirectory() as folder:
        text = subprocess.run([program, "cam", os.path.join(ROOT, "data", "lift.csv"), *TRAIN, *more, "--out", folder],
                              check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    return [float(re.search(r"^%s +from (\S+) rpm" % what, text, re.M).group(1)) for what in ("separation", "float")]


def x_of(frequency):
    return LEFT + (WIDTH - LEFT - RIGHT) * frequency / 2000


def y_of(rpm):
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (rpm - LOW) / (HIGH - LOW)


def level(rpm, text, dash):
    return ('<line x1="%d" x2="%d" y1="%.1f" y2="%.1f" stroke="#6b7280" stroke-dasharray="%s"/><text x="%d" y="%.1f">%s</text>'
            % (LEFT, WIDTH - RIGHT, y_of(rpm), y_of(rpm), dash, LEFT + 8, y_of(rpm) + (-6 if dash == "6 4" else 14), text))


def main(program, output):
    separation, stiff = speeds(program)
    found = [(frequency, speeds(program, "--surge", str(frequency))[1]) for frequency in FREQUENCIES]
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12" fill="#1f2328">' % (WIDTH, HEIGHT),
             '<rect width="100%" height="100%" fill="#ffffff"/>']
    for rpm in range(LOW, HIGH + 1, 500):
        parts.append('<line x1="%d" x2="%d" y1="%.1f" y2="%.1f" stroke="#e5e7eb"/><text x="%d" y="%.1f" text-anchor="end">%d</text>'
                     % (LEFT, WIDTH - RIGHT, y_of(rpm), y_of(rpm), LEFT - 6, y_of(rpm) + 4, rpm))
    for frequency in range(0, 2001, 250):
        parts.append('<text x="%.1f" y="%d" text-anchor="middle">%d</text>' % (x_of(frequency), HEIGHT - BOTTOM + 16, frequency))
    parts += [level(separation, "quasi-static, from %.0f rpm" % separation, "6 4"),
              level(stiff, "spring without mass, from %.0f rpm" % stiff, "2 3"),
              '<polyline fill="none" stroke="#2563a8" stroke-width="2" points="%s"/>' % " ".join("%.1f,%.1f" % (x_of(f), y_of(v)) for f, v in found)]
    parts += ['<circle cx="%.1f" cy="%.1f" r="2.5" fill="#2563a8"/>' % (x_of(f), y_of(v)) for f, v in found]
    parts += ['<text x="%d" y="%d" text-anchor="middle">first frequency of the spring in Hz</text>' % ((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8),
              '<text transform="translate(14 %d) rotate(-90)" text-anchor="middle">float from rpm</text>' % ((TOP + HEIGHT - BOTTOM) / 2), "</svg>"]
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n")
    for frequency, rpm in found:
        print("%5d Hz  %.0f rpm" % (frequency, rpm))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "build", "cli", "normalcontact"),
         sys.argv[2] if len(sys.argv) > 2 else os.path.join(ROOT, "docs", "images", "surge.svg"))
