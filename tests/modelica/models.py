"""Finds the classes of the package and of the test package; each class is a file of its own."""
import os
import re

EXPERIMENT = re.compile(r"\bexperiment\s*\(")
REFUSED = re.compile(r'"refused: (.*?)"\n', re.S)
REFUSED_AT = re.compile(r'parameter [\w.]+ (\w+)=\S+ "refused at (\S+): (.*?)";\n')
CHOICE = re.compile(r'^ *choice=(.*?) "[^"]*"[,)]', re.M)
OFFERED = re.compile(r"\bparameter Real (\w+)\[:\]((?:(?!\bparameter\b).)*?\bchoices\(\s*choice=.*?\)\));\n", re.S)
USE = re.compile(r"\bFunctions\.((?:Planar|Spatial|Surfaces)\.\w+)\(")
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


def arguments(content, start):
    """The arguments of a call whose opening parenthesis ends before `start`."""
    depth, found, quoted = 0, [""], False
    for character in content[start:]:
        quoted ^= character == '"'
        depth += 0 if quoted else (character in "([{") - (character in ")]}")
        if depth < 0:
            return [argument.strip() for argument in found]
        if character == "," and depth == 0 and not quoted:
            found.append("")
        else:
            found[-1] += character
    return []


def check_of(content, parameter):
    """(function, its other arguments, whether it takes a name) by which a class checks a parameter, or None. The name
    is the last argument and left out."""
    for use in USE.finditer(content):
        given = arguments(content, use.end())
        if use.group(1) == "Surfaces.Pair" and parameter in given:
            return "Surfaces.check", [], False  # the object checks both
        if given and given[0] == parameter and use.group(1).split(".")[1] in ("check", "convex", "polar"):
            named = "getInstanceName" in given[-1]
            return use.group(1), given[1:-1] if named else given[1:], named
    return None


def choices(package):
    """(what, function that checks it, its other arguments, whether it takes a name, expression) of every shape that a
    dialog offers; a parameter that nothing checks has None for its function."""
    for name, path in files(package):
        content = text(path)
        for parameter, block in OFFERED.findall(content):
            check, more, named = check_of(content, parameter) or (None, [], False)
            for number, expression in enumerate(CHOICE.findall(block), 1):
                yield "%s, %s, choice %d" % (name, parameter, number), check, more, named, expression


def offered(package):
    """Number of choices in the text of all classes, read in another way than choices() does."""
    return sum(text(os.path.join(folder, name)).count("choice=")
               for folder, _, names in os.walk(package) for name in names if name.endswith(".mo"))


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
