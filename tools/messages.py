#!/usr/bin/env python3
"""Writes NormalContact/UsersGuide/Messages.mo: every message that a wrong use ends with, its cause, and what to do.

usage: messages.py [--check]     (with --check nothing is written; the exit code tells whether the page is up to date)

The messages are those of the sources: asserts of the Modelica package, errors of the glue, the messages of the status
codes. A message says its cause first and then the remedy; the page puts the remedy into a column of its own, and behind it
what NOTES adds. Placeholders are names in italics.
"""
import glob
import html
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGE = "NormalContact"
STATUS = "csrc/base/status.c"
TARGET = "NormalContact/UsersGuide/Messages.mo"
OPEN, CLOSE, OR = "\1", "\2", "\3"  # around a placeholder; between texts of which one stands there
VERBS = ("add change choose connect correct drag either enlarge extend fit for give guide leave look lower make place raise remove "
         "set start take use write").split()

# What a message does not say itself: the beginning of the message, what to do.
NOTES = {
    "The shape of": "Read the message before this one, which names the term and the cause.",
    "The shape_a of": "Read the message before this one.",
    "The shape_b of": "Read the message before this one.",
    "The shape_1 of": "Read the message before this one.",
    "The shape_2 of": "Read the message before this one.",
    "The surface_a of": "Read the message before this one, which names the cause.",
    "The surface_b of": "Read the message before this one, which names the cause.",
    "element: the body starts": "%(NormalContact.Functions.Start)s gives the height at which a body touches.",
    "element: the body is": "What can be stepped over is said in %(NormalContact.UsersGuide.Limits)s.",
    "element: the stiffness c": "Give c in N/m, d in N.s/m and delta_d in m.",
    "element: chi_given": "Give chi_given in s/m, 0 for no damping.",
    "The planar element": "A body that is free in space needs %(NormalContact.Contacts.BodyPlane)s or another spatial element.",
    "The parameter side": "Choose one of the two in the list.",
    "The oil film": "The simulation goes on. More oil, a smoother surface, a lower force or a higher speed.",
    "The contact pressure": "The simulation goes on. A wider contact, larger radii or a lower force.",
    "liftLaw: ": "Look at the table: angles in degrees that increase, a lift in m that is not zero everywhere.",
    "Functions.Start.penetration": "Give the load that the contact carries, and K and m of its law.",
    "Gait.padStiffness: n row": "Take a record of a pad that is loaded, deflection in m and force in N.",
    "Gait.padStiffness: all": "Take rows of different loads.",
    "Gait.stairs: a step": "A smaller r, or higher and deeper steps.",
    "Gait.stairs: before": "A smaller r, or longer landings.",
    "NormalContact, element: datum": "Look for a gap, a word or a wrong unit in the data.",
    "a required pointer": "For programs in C.",
    "an option is outside": "In Modelica: see the parameter or the component that is named before.",
    "the shape has no term": "In Modelica: a constructor of %(NormalContact.Shapes.Planar)s or %(NormalContact.Shapes.Spatial)s.",
    "the answer could not": "In Modelica: a stiffer contact penetrates less.",
    "the equation has no solution": "A line contact that is pressed in by more than half the radius of its curvature: raise the stiffness or lower the "
                                    "load. A finger that does not reach its cam: change its lengths. A terrain or surface without a contact in reach: start "
                                    "the body nearer to it.",
    "the iteration or quadrature": "In Modelica: round the shape by <code>offset</code> or <code>eta</code>.",
    "the data are too few": "Give more points, in other directions.",
    "success": None,
    "unknown status": None,
}
OF_CONSTRUCTORS = "Correct the argument of the constructor."

TOOL = [
    ("System is structurally singular and cannot be handled because the number of unassigned equations is larger than the number of states",
     "An ideal joint (%(NormalContact.Joints.CamRoller)s, %(NormalContact.Joints.CamFlat)s) and the joints beside it have no states in common: set "
     "<code>stateSelect</code> as %(NormalContact.UsersGuide.Limits)s says."),
    ("It is not possible to select continuous time states; Selection of DummyDerivatives failed due to negative system rank",
     "A mechanism is held twice: every ideal contact takes one degree of freedom, rolling takes two in the plane and three in space. Leave out one "
     "of the joints, or take an elastic contact. A plane that moves under a body with quaternions: see %(NormalContact.UsersGuide.Limits)s."),
    ("An inner declaration for outer component settings could not be found and was automatically generated",
     "Harmless: the defaults hold. Drag %(NormalContact.Settings)s into the model. The same for world: drag "
     "<code>Modelica.Mechanics.MultiBody.World</code>."),
    ("There are alias variables with redundant start and/or conflicting nominal values",
     "Harmless: joints on circles and bodies guess the side where the body starts, see %(NormalContact.UsersGuide.Limits)s."),
    ("Solving non-linear system ... failed",
     "Harmless as long as the simulation goes on: a trial step was too long and is repeated. If it does not go on: read the message "
     "before this one, which names the element and the cause. Without one: an ideal joint does not reach contact from its start values; "
     "give some that are nearer to it, see %(NormalContact.Functions.Start)s."),
    ("Failed to parse value",
     "Harmless: OMEdit does not evaluate <code>cat(1, ...)</code> in a dialog. The simulation does."),
    ("The simulation takes for ever, or: too many events (chattering)",
     "A stiff contact that rests: take the solver that %(NormalContact.UsersGuide.Limits)s names, or a law with damping in lasting "
     "contact, %(NormalContact.Forces.Normal.Linear)s."),
]


