#!/usr/bin/env python3
"""The texts of the Modelica package: UTF-8, HTML that HTML Tidy has nothing to say about, links that lead somewhere.

usage: test_documentation.py ROOT

Every class has a documentation; every link modelica://NormalContact... names a class or a file of the package; the page of
an element names its frames and flanges, shows them in a sketch, leads to an example that has it and tells the limitations; every example
has a figure that a tool shows first; what is drawn looks as Settings say; the page UsersGuide.Elements names every element; pictures are drawn as they are meant in
the browser of OMEdit; a gap, negative where bodies penetrate, has no type with min = 0. Prints TAP.
"""
import html
import html.parser
import os
import re
import shutil
import subprocess
import sys

import tap

ROOT = sys.argv[1]
PACKAGE = "NormalContact"
STRING = r'"((?:[^"\\]|\\.)*)"'
INFO = re.compile(r"\b(info|revisions)\s*=\s*" + STRING, re.S)
ESCAPES = {r"\"": '"', r"\\": "\\", r"\n": "\n", r"\t": "\t"}
ELEMENTS = ("Contacts", "Joints", "Mechanisms", "Parts", "Sensors", "Gait", "ValveTrain")
BASE = re.compile(r"^  extends ([\w.]+)", re.M)
PORT = re.compile(r"^  (?:\w+\.)+(?:Frame|Flange)_[ab] (\w+)", re.M)
KNOWN = {"Parts.Body": ["frame_a"], "Interfaces.PartialCompliant": ["flange_a", "flange_b"]}
DEFINES = r"\b(?:model|block|function|package|record|type|connector|class|operator)\s+%s\b"


def files():
    for folder, _, names in sorted(os.walk(os.path.join(ROOT, PACKAGE))):
        for name in sorted(names):
            if name.endswith(".mo"):
                yield os.path.relpath(os.path.join(folder, name), ROOT)


def read(path):
    with open(os.path.join(ROOT, path), "rb") as file:
        return file.read()


def documents(text):
    """The HTML texts of a file, as the tool shows them."""
    for match in INFO.finditer(text):
        yield re.sub(r"\\.", lambda m: ESCAPES.get(m.group(), m.group()[1]), match.group(2))


def is_class(name):
    """Whether the package defines NormalContact.A.B: a folder or file for each word, or a class inside the last one."""
    words = name.split(".")
    path = PACKAGE if words[0] == PACKAGE else None
    for index, word in enumerate(words[1:], 1):
        if path is None:
            return False
        if os.path.isdir(os.path.join(ROOT, path, word)):
            path = os.path.join(path, word)
        elif os.path.isfile(os.path.join(ROOT, path, word + ".mo")):
            path = os.path.join(path, word + ".mo")
        else:
            holder = path if path.endswith(".mo") else os.path.join(path, "package.mo")
            return all(re.search(DEFINES % inner, read(holder).decode()) for inner in words[index:])
    return path is not None


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links = []

    def handle_starttag(self, tag, attrs):
        self.links += [value for name, value in attrs if name in ("href", "src")]


def wrong_links(document):
    parser = Links()
    parser.feed(document)
    for link in parser.links:
        if link.startswith("modelica://"):
            target = link[len("modelica://"):].split("#")[0]
            known = (os.path.exists(os.path.join(ROOT, target)) if "/" in target
                     else target.split(".")[0] == "Modelica" or is_class(target))
        else:
            known = re.match(r"https://|#", link)
        if not known:
            yield link


def tidy(document):
    """What HTML Tidy says about a text, without the numbers of lines of the page that it is put into."""
    page = "<!DOCTYPE html>\n<html><head><title>x</title></head><body>\n%s</body></html>\n" % re.sub(
        r"</?html>", "", document)
    done = subprocess.run(["tidy", "-quiet", "-errors", "-utf8"], input=page.encode(), capture_output=True)
    return [line for line in done.stderr.decode().splitlines() if line]


def test_text():
    """UTF-8 without a byte order mark, unix line ends, no blanks at the end."""
    for path in files():
        data = read(path)
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as error:
            yield "%s: %s" % (path, error)
        if data.startswith(b"\xef\xbb\xbf") or b"\r" in data or b"\t" in data or re.search(rb" \n", data):
            yield "%s: byte order mark, carriage return, tab or blanks at the end of a line" % path


def test_every_class_is_documented():
    for path in files():
        if not any("<html>" in document for document in documents(read(path).decode())):
            yield path


def test_links():
    for path in files():
        for document in documents(read(path).decode()):
            for link in wrong_links(document):
                yield "%s: %s" % (path, link)


def test_elements_page():
    """The page that tells which element to take knows all of them."""
    page = read(os.path.join(PACKAGE, "UsersGuide", "Elements.mo")).decode()
    for folder in ("Contacts", "Joints", "Mechanisms", "Parts", "Sensors"):
        for name in read(os.path.join(PACKAGE, folder, "package.order")).decode().split():
            if "%s.%s.%s\\\"" % (PACKAGE, folder, name) not in page:
                yield "UsersGuide/Elements.mo does not name %s.%s" % (folder, name)


def test_pictures():
    """The browser inside OMEdit, QtWebKit, draws arrow heads of orient="auto-start-reverse" all in one direction."""
    folder = os.path.join(PACKAGE, "Resources", "Images")
    for name in sorted(os.listdir(os.path.join(ROOT, folder))):
        if b"auto-start-reverse" in read(os.path.join(folder, name)):
            yield "%s: auto-start-reverse" % os.path.join(folder, name)


