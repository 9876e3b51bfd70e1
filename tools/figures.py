#!/usr/bin/env python3
"""Draws the figures of the examples from simulation results, as SVG. Standard library only.

usage: figures.py FOLDER [NAME...]

FOLDER holds the results that `tests/modelica/run.py --keep FOLDER planar valvetrain ...` leaves there. The figures
go to NormalContact/Resources/Images.
"""
import csv
import math
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IMAGES = os.path.join(ROOT, "NormalContact", "Resources", "Images")
COLORS = ["#003c82", "#d95f02", "#c80000", "#5a5a5a"]

# name: (model, time axis (from, to, factor, unit), panels); a panel is (axis label, factor, [(variable, label)])
FIGURES = {
    "RollingWheel": ("Planar.RollingWheel", (0, 3, 1, "s"), [
        ("position / m", 1, [("x", "RollingOnLine"), ("x_MSL", "RollingWheel of MSL")])]),
    "RollingEllipse": ("Planar.RollingEllipse", (0, 3, 1, "s"), [
        ("angular velocity / (rad/s)", 1, [("w", "w")]),
        ("force / N", 1, [("f_n", "f_n"), ("f_t", "f_t")])]),
    "RockingFoot": ("Planar.RockingFoot", (0, 3, 1, "s"), [
        ("angle / rad", 1, [("alpha", "alpha")]),
        ("force / N", 1, [("F_z", "F_z"), ("F_x", "F_x")])]),
    "CamRollerTappet": ("ValveTrain.CamRollerTappet", (0, 0.13, 1e3, "ms"), [
        ("distance / mm", 1e3, [("distance", "|PM|")]),
        ("gap / mm", 1e3, [("gap", "gap")])]),
    "CamFlatTappet": ("ValveTrain.CamFlatTappet", (0, 0.084, 1e3, "ms"), [
        ("distance / mm", 1e3, [("distance", "face of the tappet")]),
        ("contact point / mm", 1e3, [("x_C", "x_C")]),
        ("force / N", 1, [("f_n", "f_n")])]),
    "CylinderHead": ("ValveTrain.CylinderHead", (0.25, 0.4, 1e3, "ms"), [
        ("valve lift / mm", 1e3, [("s[1]", "valve 1"), ("s[2]", "valve 2")]),
        ("gap / mm", 1e3, [("gap[1]", "valve 1")])]),
    "FreeformCam": ("ValveTrain.FreeformCam", (0, 0.16, 1e3, "ms"), [
        ("position / mm", 1e3, [("s", "follower"), ("law_s", "law")]),
        ("velocity / (m/s)", 1, [("s_rate", "follower"), ("law_rate", "law")]),
        ("acceleration / (m/s^2)", 1, [("s_acceleration", "follower"), ("law_acceleration", "law")])]),
    "TutorialCam": ("Tutorial.Cam", (0, 0.25, 1e3, "ms"), [
        ("position / mm", 1e3, [("guide.s", "guide.s")]),
        ("force / N", 1, [("contact.f_n", "contact.f_n")])]),
    "TutorialStone": ("Tutorial.Stone", (0, 5, 1, "s"), [
        ("height / m", 1, [("stone.r_0[2]", "stone.r_0[2]")]),
        ("gap / mm", 1e3, [("contact.gap", "contact.gap")])]),
    "Standing": ("Gait.Standing", (0, 2, 1, "s"), [
        ("load / N", 1, [("f_n", "f_n")]),
        ("position / m", 1, [("x_P", "centre of pressure"), ("x_M", "centre of mass")])]),
    "FootStrike": ("Gait.FootStrike", (0, 0.35, 1e3, "ms"), [
        ("force / N", 1, [("f_n", "f_n"), ("f_t", "f_t")]),
        ("contact point / mm", 1e3, [("sole", "sole")]),
        ("angle of the foot / rad", 1, [("angle", "angle")])]),
    "PassiveWalker": ("Gait.PassiveWalker", (0, 15, 1, "s"), [
        ("angle / rad", 1, [("phi_left", "left leg"), ("phi_right", "right leg")]),
        ("step / m, s", 1, [("length", "length"), ("period", "period")])]),
    "WalkOnTerrain": ("Gait.WalkOnTerrain", (0, 4, 1, "s"), [
        ("force / N", 1, [("f_left[2]", "left foot"), ("f_right[2]", "right foot")]),
        ("height / m", 1, [("y", "hips")])]),
    "Stairs": ("Gait.Stairs", (0, 4, 1, "s"), [
        ("force / N", 1, [("f_left[2]", "left foot"), ("f_right[2]", "right foot")]),
        ("height / m", 1, [("y", "hips"), ("r_left[2]", "left foot"), ("r_right[2]", "right foot")])]),
    "EllipsoidOnHills": ("Spatial.EllipsoidOnHills", (0, 2, 1, "s"), [
        ("position / m", 1, [("x", "x"), ("y", "y"), ("z", "z")]),
        ("energy / J", 1, [("energy", "energy and loss"), ("lost", "loss")])]),
    "RollingInBowl": ("Spatial.RollingInBowl", (0, 2, 1, "s"), [
        ("position / m", 1, [("x", "x"), ("y", "y"), ("z", "z")]),
        ("force / N", 1, [("f_n", "f_n")])]),
    "SimplestWalker": ("Gait.SimplestWalker", (0, 60, 1, "s"), [
        ("angle / rad", 1, [("phi_left", "left leg"), ("phi_right", "right leg")]),
        ("rate / (rad/s)", 1, [("rate_left", "left leg"), ("rate_right", "right leg")])]),
    "CompassWalker": ("Gait.CompassWalker", (0, 6, 1, "s"), [
        ("angle / rad", 1, [("phi_left", "left leg"), ("phi_right", "right leg")]),
        ("rate / (rad/s)", 1, [("rate_left", "left leg"), ("rate_right", "right leg")])]),
    "RoundFeetWalker": ("Gait.RoundFeetWalker", (0, 15, 1, "s"), [
        ("angle / rad", 1, [("phi_left", "left leg"), ("phi_right", "right leg")]),
        ("step / m, s", 1, [("length", "length"), ("period", "period")])]),
    "RockerSole": ("Gait.RockerSole", (0, 0.3, 1e3, "ms"), [
        ("energy / J", 1, [("kinetic", "kinetic"), ("lost", "lost")])]),
    "Stride": ("Gait.Stride", (0, 2.2, 1, "s"), [
        ("vertical force / N", 1, [("f_right[2]", "right foot"), ("f_left[2]", "left foot")]),
        ("force along the ground / N", 1, [("f_right[1]", "right foot"), ("f_left[1]", "left foot")])]),
    "Human": ("Gait.Human", (0, 3, 1, "s"), [
        ("load / N", 1, [("f_n", "f_n")]),
        ("position / m", 1, [("x_P", "centre of pressure"), ("x_M", "centre of mass")])]),
    "RollingEllipsoid": ("Spatial.RollingEllipsoid", (0, 5, 1, "s"), [
        ("position / m", 1, [("x", "x"), ("z", "z")]),
        ("height / m", 1, [("y", "y")])]),
    "Rattleback": ("Spatial.Rattleback", (0, 10, 1, "s"), [
        ("spin / (rad/s)", 1, [("spin", "spin")])]),
    "TumblingSuperellipsoid": ("Spatial.TumblingSuperellipsoid", (0, 4, 1, "s"), [
        ("height / m", 1, [("y", "y")]),
        ("energy / J", 1, [("energy", "energy")])]),
    "EllipsePair": ("Planar.EllipsePair", (0, 3, 1, "s"), [
        ("angle / rad", 1, [("phi", "upper disc"), ("phi_b", "lower disc")]),
        ("arc length / m", 1, [("s_a", "on the upper disc"), ("s_b", "on the lower disc")]),
        ("force / N", 1, [("f_n", "f_n")])]),
    "EllipsoidOnEllipsoid": ("Spatial.EllipsoidOnEllipsoid", (0, 1.6, 1, "s"), [
        ("position / m", 1, [("x", "x"), ("y", "y"), ("z", "z")]),
        ("force / N", 1, [("f_n", "f_n")])]),
    "EllipsoidsInBox": ("Spatial.EllipsoidsInBox", (0, 5, 1, "s"), [
        ("height / m", 1, [("z1", "first body"), ("z2", "second body")]),
        ("energy / J", 1, [("energy_mechanical", "kinetic and potential")]),
        ("contacts", 1, [("contacts_walls", "with the box"), ("contacts_bodies", "between the bodies")])]),
    "Oloid": ("Spatial.Oloid", (0, 0.95, 1, "s"), [
        ("position / m", 1, [("x", "along the slope"), ("z", "across")]),
        ("height / m", 1, [("y", "above the plane")]),
        ("force / N", 1, [("joint.f_n[1]", "at the first point"), ("joint.f_n[2]", "at the second point")])]),
    "EllipsoidOnTorus": ("Spatial.EllipsoidOnTorus", (0, 0.5, 1, "s"), [
        ("position / m", 1, [("x", "x"), ("y", "y"), ("z", "z")]),
        ("force / N", 1, [("f_n", "f_n")])]),
    "BallInBowl": ("Spatial.BallInBowl", (0, 5, 1, "s"), [
        ("position / m", 1, [("x", "x"), ("z", "z")]),
        ("angle / rad", 1, [("angle", "angle")])]),
}
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 560, 150, 62, 10, 8, 24


