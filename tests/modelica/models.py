"""Finds the classes of the package and of the test package; each class is a file of its own."""
import os
import re

EXPERIMENT = re.compile(r"\bexperiment\s*\(")
REFUSED = re.compile(r'"refused: (.*?)"\n', re.S)
FLAGS = re.compile(r"__OpenModelica_simulationFlags\s*\((.*?)\)", re.S)
PARTS = {"functions": "NormalContact.Functions.", "planar": "Planar.", "valvetrain": "ValveTrain.",
         "spatial": "Spatial.", "gait": "Gait.", "tutorial": "Tutorial."}


def files(package):
    """(qualified name, path) of every class below a package folder, in the order of package.order."""
    top = os.path.dirname(package)
    for folder, folders, _ in os.walk(package):
        folders.sort()
        order = os.path.join(folder, "package.order")
        if not os.path.exists(order):
            continue
        with open(order, encoding="utf-8") as file:
            names = file.read().split()
        for name in names:
            path = os.path.join(folder, name + ".mo")
            if os.path.exists(path):
                yield os.path.relpath(path, top)[:-3].replace(os.sep, "."), path


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def classes(package):
    return [name for name, _ in files(package)]


def test_files(here):
    return [os.path.join(here, "NormalContactTest", "package.mo")]


def all_files(root, here):
    return list(files(os.path.join(root, "NormalContact"))) + list(files(os.path.join(here, "NormalContactTest")))


def group(root, here, which):
    """The models with an experiment annotation of one group, or the one model of that name."""
    found = [name for name, path in all_files(root, here) if EXPERIMENT.search(text(path))]
    if which not in PARTS:
        return [name for name in found if name == which] or [which]
    if which == "functions":
        return [name for name in found if name.startswith(PARTS[which])]
    part = re.compile(r"^(NormalContact\.Examples|NormalContactTest)\." + re.escape(PARTS[which]))
    return [name for name in found if part.match(name)]


def flags(root, here, name):
    """The simulation flags in the annotation of a model, as options."""
    found = FLAGS.search(text(dict(all_files(root, here))[name]))
    return ["-%s=%s" % pair for pair in re.findall(r'(\w+)="([^"]*)"', found.group(1))] if found else []


def refused(here):
    return [name for name, path in files(os.path.join(here, "NormalContactTest")) if REFUSED.search(text(path))]


def refusal(here, name):
    """The message that a model of wrong use must end with: it stands in its description."""
    path = dict(files(os.path.join(here, "NormalContactTest")))[name]
    return REFUSED.search(text(path)).group(1)
