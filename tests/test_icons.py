#!/usr/bin/env python3
"""The icons of the elements: inside their square, one name each, bars to their frames, no box over what they inherit, upright in all diagrams.

usage: test_icons.py ROOT

Only the name may stand outside of the square of +-100. Prints TAP.
"""
import os
import re
import sys

import tap

ROOT = sys.argv[1]
ELEMENTS = ("Contacts", "Joints", "Mechanisms", "Parts", "Sensors", "Gait", "ValveTrain")
BASE = re.compile(r"^  extends (NormalContact[\w.]+)", re.M)
ICON = re.compile(r"\bIcon\((.*?)\}\),\n    Documentation", re.S)
NUMBER = re.compile(r"\{(-?[\d.]+),(-?[\d.]+)\}")
PLACED = re.compile(r"^  (?:inner |replaceable )*NormalContact\.(?:Contacts|Joints|Mechanisms|Parts|Sensors)\.[A-Z]\w* (\w+)(?:[^;]|;(?!\n))*?"
                    r"Placement\(transformation\(\s*extent=\{\{(-?\d+),(-?\d+)\},\{(-?\d+),(-?\d+)\}\}(.*?)\)\)", re.M | re.S)


def files(folders):
    for folder in folders:
        for where, _, names in sorted(os.walk(os.path.join(ROOT, "NormalContact", folder))):
            for name in sorted(names):
                if name.endswith(".mo") and name != "package.mo":
                    yield os.path.relpath(os.path.join(where, name), ROOT)


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def shapes(path):
    """The graphics of a class, after those that it inherits, each as text."""
    text = read(path)
    found = [shape for base in BASE.findall(text) for shape in shapes(base.replace(".", os.sep) + ".mo")]
    icon = ICON.search(text)
    return found + (re.findall(r"^        (\w+\(.*?)[,}]*$", icon.group(0), re.M) if icon else [])


def elements():
    for path in files(ELEMENTS):
        if re.search(r"^model ", read(path), re.M):
            yield path, shapes(path)


def test_inside():
    for path, graphics in elements():
        for shape in graphics:
            if "%name" not in shape and any(abs(float(number)) > 100 for pair in NUMBER.findall(shape) for number in pair) and not shape.startswith("Text"):
                yield "%s: %s" % (path, shape[:100])


def test_one_name():
    for path, graphics in elements():
        names = sum("%name" in shape for shape in graphics)
        if names != 1:
            yield "%s: %d names" % (path, names)


def test_bars():
    """A bar leads from each of both frames to what is there."""
    for path, graphics in elements():
        if path.split(os.sep)[1] in ("Contacts", "Joints", "Sensors"):
            for x in ("-100", "100"):
                if not any(re.search(r"\{%s,(?:-?6|0)\}" % x, shape) for shape in graphics):
                    yield "%s: nothing leads to the frame at x = %s" % (path, x)


def test_no_cover():
    """A white rectangle would hide what is inherited; as the first of all graphics it is a background."""
    for path, graphics in elements():
        for shape in graphics[1:]:
            if shape.startswith("Rectangle") and "fillColor={255,255,255}" in shape:
                yield "%s: %s" % (path, shape[:100])


def test_upright():
    """Turned by nothing, or by a mirror at the vertical, which leaves up and down."""
    for path in files(["Examples", "Contacts", "Parts", "Gait"]):
        for name, _, y1, _, y2, rest in PLACED.findall(read(path)):
            if "rotation" in rest or int(y2) < int(y1):
                yield "%s: %s is turned" % (path, name)


tap.run([test_inside, test_one_name, test_bars, test_no_cover, test_upright])
