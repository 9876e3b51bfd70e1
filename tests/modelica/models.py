"""Finds the classes of the package and of the test package; each class is a file of its own."""
import os
import re

EXPERIMENT = re.compile(r"\bexperiment\s*\(")
REFUSED = re.compile(r'"refused: (.*?)"\n', re.S)
REFUSED_AT = re.compile(r'parameter [\w.]+ (\w+)=\S+ "refused at (\S+): (.*?)";\n')
CHOICE = re.compile(r'^ *choice=(.*?) "[^"]*"[,)]', re.M)
VECTOR = re.compile(r"^  parameter Real (\w+)\[:\]=(.*?);\n", re.M | re.S)
EXTENDS = re.compile(r"^  extends NormalContact\.([\w.]+)", re.M)
FLAGS = re.compile(r"__OpenModelica_simulationFlags\s*\((.*?)\)", re.S)
CURVE = re.compile(r"\bCurve\((?:x=([^,]+), )?y=([^,]+),")
PARTS = {"functions": "Functions.", "planar": "Planar.", "valvetrain": "ValveTrain.",
         "spatial": "Spatial.", "gait": "Gait.", "tutorial": "Tutorial.", "fitted": "Fitted.", "users": "Users."}


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


def contents(package):
    return {name: text(path) for name, path in files(package)}


def choices(package):
    """(what, function that checks it, its other arguments, expression) of every shape that the dialog of an element
    offers, by its own parameters and those that it inherits."""
    known = contents(package)
    for name, content in known.items():
        if re.match(r"within .*;\nmodel ", content):
            whole = inherited(known, content)
            for parameter, declaration in VECTOR.findall(whole):
                found = re.search(r"Functions\.((?:Planar|Spatial)\.(?:check|convex|polar))\(%s, (.*?)getInstanceName" % parameter, whole)
                # an element that hands its sole on to a contact has no check of its own
                passed = ("Planar.convex" if "NormalContact.Shapes.Planar" in declaration else
                          "Spatial.convex" if "NormalContact.Gait.ellipsoidSole" in declaration else "Surfaces.check")
                check, more = found.groups() if found else (passed, "")
                for number, expression in enumerate(CHOICE.findall(declaration), 1):
                    yield "%s, %s, choice %d" % (name, parameter, number), check, more, expression


def inherited(contents, content):
    """The text of a class after that of its bases."""
    return "".join(inherited(contents, contents["NormalContact." + base]) for base in EXTENDS.findall(content)) + content


def lost_choices(package):
    """Classes with choices of shapes, not of numbers, in their text that choices() does not see."""
    return [name for name, path in files(package) if len(re.findall(r"choice=(?!-?\d)", text(path))) !=
            sum(len(CHOICE.findall(declaration)) for _, declaration in VECTOR.findall(text(path)))]


def test_files(here):
    return [os.path.join(here, "NormalContactTest", "package.mo")]


def all_files(root, here):
    return list(files(os.path.join(root, "NormalContact"))) + list(files(os.path.join(here, "NormalContactTest")))


def group(root, here, which):
    """The models with an experiment annotation of one group, or the one model of that name."""
    found = [name for name, path in all_files(root, here) if EXPERIMENT.search(text(path))]
    if which not in PARTS:
        return [name for name in found if name == which] or [which]
    part = re.compile(r"^(NormalContact\.Examples|NormalContactTest)\." + re.escape(PARTS[which]))
    return [name for name in found if part.match(name)]


def flags(root, here, name):
    """The simulation flags in the annotation of a model, as options."""
    found = FLAGS.search(text(dict(all_files(root, here))[name]))
    return ["-%s=%s" % pair for pair in re.findall(r'(\w+)="([^"]*)"', found.group(1))] if found else []


def figure_signals(root, here, name):
    """What the figures of a model show over time or over each other."""
    figures = text(dict(all_files(root, here))[name]).partition("figures={")[2]
    return sorted({signal for pair in CURVE.findall(figures) for signal in pair if signal})


def refused(here):
    """Models of wrong use, by name."""
    return [name for name, path in files(os.path.join(here, "NormalContactTest"))
            if REFUSED.search(text(path)) or REFUSED_AT.search(text(path))]


def refusals(here, name):
    """(options, message it must end with) of each wrong use: the message stands in the description of the model, or
    in that of a parameter, with the value that is refused. Without a message: the right use."""
    content = text(dict(files(os.path.join(here, "NormalContactTest")))[name])
    found = REFUSED.search(content)
    if found:
        return [([], found.group(1))]
    return [([], None)] + [(["-override=%s=%s" % (parameter, value)], message)
                           for parameter, value, message in REFUSED_AT.findall(content)]
