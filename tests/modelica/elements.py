"""Every element with its defaults, then with one parameter at a time ten times as large and a tenth of it: right, or refused with
a reason.

Right: the simulation ends in time, every number is finite, and the energy E_<element> of its body, of the contact and less the work of a
drive never rises by more than a share of the kinetic energy K_<element>; the gap that the law of force sees is that of the frames, D_<element> is their difference. Refused: a message names the element. A parameter that the
compiler has evaluated, that follows from others, is zero or is only drawn is not changed. A model that extends another one with other
choices runs with its defaults only.

All elements: what can be dragged from the packages of PACKAGES is a component of one of the models, and not one of its helpers."""
import math
import os
import re
import subprocess
import xml.etree.ElementTree

import compare
import models

GROUP = "NormalContactTest.Elements."
PACKAGES = ["Contacts", "Joints", "Mechanisms", "Parts", "Sensors", "ValveTrain", "Gait"]
HELPERS = ("_plate", "_solid", "_body", "_drive")  # ends of the names of components that are not under test
COEFFICIENT = re.compile(r"(?:shape|sole|surface|terrain)\w*\[(\d+)\]$")  # of a shape: the first three are tried
DRAWN = re.compile(r"\.(?:cylinder\w+|mesh\w+|to\w+\.(?:length|width))$")  # matter for the eye only
VARIANT = re.compile(r"^  extends NormalContactTest\.Elements\.\w+\(", re.M)  # a model of the group with other choices
COMPONENT = re.compile(r"^  (?:inner )?NormalContact\.([\w.]+) (\w+)(.*)", re.M)
RISE = 1e-3  # allowed rise of the energy, of the largest kinetic energy
APART = 1e-6  # allowed difference of the gaps, in m
SECONDS = 60


def trials(here):
    """Name and path of the models that are simulated."""
    return [(name, path) for name, path in models.files(os.path.join(here, "NormalContactTest"))
            if name.startswith(GROUP) and models.EXPERIMENT.search(models.text(path))]


def draggable(contents):
    """Names of the models that can be dragged, of all classes and their texts."""
    return [name for name, content in contents.items()
            if name.split(".")[1] in PACKAGES and re.match(r"within .*;\nmodel ", content)]


def forgotten(package, texts):
    """What can be dragged from the package, with every value of the choice `ideal` that it may have, and is a component of no text."""
    contents = models.contents(package)
    used = set()
    for content in texts:
        for name, component, more in COMPONENT.findall(content):
            if not component.endswith(HELPERS):
                used.add(name + (", ideal" if "ideal=true" in more else ""))
    wanted = []
    for name in draggable(contents):
        short = name.split(".", 1)[1]
        ideal = "parameter Boolean ideal=" in models.inherited(contents, contents[name])
        wanted += [short, short + ", ideal"] if ideal else [short]
    return [name for name in wanted if name not in used]


def parameters(path):
    """Name and value of each parameter of the elements that can be changed without a new translation."""
    for variable in xml.etree.ElementTree.parse(path).getroot().iter("ScalarVariable"):
        name, real = variable.get("name"), variable.find("Real")
        owner = name.split(".")[0]
        if real is None or variable.get("variability") != "parameter" or variable.get("isValueChangeable") != "true" or \
                variable.get("isProtected") == "true" or owner.endswith(HELPERS) or owner == "world" or "wall[" in name and "wall[1]" not in name:
            continue
        coefficient = COEFFICIENT.search(name)
        if coefficient and int(coefficient.group(1)) > 3 or DRAWN.search(name):
            continue
        value = float(real.get("start") or 0)
        if value and math.isfinite(value):
            yield name, value


def element(name):
    """The element that a parameter belongs to: size_line and line.R belong to line."""
    return name.split(".")[0].split("size_")[-1]


def judge(path):
    """What is wrong with a result."""
    result = compare.read(path)
    problems = ["%s is not finite" % name for name, values in result.items() if not all(map(math.isfinite, values))]
    for name in result:
        if name.startswith("E_") and not problems:
            energy, kinetic = result[name], max(result["K_" + name[2:]])
            lowest, rise = energy[0], 0
            for value in energy:
                rise, lowest = max(rise, value - lowest), min(lowest, value)
            if rise > RISE * kinetic:
                problems.append("%s rises by %.3g J, %.2g of the kinetic energy" % (name[2:], rise, rise / kinetic))
        if name.startswith("D_") and not problems and max(map(abs, result[name])) > APART:
            problems.append("the law of %s sees another gap, by %.2g m" % (name[2:], max(map(abs, result[name]))))
    return problems


def run(folder, model, override):
    """"right", "refused", or what is wrong with a run."""
    command = [os.path.join(folder, model), "-r=" + model + "_res.csv"]
    command += ["-override=%s=%r" % override] if override else []
    try:
        done = subprocess.run(command, cwd=folder, timeout=SECONDS, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except subprocess.TimeoutExpired:
        return "takes more than %d s" % SECONDS
    if done.returncode:
        text = " ".join(done.stdout.split())
        named = override and re.search(r"\b%s\.\w" % model.split(".")[-1], text)  # that element, or one that is connected with it
        return "refused" if named else "ends without a message that names the element: " + text[-300:]
    problems = judge(os.path.join(folder, model + "_res.csv"))
    return "; ".join(problems) or "right"


def vary(folder, model, tap, variant):
    """Runs a model that was built; unless it is a variant of another one, one more case for each of its elements."""
    verdict = run(folder, model, None)
    tap.report("%s with defaults" % model, [] if verdict == "right" else [verdict])
    counts, problems = {}, {}
    for name, value in () if variant else parameters(os.path.join(folder, model + "_init.xml")):
        for factor in (10, 0.1):
            verdict = run(folder, model, (name, value * factor))
            count = counts.setdefault(element(name), {"right": 0, "refused": 0})
            if verdict in count:
                count[verdict] += 1
            else:
                problems.setdefault(element(name), []).append("%s = %g: %s" % (name, value * factor, verdict))
    for name, count in counts.items():
        tap.report("%s.%s, one parameter at a time times and by ten" % (model, name), problems.get(name, []),
                   "%(right)d right, %(refused)d refused" % count)
