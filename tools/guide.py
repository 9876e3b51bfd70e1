#!/usr/bin/env python3
"""Writes pages of the User's Guide in the Modelica package as Markdown below docs/, to read them beside OMEdit.

usage: guide.py [--check]     (with --check nothing is written; the exit code tells whether the pages are up to date)
"""
import html.parser
import os
import re
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GUIDE = "NormalContact.UsersGuide."
PAGES = {  # file: its title, and the classes of the guide
    "docs/tutorial.md": ("Tutorials", ["Tutorial", "TutorialSpatial", "TutorialFoot"]),
    "docs/elements.md": ("Which element do I need?", ["Elements"]),
    "docs/messages.md": ("Messages and what to do", ["Messages"]),
    "docs/limits.md": ("Limits", ["Limits"]),
}
WIDTH = 128
MARKS = {"em": "*", "i": "*", "strong": "**", "b": "**", "code": "`"}


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


def anchor(title):
    """What GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def path_of(name):
    """The file of a class of the package, or None."""
    path = name.replace(".", "/")
    for candidate in (path + ".mo", path + "/package.mo"):
        if os.path.exists(os.path.join(ROOT, candidate)):
            return candidate
    return None


def target(link):
    """Where a link of the guide leads in docs/; None: nowhere."""
    if not link.startswith("modelica://"):
        return link
    name = link[len("modelica://"):]
    if "/" in name:
        return "../" + name
    for page, (_, classes) in PAGES.items():
        for each in classes:
            if name == GUIDE + each:
                return os.path.basename(page) + ("#" + anchor(title_of(each)) if len(classes) > 1 else "")
    path = path_of(name)
    return "../" + path if path else None


def source(name):
    return read(GUIDE.replace(".", "/") + name + ".mo")


def title_of(name):
    return re.search(r'^class \w+ "(.*)"$', source(name), re.M).group(1)


def document(name):
    text = re.search(r'info="((?:[^"\\]|\\.)*)"', source(name), re.S).group(1)
    return text.replace('\\"', '"').replace("\\\\", "\\")


class Markdown(html.parser.HTMLParser):
    """Collects the blocks of a page."""

    def __init__(self, level):
        super().__init__()
        self.blocks, self.text, self.lists, self.links = [], "", [], []
        self.rows, self.spans, self.in_pre, self.level = None, [], False, level

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag in MARKS:
            self.text += MARKS[tag]
        elif tag in ("sub", "sup"):
            self.text += "<%s>" % tag
        elif tag == "br":
            self.text += "<br>"
        elif tag == "a":
            self.links.append(target(attrs["href"]))
            self.text += "[" if self.links[-1] else ""
        elif tag == "img":
            self.text += "![%s](%s)" % (attrs.get("alt", ""), target(attrs["src"]))
        elif tag in ("ol", "ul"):
            self.lists.append((tag, 0))
            self.text = ""
        elif tag == "table":
            self.rows = []
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.text = ""
            self.spans.append(int(attrs.get("colspan", 1)))
        elif tag in ("p", "h4", "pre", "li"):
            self.text = ""
            self.in_pre = tag == "pre"

    def handle_endtag(self, tag):
        if tag in MARKS:
            self.text += MARKS[tag]
        elif tag in ("sub", "sup"):
            self.text += "</%s>" % tag
        elif tag == "a":
            link = self.links.pop()
            self.text += "](%s)" % link if link else ""
        elif tag == "p":
            self.block(fill(self.text))
        elif tag == "h4":
            self.block("#" * self.level + " " + squeeze(self.text))
        elif tag == "pre":
            self.in_pre = False
            self.block(textwrap.indent(self.text.strip("\n"), "    "))
        elif tag == "li":
            kind, count = self.lists[-1]
            self.lists[-1] = (kind, count + 1)
            mark = "%d. " % (count + 1) if kind == "ol" else "- "
            item = fill(self.text, len(mark))
            self.blocks.append(mark + item.replace("\n", "\n" + " " * len(mark)))
        elif tag in ("ol", "ul"):
            _, count = self.lists.pop()
            items = self.blocks[len(self.blocks) - count:]
            self.blocks[len(self.blocks) - count:] = ["\n".join(items)]
        elif tag in ("td", "th"):
            text = squeeze(self.text).replace("|", "\\|")
            span = self.spans.pop()
            self.rows[-1].append("**%s**" % text if tag == "th" and span > 1 else text)
            self.rows[-1] += [""] * (span - 1)
        elif tag == "table":
            lines = ["| %s |" % " | ".join(row) for row in self.rows]
            self.block("\n".join([lines[0], "|" + "---|" * len(self.rows[0])] + lines[1:]))

    def handle_data(self, data):
        if self.in_pre:
            self.text += data
        else:
            self.text += data.replace("<", "&lt;").replace(">", "&gt;") if not self.text.count("`") % 2 else data

    def block(self, text):
        if text:
            self.blocks.append(text)
        self.text = ""


def squeeze(text):
    return re.sub(r"\s+", " ", text).strip()


def fill(text, indent=0):
    lines = textwrap.wrap(squeeze(text), WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    for i in range(1, len(lines)):  # no line may look like an item of a list
        if re.match(r"([-+*#]|\d+\.)\s", lines[i]):
            word, _, lines[i] = lines[i].partition(" ")
            lines[i - 1] += " " + word
    return "\n".join(lines)


def page(file):
    title, classes = PAGES[file]
    parts = ["# " + title,
             "Written by `tools/guide.py` from %s." % ", ".join("`%s%s`" % (GUIDE, name) for name in classes)]
    for name in classes:
        if len(classes) > 1:
            parts.append("## " + title_of(name))
        parser = Markdown(3 if len(classes) > 1 else 2)
        parser.feed(document(name))
        parts += parser.blocks
    return "\n\n".join(parts) + "\n"


def main(words):
    for file in PAGES:
        path = os.path.join(ROOT, file)
        if "--check" in words:
            if not os.path.exists(path) or read(file) != page(file):
                sys.exit("%s is not what the guide in the package says; run tools/guide.py" % file)
        else:
            with open(path, "w", encoding="utf-8") as out:
                out.write(page(file))


if __name__ == "__main__":
    if any(word != "--check" for word in sys.argv[1:]):
        sys.exit(__doc__)
    main(sys.argv[1:])