def test_html():
    if not shutil.which("tidy"):
        return "no HTML Tidy here (Debian: tidy)"
    found = []
    for path in files():
        for document in documents(read(path).decode()):
            found += ["%s: %s" % (path, line) for line in tidy(document)]
    return found


def ports(path):
    """The frames and flanges of an element, its own and those that it inherits."""
    text = read(path).decode()
    found = PORT.findall(text)
    for base in BASE.findall(text):
        inner = base.replace(".", os.sep) + ".mo"
        if os.path.isfile(os.path.join(ROOT, inner)):
            found += ports(inner)
        found += [port for known, names in KNOWN.items() if known in base for port in names]
    return found


def test_pages_of_elements():
    for path in files():
        text = read(path).decode()
        if path.split(os.sep)[1] in ELEMENTS and re.search(r"^model ", text, re.M):
            page = "".join(documents(text))
            wanted = dict.fromkeys("<code>%s</code>" % port for port in ports(path))
            wanted.update(dict.fromkeys(["<h4>Connections</h4>", "<h4>Limitations</h4>", "<h4>Examples</h4>", "modelica://NormalContact.Examples.", "<img src=\"modelica://"]))
            for part in wanted:
                if part not in page:
                    yield "%s: the page has no %s" % (path, part)


def test_gaps_have_a_sign():
    for path in files():
        for name in re.findall(r"SI\.(?:Distance|Radius|Diameter) (\w*gap\w*)\b", read(path).decode()):
            yield "%s: %s can't be negative" % (path, name)


def test_examples_have_a_figure():
    for path in files():
        text = read(path).decode()
        if path.split(os.sep)[1] == "Examples" and "experiment(" in text and text.count("preferred=true") != 1:
            yield path


def used(path):
    """The elements of the package in a class, in those that it extends and in the components of these."""
    found = {path}
    for name in re.findall(r"^ *(?:extends |inner |replaceable |redeclare |model \w+ = )*(?:NormalContact\.)?([A-Z]\w*(?:\.\w+)+)\b", read(path).decode(), re.M):
        inner = os.path.join(PACKAGE, *name.split(".")) + ".mo"
        if os.path.isfile(os.path.join(ROOT, inner)) and inner not in found:
            found |= used(inner)
    return found


def test_linked_examples():
    """One of the examples that the page of an element leads to has the element, or the page says that none does."""
    for path in files():
        text = read(path).decode()
        if path.split(os.sep)[1] in ELEMENTS and re.search(r"^model ", text, re.M):
            page = "".join(documents(text))
            links = re.findall(r"modelica://NormalContact\.(Examples[\w.]*\w)", page.partition("<h4>Examples</h4>")[2])
            examples = [os.path.join(PACKAGE, *link.split(".")) + ".mo" for link in links]
            if "No example has it" not in page and not any(path in used(example) for example in examples):
                yield "%s: in none of %s" % (path, ", ".join(links))


def test_dialogs():
    """Every parameter of an element has its group; start values have the group Initialization, in no tab; what is drawn can be switched off."""
    for path in files():
        text = read(path).decode()
        if path.split(os.sep)[1] in ELEMENTS + ("Interfaces",) and re.search(r"^(?:partial )?model ", text, re.M):
            for name, words in re.findall(r"^  parameter [\w.]+ (\w+)(.*?;)\n(?=  [A-Za-z]|\w)", text.partition("\nprotected\n")[0], re.M | re.S):
                if "Dialog(" not in words:
                    yield "%s: %s has no group" % (path, name)
                elif 'tab="Animation"' in words and name not in ("animation", "drawShape") and "enable=" not in words:
                    yield "%s: %s is active without animation" % (path, name)
            if 'tab="Initialization"' in text:
                yield "%s: a tab Initialization" % path


def test_settings():
    """What is drawn takes its colors and its switch from Settings; what does not is named on the page of Settings."""
    own = ("CamFollower",)
    for path in files():
        text = read(path).decode()
        room, name = path.split(os.sep)[1], os.path.basename(path)[:-3]
        if room in ELEMENTS + ("Interfaces",):
            for line in re.findall(r"^  parameter (?:Boolean animation=(?:true|false)|[\w.]*Color \w+=\{).*", text, re.M):
                if name not in own:
                    yield "%s: %s" % (path, line.strip())


def test_archive():
    """A page that cites a file of the repository says so: the archive of a release has the package only."""
    for path in files():
        for document in documents(read(path).decode()):
            if re.search(r"\b(?:docs|bench|tools|tests|CHANGELOG)(?:/|\.md)", document) and "repository" not in document:
                yield path


def test_licence():
    """The archive of a release is read without the file beside it: the guide tells the whole text."""
    page = re.sub(r"<[^>]*>", " ", "".join(documents(read(os.path.join(PACKAGE, "UsersGuide", "Contact.mo")).decode())))
    words = re.sub(r"^\d\. ", "", read("LICENSE").decode(), flags=re.M).split()
    if " ".join(words) not in " ".join(html.unescape(page).replace("Licence: ", "").split()):
        yield "UsersGuide/Contact.mo does not tell the text of LICENSE"


tap.run([test_text, test_every_class_is_documented, test_links, test_elements_page, test_pictures,
        test_html, test_pages_of_elements, test_gaps_have_a_sign, test_examples_have_a_figure,
        test_linked_examples, test_dialogs, test_settings, test_archive, test_licence])
