#!/usr/bin/env python3
"""Writes NormalContact/Shapes/Kinds.mo, the Modelica constants of all kinds of terms, curves and surfaces, from the
lists of the kernel.

usage: kinds.py [--check]     (with --check nothing is written; the exit code tells whether the file is up to date)
"""
import glob
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TERMS = "csrc/include/normalcontact/terms.h"
FREEFORM = "csrc/freeform/freeform.h"
TARGET = "NormalContact/Shapes/Kinds.mo"


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


def kinds():
    """(family, name, number, parameters) of every kind, in the order of the lists."""
    found = []
    for family, rows in re.findall(r"#define NC_(PLANAR|SPATIAL)_TERMS\(X\)((?:.*\\\n)*.*\n)", read(TERMS)):
        for name, number, parameters in re.findall(r'X\(([A-Z_]+), (\d+), [a-z_]+, [A-Z]+, +"(.*)"\)', rows):
            found.append((family, name, number, parameters))
    for family, name, number, parameters in re.findall(
            r"NCI_(CURVE|SURFACE)_([A-Z_]+) = (\d+),? */\* (.*) \*/", read(FREEFORM)):
        found.append((family, name, number, parameters))
    if {family for family, *_ in found} != {"PLANAR", "SPATIAL", "CURVE", "SURFACE"}:
        sys.exit("the lists of %s and %s are not in the expected form" % (TERMS, FREEFORM))
    return found


def text():
    lines = ["within NormalContact.Shapes;",
             'package Kinds "Numbers of the kinds of terms, curves and surfaces"',
             "  extends Modelica.Icons.InternalPackage;"]
    for family, name, number, parameters in kinds():
        camel = family.lower() + "".join(word.capitalize() for word in name.split("_"))
        lines.append('  constant Integer %s=%s "%s";' % (camel, number, parameters))
    lines += ['  annotation (Documentation(info="<html>',
              "<p>A term of a shape vector is its kind, the number of its parameters, and the parameters given here. This file",
              "is written by <code>tools/kinds.py</code> of the repository from the lists of the kernel; use the constructors.</p>",
              '</html>"));',
              "end Kinds;", ""]
    return "\n".join(lines)


def main(arguments):
    path = os.path.join(ROOT, TARGET)
    if "--check" in arguments:
        if not os.path.exists(path) or read(TARGET) != text():
            sys.exit("%s is not what the lists of kinds say; run tools/kinds.py" % TARGET)
        for name in sorted(glob.glob(os.path.join(ROOT, "NormalContact/Shapes/*/*.mo"))):
            with open(name, encoding="utf-8") as file:
                if re.search(r":= (cat\(1, )?\{\d+,", file.read()):
                    sys.exit("%s gives a kind as a number; take the constant of Shapes.Kinds" % name)
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text())


if __name__ == "__main__":
    if any(argument != "--check" for argument in sys.argv[1:]):
        sys.exit(__doc__)
    main(sys.argv[1:])
