#!/usr/bin/env python3
"""Every example of the program and its Modelica class are the same: title, stop time, parameters and outputs with units,
defaults and texts, by the text of the class.

usage: test_twins.py PROGRAM
"""
import json
import math
import os
import re
import sys

import support
from support import equal

PROGRAM = sys.argv[1]
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$", re.I)

# Units of the types of the Modelica Standard Library that the examples use.
UNITS = {"Length": "m", "Radius": "m", "Position": "m", "Distance": "m", "Mass": "kg", "Inertia": "kg.m2", "Angle": "rad",
         "Velocity": "m/s", "Acceleration": "m/s2", "AngularVelocity": "rad/s", "Force": "N", "Torque": "N.m",
         "Energy": "J", "Time": "s", "TranslationalSpringConstant": "N/m", "RotationalSpringConstant": "N.m/rad",
         "CoefficientOfFriction": "1", "PoissonNumber": "1", "ModulusOfElasticity": "Pa",
         "Pressure": "Pa"}

DECLARATION = re.compile(
    r"^  (parameter|output) ([\w.]+) (\w+)(?:\[(\w+)\])?((?:\((?:[^()]|\([^()]*\))*\))?)(?:=(.*?))?\s+\"((?:[^\"\\]|\\.)*)\"",
    re.M | re.S)


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


class Twin:
    """An example as its page tells it, and the class."""

    def __init__(self, folder, name):
        support.results(PROGRAM, folder, name, "--stop", "0.001")
        with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
            page = file.read()
        self.name = name
        self.parameters = self.list(page, "parameters")
        self.outputs = self.list(page, "outputs")
        self.title = json.loads(re.search(r'"title":("(?:[^"\\]|\\.)*")', page).group(1))
        self.modelica = re.search(r'"Modelica class","([\w.]+)"', page).group(1)
        text = read(*self.modelica.split(".")[:-1], self.modelica.split(".")[-1] + ".mo")
        self.description = re.search(r"^model \w+ \"(.*?)\"", text, re.M).group(1)
        self.stop = float(re.search(r"StopTime=([\d.e-]+)", text).group(1))
        self.sizes = dict(re.findall(r"constant Integer (\w+)=(\d+)", text))
        self.declared = {"parameter": {}, "output": {}}
        for kind, unit, variable, size, modifiers, value, words in DECLARATION.findall(text.split("\nprotected\n")[0]):
            self.declared[kind][variable] = (unit, size, modifiers, value, words)

    @staticmethod
    def list(page, what):
        found, _ = json.JSONDecoder().raw_decode(page, page.index('"%s":[' % what) + len(what) + 3)
        return {entry["name"]: entry for entry in found}


def unit_of(declared, modifiers):
    """Of a declaration; of K in N/m^1.5 the text tells it."""
    explicit = re.search(r'unit="([^"]*)"', modifiers)
    if explicit:
        return explicit.group(1)
    return "1" if declared in ("Real", "Integer", "Boolean") or "Types." in declared else UNITS[declared.split(".")[-1]]


def text_of(words):
    """The description as the program says it: the first letter is small unless the word is a name or a symbol."""
    boolean = re.match(r"= true, (?:if|while) (.*)", words)
    if boolean:
        return "1: " + boolean.group(1)
    return words if re.match(r"[A-Z](\w*'s\b|\b)", words) else words[0].lower() + words[1:]


def value_of(twin, expression):
    """A default: a number, true, an enumeration, or an expression in other parameters."""
    if expression in ("true", "false"):
        return float(expression == "true")
    if "LiftLaw." in expression:
        laws = re.findall(r'^ *(\w+) "', read("NormalContact", "Types", "LiftLaw.mo").split("enumeration(")[1], re.M)
        return 1.0 + laws.index(expression.split(".")[-1])
    names = {name: entry["value"] for name, entry in twin.parameters.items()}
    python = expression.replace("^", "**").replace("Modelica.Units.Conversions.from_deg", "radians")
    return eval(python, {"__builtins__": {}, "radians": math.radians}, names)


def differences(twin):
    """All that is not the same, in words."""
    wrong = []

    def check(what, actual, expected):
        if actual != expected:
            wrong.append("%s: %r, the class has %r" % (what, actual, expected))
    check("title", twin.title, twin.description)
    for variable, (declared, size, modifiers, value, words) in twin.declared["parameter"].items():
        if size or declared == "Real" and not modifiers and not NUMBER.match(value) or "Functions." in declared:
            continue  # shapes, lists and records follow from the parameters
        if variable not in twin.parameters:
            wrong.append("no parameter " + variable)
            continue
        entry = twin.parameters[variable]
        check("unit of " + variable, entry["unit"], unit_of(declared, modifiers))
        text = entry["text"].split(": 1 ")[0] if "Types." in declared else entry["text"]  # values of an enumeration
        check("text of " + variable, text, text_of(words))
        if abs(entry["value"] - value_of(twin, value)) > 1e-7 * abs(entry["value"]):
            wrong.append("%s: %g, the class has %s" % (variable, entry["value"], value))
    for variable, (declared, size, modifiers, _, words) in twin.declared["output"].items():
        if variable.endswith("_MSL"):  # of a comparison
            continue
        for number in range(1, int(twin.sizes[size]) + 1) if size else (0,):
            name = "%s[%d]" % (variable, number) if size else variable
            if name not in twin.outputs:
                wrong.append("no output " + name)
                continue
            check("unit of " + name, twin.outputs[name]["unit"], unit_of(declared, modifiers))
            check("text of " + name, twin.outputs[name]["text"], text_of(words))
    return wrong


def twin_test(name):
    def test(folder):
        twin = Twin(folder, name)
        wrong = differences(twin)
        assert not wrong, "\n".join([name] + wrong)
        listed = re.search(r"^%s .*$" % name, support.run(PROGRAM, "list")[1], re.M).group(0)
        equal(listed.split(None, 1)[1], twin.title, "title in the list")
        assert len(twin.declared["output"]) > 1, "the class was not read"
    return test


NAMES = [line.split()[0] for line in support.run(PROGRAM, "list")[1].splitlines()]
support.main({"test_twins_of_" + name: twin_test(name) for name in NAMES})
