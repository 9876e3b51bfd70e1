"""Every element with its defaults, then with one parameter at a time ten times as large and a tenth of it: right, or refused with
a reason.

Right: the simulation ends in time, every number is finite, and the energy E_<element> of its body, of the contact and less the work of a
drive never rises by more than a share of the kinetic energy K_<element>. Refused: a message names the element. A parameter that the
compiler has evaluated, that follows from others or is zero is not changed."""
import math
import os
import subprocess
import xml.etree.ElementTree

import compare

GROUP = "NormalContactTest.Elements."
MODELS = ["PlanarContacts", "PlanarJoints", "SpatialContacts", "SpatialJoints", "Followers"]
RISE = 1e-3  # allowed rise of the energy, of the largest kinetic energy
SECONDS = 60


def parameters(path):
    """Name and value of each parameter of the elements that can be changed without a new translation."""
    for variable in xml.etree.ElementTree.parse(path).getroot().iter("ScalarVariable"):
        name, real = variable.get("name"), variable.find("Real")
        owner = name.split(".")[0]
        if real is None or variable.get("variability") != "parameter" or variable.get("isValueChangeable") != "true" or \
                variable.get("isProtected") == "true" or owner.endswith(("_plate", "_solid", "_body", "_drive")) or owner == "world" or "wall[" in name and "wall[1]" not in name:
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
        name = element(override[0]) if override else ""
        text = " ".join(done.stdout.split())
        named = model.split(".")[-1] + "." in text and (name == "settings" or "." + name in text)
        return "refused" if named else "ends without a message that names the element: " + text[-300:]
    problems = judge(os.path.join(folder, model + "_res.csv"))
    return "; ".join(problems) or "right"


def vary(folder, model, tap):
    """Runs a model that was built; one case for each of its elements."""
    verdict = run(folder, model, None)
    tap.report("%s with defaults" % model, [] if verdict == "right" else [verdict])
    counts, problems = {}, {}
    for name, value in parameters(os.path.join(folder, model + "_init.xml")):
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