used = set()  # beginnings in NOTES that a message has


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


def classes():
    """(name, text without documentation) of every class of the package, in alphabetical order."""
    for path in sorted(glob.glob(os.path.join(ROOT, PACKAGE, "**", "*.mo"), recursive=True)):
        name = os.path.relpath(path, ROOT)[:-3].replace(os.sep, ".")
        yield name, re.sub(r'Documentation\s*\(.*', "", read(os.path.relpath(path, ROOT)), flags=re.S)


def arguments(text, at):
    """The arguments of a call whose bracket opens before `at`, as they are written; the same for Modelica and C."""
    found, depth, quoted, start = [], 1, False, at
    while depth:
        c = text[at]
        if quoted:
            at += c == "\\"
            quoted = c != '"'
        elif c == '"':
            quoted = True
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c == "," and depth == 1:
            found.append(text[start:at].strip())
            start = at + 1
        at += 1
    return found + [text[start:at - 1].strip()]


def literal(text):
    """The value of string literals, one after another, of Modelica or C."""
    return "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text)).replace('\\"', '"').replace("\\n", "")


def placeholder(word):
    return OPEN + word + CLOSE


def modelica_message(expression, strings):
    """The message of an assert with its placeholders; a name of a String has the texts that the package gives it."""
    message = ""
    for part in re.findall(r'"(?:[^"\\]|\\.)*"|String\((?:[^()]|\([^()]*\))*\)|getInstanceName\(\)|[A-Za-z_]\w*', expression):
        if part.startswith('"'):
            message += literal(part)
        elif part == "getInstanceName()":
            message += placeholder("element")
        elif part in strings:
            message += OR.join(strings[part])
        else:
            word = re.sub(r"^String\((.*)\)$", r"\1", part)
            message += placeholder({"-gap": "depth", "max(-gap, penetration_max)": "depth", "size(c, 1)": "n", "phi[i]": "phi"}.get(word, word))
    return message


def asserts():
    """{message: (classes, is it a warning)} of the Modelica package."""
    texts = dict(classes())
    strings = {}
    for text in texts.values():
        for value in re.findall(r'\bplace="((?:[^"\\]|\\.)*)"', text):
            strings.setdefault("place", []).append(value)
    found = {}
    for name, text in texts.items():
        for match in re.finditer(r"\bassert\s*\(", text):
            _, expression, *level = arguments(text, match.end())
            message = modelica_message(expression, strings)
            found.setdefault(message, ([], bool(level)))[0].append(name)
        for value in re.findall(r'missingInnerMessage="((?:[^"\\]|\\.)*)"', text):
            found.setdefault(value, ([], True))[0].append(name)
    return found


def errors(path):
    """The messages of a C file of the glue; a choice between two words makes two messages."""
    text = read(path)
    for match in re.finditer(r"\bModelicaFormatError\s*\(", text):
        form, *values = arguments(text, match.end())
        choices = [re.findall(r'"([^"]*)"', value) for value in values]
        if any(len(words) == 2 for words in choices):
            for i in (0, 1):
                yield c_message(literal(form), [words[i] if words else value for words, value in zip(choices, values)], text)
        else:
            yield c_message(literal(form), values, text)


def c_message(form, values, text):
    parts = re.split(r"(%[-.\d]*[a-z])", form)
    for i, value in zip(range(1, len(parts), 2), values):
        filled = re.findall(r"snprintf\(%s, sizeof \w+, (\"[^\"]*\")" % re.match(r"\W*(\w+)", value).group(1), text)
        if filled:
            parts[i] = " or ".join(re.sub(r"%[-.\d]*[a-z]", placeholder("number"), literal(one)) for one in filled)
        elif value.startswith("nc_message"):
            parts[i] = placeholder("message of the kernel, see below")
        elif " " in value and "(" not in value:
            parts[i] = value
        else:
            parts[i] = placeholder({"%s": "file" if parts[i - 1].endswith("'") else "element"}.get(parts[i], "number"))
    return "".join(parts)


def statuses():
    """The messages of the kernel, in the order of its status codes."""
    return [literal(text) for text in re.findall(r"return\s+((?:\"(?:[^\"\\]|\\.)*\"\s*)+);", read(STATUS))]


STATUSES = statuses()


def places():
    """What the glue was about to compute, as messages name it."""
    found = set()
    for path in sorted(glob.glob(os.path.join(ROOT, "csrc/glue/*.c"))):
        text = read(path)
        constants = dict(re.findall(r'const char (\w+)\[\] = ("[^"]*")', text))
        for match in re.finditer(r"\b(?:glue_\w*require\w*|glue_index)\(", text):
            last = arguments(text, match.end())[-1]
            if '"' in last or last in constants:
                found.add(literal(constants.get(last, last)))
    return sorted(found)