def read(path, names):
    with open(path, encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        header = next(rows)
        columns = [header.index(name) for name in ["time"] + names]
        return [[float(row[i]) for i in columns] for row in rows if row]


def ticks(low, high, count=5):
    """Round values between low and high."""
    raw = (high - low) / count
    step = 10 ** math.floor(math.log10(raw))
    step *= next(m for m in (1, 2, 5, 10) if m * step >= raw)
    return [step * i for i in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def thin(points):
    """At most the lowest and the highest point of each column of pixels."""
    columns = {}
    for x, y in points:
        columns.setdefault(round(x), []).append((x, y))
    kept = []
    for group in columns.values():
        kept += sorted({min(group, key=lambda p: p[1]), max(group, key=lambda p: p[1])})
    return kept


def panel(top, data, axis, spec, last):
    start, stop, factor, unit = axis
    label, scale, curves = spec
    data = [row for row in data if start <= row[0] <= stop]
    values = [scale * value for row in data for value in row[1:]]
    low, high = min(values), max(values)
    margin = 0.06 * (high - low or 1)
    low, high = low - margin, high + margin

    def place(t, value):
        return (LEFT + (t - start) / (stop - start) * (WIDTH - LEFT - RIGHT),
                top + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM))

    bottom = top + HEIGHT - TOP - BOTTOM
    out = ['<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#808080"/>'
           % (LEFT, top, WIDTH - LEFT - RIGHT, bottom - top)]
    for value in ticks(low, high, 4):
        y = place(start, value)[1]
        out.append('<path d="M%d %.1fH%d" stroke="#e0e0e0"/>' % (LEFT, y, WIDTH - RIGHT))
        out.append('<text x="%d" y="%.1f" text-anchor="end">%.6g</text>' % (LEFT - 4, y + 4, value))
    for time in ticks(factor * start, factor * stop, 8):
        x = place(time / factor, low)[0]
        out.append('<path d="M%.1f %dv4" stroke="#808080"/>' % (x, bottom))
        if last:
            out.append('<text x="%.1f" y="%d" text-anchor="middle">%.6g</text>' % (x, bottom + 15, time))
    if last:
        out.append('<text x="%d" y="%d" text-anchor="end">t / %s</text>' % (WIDTH - RIGHT, bottom + 28, unit))
    out.append('<text transform="translate(12 %d) rotate(-90)" text-anchor="middle">%s</text>'
               % ((top + bottom) // 2, label))
    for i, (_, name) in enumerate(curves):
        points = thin([place(row[0], scale * row[i + 1]) for row in data])
        dash = ' stroke-dasharray="6 4"' if i and name.endswith(("MSL", "law")) else ""
        out.append('<polyline fill="none" stroke="%s" stroke-width="1.5"%s points="%s"/>'
                   % (COLORS[i], dash, " ".join("%.1f,%.1f" % point for point in points)))
        if len(curves) > 1:
            out.append('<text x="%d" y="%d" fill="%s">%s</text>' % (LEFT + 8, top + 14 + 13 * i, COLORS[i], name))
    return out


def draw(name, folder):
    model, axis, panels = FIGURES[name]
    path = os.path.join(folder, "NormalContact.Examples.%s_res.csv" % model)
    height = HEIGHT * len(panels) + 16
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" '
           'font-family="sans-serif" font-size="11">' % (WIDTH, height, WIDTH, height),
           '<rect width="%d" height="%d" fill="#ffffff"/>' % (WIDTH, height)]
    for i, spec in enumerate(panels):
        data = read(path, [variable for variable, _ in spec[2]])
        out += panel(TOP + HEIGHT * i, data, axis, spec, i == len(panels) - 1)
    with open(os.path.join(IMAGES, name + ".svg"), "w", encoding="utf-8") as file:
        file.write("\n".join(out + ["</svg>", ""]))


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    for name in arguments[1:] or FIGURES:
        draw(name, arguments[0])


if __name__ == "__main__":
    main(sys.argv[1:])
