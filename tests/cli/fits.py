"""What the tests of `normalcontact fit` share: one call of the program, its summary, and how it refuses."""
import json
import math
import os
import re
import sys
import xml.etree.ElementTree as xml

import support
from support import contains, equal

PROGRAM = os.path.abspath(sys.argv[1])
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data")
FILES = {"shape.txt", "shape.mo", "shape.json", "fit.csv", "fit.svg", "index.html"}


def fit(folder, name, *arguments):
    """Fits a file; summary, and the content of shape.json."""
    out = os.path.join(folder, "out")
    code, output, error = support.run(PROGRAM, "fit", name, "--out", out, *arguments)
    equal((code, error), (0, ""), name)
    equal(set(os.listdir(out)), FILES, name)
    for picture in ("fit.svg",):
        xml.parse(os.path.join(out, picture))
    with open(os.path.join(out, "shape.json")) as file:
        shape = json.load(file)
    equal(set(shape), {"dimension", "potential", "radius", "vector"})
    return output, shape, out


def number(text, name):
    """The first number in a line of the summary."""
    line = re.search(r"^  %s +(.*)$" % name, text, re.M).group(1)
    return float(re.search(r"[-+]?\d[\d.]*(e[-+]?\d+)?", line).group(0))


def write(folder, name, content):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def refused(path, code, *parts, options=()):
    """A message in one line that names all these parts."""
    result, output, error = support.run(PROGRAM, "fit", path, "--out", path + ".out", *options)
    equal((result, output, error.count("\n")), (code, "", 1), error)
    contains(error, *parts)
    assert not os.path.exists(os.path.join(path + ".out", "shape.txt"))


def ellipse(count, a=50.0, b=30.0):
    angles = [2 * math.pi * i / count for i in range(count)]
    return [(a * math.cos(t), b * math.sin(t)) for t in angles]
