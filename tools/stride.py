#!/usr/bin/env python3
"""Writes NormalContact/Gait/walkingStride.mo, the stride of Examples.Gait.Stride: an own one, by formulas.

usage: tools/stride.py

One leg over one stride: the angle of the foot and how deep it presses are given by some values; in stance the ankle moves as the sole
of Gait.walkingSole rolls on the ground, with a slip of 40 mm/s forwards, then backwards, that brakes and pushes; in swing a cubic in time leads it to the next step. Hip and knee follow
from the lengths of Gait.Leg. Columns: time, way of the pelvis less v t, its height, its tilt, hip, knee, ankle.
"""
import bisect
import math
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PERIOD, SPEED, STANCE, ROWS, MARGIN = 1.0, 1.25, 0.6, 120, 5
HIP, KNEE, ANKLE = (-0.0682778, -0.0638354), (-0.0045122, -0.3969072), (0.0, -0.4156948)
TILT, STRIKE, SLIP = -0.1, 0.26, 0.04  # of the pelvis, rad; ankle before the hip when the heel strikes, m; braking and pushing, m/s
ANGLE = [(0, 0.35), (0.08, 0.17), (0.16, 0.06), (0.3, 0.0), (0.42, -0.12), (0.52, -0.35), (0.6, -0.6), (0.67, -0.72),
         (0.8, -0.2), (0.9, 0.25), (0.96, 0.36)]
DEPTH = [(0, 0.0), (0.05, 0.009), (0.12, 0.0175), (0.2, 0.016), (0.3, 0.014), (0.4, 0.0156), (0.48, 0.0175), (0.55, 0.011), (0.6, 0.0)]


def cubic(points, period=None):
    """A cubic through points with the slopes of parabolas through three neighbours, periodic or ending with its own."""
    if period:
        points = [(x - period, y) for x, y in points[-3:]] + points + [(x + period, y) for x, y in points[:3]]
    slopes = []
    for i in range(len(points)):
        a, b = max(i - 1, 0), min(i + 1, len(points) - 1)
        left = (points[i][1] - points[a][1]) / (points[i][0] - points[a][0]) if a < i else None
        right = (points[b][1] - points[i][1]) / (points[b][0] - points[i][0]) if b > i else None
        if left is None or right is None:
            slopes.append(right if left is None else left)
        else:
            h, k = points[i][0] - points[a][0], points[b][0] - points[i][0]
            slopes.append((left * k + right * h) / (h + k))

    def value(x):
        i = min(max(bisect.bisect_right([p[0] for p in points], x) - 1, 0), len(points) - 2)
        return hermite(x, points[i][0], points[i + 1][0], points[i][1], points[i + 1][1], slopes[i], slopes[i + 1])
    return value


def hermite(x, x_0, x_1, y_0, y_1, s_0, s_1):
    w, u = x_1 - x_0, (x - x_0) / (x_1 - x_0)
    return (y_0 * (1 + 2 * u) * (1 - u) ** 2 + y_1 * u * u * (3 - 2 * u) + w * (s_0 * u * (1 - u) ** 2 - s_1 * u * u * (1 - u)))


def sole():
    """h(angle of the foot) of Gait.walkingSole between its knots, by the cubic above."""
    with open(os.path.join(ROOT, "NormalContact", "Gait", "walkingSole.mo"), encoding="utf-8") as file:
        text = file.read()
    phi, h = ([float(word) for word in re.search(r"\b%s=\{(.*?)\}" % name, text).group(1).split(",")] for name in ("phi", "h"))
    value = cubic(list(zip(phi, h)))
    return lambda angle: value(-math.pi / 2 - angle)


def paths():
    """Angle, way and height of the ankle over the stride as functions of t; the way against the world."""
    angle, depth, h = cubic(ANGLE, 1.0), cubic(DEPTH), sole()
    count = 2000
    way, last = [STRIKE], angle(0)
    for i in range(1, count + 1):
        now = angle(STANCE * i / count)
        s = STANCE * (i - 0.5) / count
        way.append(way[-1] - (h((now + last) / 2) - depth(s)) * (now - last) + SLIP * math.cos(math.pi * s / STANCE) * PERIOD * STANCE / count)
        last = now

    def ankle(s):
        if s <= STANCE:
            u = s / STANCE * count
            i = min(int(u), count - 1)
            return way[i] + (u - i) * (way[i + 1] - way[i]), h(angle(s)) - depth(s)
        e = 1e-4
        (x_0, y_0), (x_a, y_a), (x_1, y_1), (x_b, y_b) = ankle(STANCE), ankle(STANCE - e), ankle(0), ankle(e)
        x = hermite(s, STANCE, 1, x_0, x_1 + SPEED * PERIOD, (x_0 - x_a) / e, (x_b - x_1) / e)
        y = hermite(s, STANCE, 1, y_0, y_1, (y_0 - y_a) / e, (y_b - y_1) / e)
        u = (s - STANCE) / (1 - STANCE)
        return x, y + 0.03 * (16 * u * u * (1 - u) ** 2)
    return angle, ankle


def row(s, angle, ankle):
    height = 0.825 - 0.015 * math.cos(4 * math.pi * s)  # of the hip
    x, y = ankle(s)
    x, y = x - SPEED * PERIOD * s, y - height
    thigh, shank, reach = math.hypot(*KNEE), math.hypot(*ANKLE), math.hypot(x, y)
    bend = math.acos((thigh ** 2 + shank ** 2 - reach ** 2) / (2 * thigh * shank))  # inside of the knee
    lead = math.acos((thigh ** 2 + reach ** 2 - shank ** 2) / (2 * thigh * reach))
    upper = math.atan2(x, -y) + lead - math.atan2(KNEE[0], -KNEE[1])
    lower = math.atan2(x, -y) + lead - (math.pi - bend)
    up = HIP[0] * math.sin(TILT) + HIP[1] * math.cos(TILT)
    return PERIOD * s, 0.0, height - up, TILT, upper - TILT, lower - upper, angle(s) - lower


TEXT = """within NormalContact.Gait;
function walkingStride "A stride of walking: pelvis and one leg over time"
  extends Modelica.Icons.Function;
  output Real table[%d, 7] "Time; way of the pelvis less v t, its height and tilt; hip, knee, ankle";
algorithm
  table := [
    %s];
  annotation (Documentation(info="<html>
<p>Made by <code>tools/stride.py</code> for the lengths of <a href=\\"modelica://NormalContact.Gait.Leg\\">Leg</a> and a speed of %g m/s: in stance the ankle moves as
<a href=\\"modelica://NormalContact.Gait.walkingSole\\">walkingSole</a> rolls on the ground, with a slip of 40 mm/s that brakes and then pushes. The stride lasts %g s; the rows before and after it repeat it.</p>
</html>"));
end walkingStride;
"""


def main():
    angle, ankle = paths()
    rows = [(PERIOD * i / ROWS,) + row(i % ROWS / ROWS, angle, ankle)[1:] for i in range(-MARGIN, ROWS + MARGIN + 1)]
    body = ";\n    ".join(",".join("%.7g" % value for value in one) for one in rows)
    with open(os.path.join(ROOT, "NormalContact", "Gait", "walkingStride.mo"), "w", encoding="utf-8") as file:
        file.write(TEXT % (len(rows), body, SPEED, PERIOD))


main()