def split(message):
    """Cause and remedy: the latter follows the first semicolon of the kernel, else it begins with a verb."""
    if message in STATUSES:
        cause, _, remedy = message.partition(";")
        return cause + (";" if remedy else ""), remedy.strip()
    for match in re.finditer(r"[.;:] (?=([A-Za-z]+) )", message):
        if match.group(1).lower() in VERBS:
            return message[:match.end() - 1], message[match.end():]
    return message, ""


def note(message):
    plain = message.replace(OPEN, "").replace(CLOSE, "")
    for beginning, text in NOTES.items():
        if plain.startswith(beginning):
            used.add(beginning)
            return text
    return ""


def link(name):
    return '<a href=\\"modelica://%s\\">%s</a>' % (name, name[len(PACKAGE) + 1:] if name != PACKAGE else name)


def linked(text):
    return re.sub(r"%\(([\w.]+)\)s", lambda match: link(match.group(1)), text)


def markup(message):
    message = html.escape(message, quote=False).replace('"', "&quot;")
    return message.replace(OPEN, "<i>").replace(CLOSE, "</i>").replace(OR, "<br>or: ")


def row(message, said_by="", more=""):
    cause, remedy = split(message)
    cells = [markup(cause), " ".join(part for part in (markup(remedy), linked(more or note(message))) if part)]
    return "<tr><td>%s</td></tr>" % "</td><td>".join(cells + ([said_by] if said_by else []))


def table(rows, third=None):
    head = ["message: what is wrong", "what to do"] + ([third] if third else [])
    return ['<table border=\\"1\\" cellspacing=\\"0\\" cellpadding=\\"3\\">', "<tr><th>%s</th></tr>" % "</th><th>".join(head)] + rows + ["</table>"]


def said_by(names):
    return ", ".join(link(name) for name in names)


def of_package():
    """Rows for elements, and for constructors and other functions."""
    elements, functions = [], []
    for message, (names, warning) in asserts().items():
        is_function = any(re.match(r"[a-z]", name.split(".")[-1]) for name in names)
        more = OF_CONSTRUCTORS if is_function and not split(message)[1] and not note(message) else ""
        line = row(message, said_by(names) + (" (warning)" if warning else ""), more)
        (functions if is_function else elements).append(line)
    return elements, functions


def text():
    elements, functions = of_package()
    shapes = [row(message) for path in ("csrc/glue/convexity.c", "csrc/glue/polar.c") for message in errors(path)]
    files = [row(message) for message in errors("csrc/glue/fit.c")]
    prefix = ["<p>%s</p>" % markup(message) for message in errors("csrc/glue/failure.c")]
    kernel = [row(message) for message in STATUSES if note(message) is not None]
    unused = set(NOTES) - used
    if unused:
        sys.exit("no message begins with: " + ", ".join(sorted(unused)))
    lines = ["within NormalContact.UsersGuide;",
             'class Messages "Messages and what to do"',
             "  extends Modelica.Icons.Information;",
             '  annotation (DocumentationClass=true, Documentation(info="<html>',
             "<p>Every message that a wrong use ends with. A message names the element, says what is wrong and then what to do; words in italics stand for names and",
             "numbers. This page is written by <code>tools/messages.py</code> of the repository from the sources.</p>",
             "<h4>Elements, laws and parts</h4>"]
    lines += table(elements, "said by")
    lines += ["<h4>Shapes that an element does not take</h4>",
              "<p>Found at the start, before the first step.</p>"] + table(shapes)
    lines += ["<h4>Shape files, tables and points</h4>"] + table(files)
    lines += ["<h4>Constructors and other functions</h4>"] + table(functions, "said by")
    lines += ["<h4>Messages of the kernel</h4>",
              "<p>They come with the name of the element, what it was about to compute (%s), and the number of the term where a shape is to blame:</p>" % "; ".join(
                  "<i>%s</i>" % markup(place) for place in places())]
    lines += prefix + ["<p>where the message is one of these:</p>"] + table(kernel)
    lines += ["<h4>What OpenModelica itself says</h4>"]
    lines += table(["<tr><td>%s</td><td>%s</td></tr>" % (message, linked(remedy)) for message, remedy in TOOL])
    lines += ['</html>"));', "end Messages;", ""]
    return "\n".join(lines)


def main(words):
    if "--check" in words:
        if not os.path.exists(os.path.join(ROOT, TARGET)) or read(TARGET) != text():
            sys.exit("%s is not what the sources say; run tools/messages.py" % TARGET)
        return
    with open(os.path.join(ROOT, TARGET), "w", encoding="utf-8") as file:
        file.write(text())


if __name__ == "__main__":
    if any(word != "--check" for word in sys.argv[1:]):
        sys.exit(__doc__)
    main(sys.argv[1:])
