"""What is drawn, from the file that OpenModelica writes for its animation and from the results."""
import os
import re
import xml.etree.ElementTree as tree

import models

NAME = "NormalContactTest.Spatial.Drawn"
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def expected():
    """By name of the component: 'rods', or its extents, as its description tells."""
    text = models.text(os.path.join(os.path.dirname(os.path.abspath(__file__)), "NormalContactTest", "Spatial", "Drawn.mo"))
    found = {}
    for name, description in re.findall(r'^  (?:SpatialBody|PlanarBody) (\w+)\((?:.|\n)*?\) "([^"]*)";$', text, re.M):
        found[name] = "rods" if description == "Rods" else [float(word) for word in description.split(":")[-1].split(",")]
    return found


SIZES = ("length", "width", "height", "extra")


def value(node, results):
    """A number, or the value of a variable at the start."""
    return float(node.text) if node.tag == "exp" else results[node.text]


def variables(folder):
    """The names of those that give sizes."""
    return sorted({shape.find(part)[0].text for parts in shapes(folder).values() for shape in parts for part in SIZES
                   if shape.find(part)[0].tag == "cref"})


def shapes(folder):
    """By name of the component: its shapes in the file."""
    found = {}
    for shape in tree.parse(os.path.join(folder, NAME + "_visual.xml")).getroot():
        found.setdefault(shape.find("ident").text.split(".")[0], []).append(shape)
    return found


def problems(folder, results):
    """Of the drawing of the model in this folder."""
    found, wrong = shapes(folder), []
    for name, extents in expected().items():
        drawn = found.get(name, [])
        types = {shape.find("type").text for shape in drawn}
        if extents == "rods":
            if types != {"cylinder"} or len(drawn) not in (4, 12):
                wrong.append("%s is drawn as %d of %s, not as rods" % (name, len(drawn), types))
            continue
        if len(drawn) != 1 or not all(re.match(r"(file|modelica)://.*\.stl$", kind) for kind in types):
            wrong.append("%s is drawn as %d of %s, not as one mesh" % (name, len(drawn), types))
            continue
        kind = types.pop()
        path = re.sub("^modelica://NormalContact", os.path.join(ROOT, "NormalContact"), kind.replace("file://", ""))
        if name != "file" and not os.path.exists(path):
            wrong.append("%s: there is no %s" % (name, path))
        actual = [value(drawn[0].find(part)[0], results) for part in SIZES]
        if not all(abs(a - b) < 1e-9 for a, b in zip(actual, extents + [1])):
            wrong.append("%s has the extents %s, the last one telling that they scale it, not %s" % (name, actual, extents + [1]))
    if [shape.find("type").text for shape in found.get("follower", [])].count("cylinder") != 1 or len(found["follower"]) != 2:
        wrong.append("cam and follower are not drawn")
    return wrong
