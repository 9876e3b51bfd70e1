#!/usr/bin/env python3
"""Carries the version of the file VERSION to all places that must repeat it.

usage: version.py [--check]     (with --check nothing is written; the exit code tells whether all places agree)
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# File, and a pattern with one group per number that must be that of the version.
NUMBER = r"\d+\.\d+\.\d+"
PLACES = [
    ("csrc/include/normalcontact.h", r'(?<=#define NC_VERSION ")' + NUMBER, "%(version)s"),
    ("csrc/include/normalcontact.h", r"(?<=#define NC_VERSION_MAJOR )\d+", "%(major)s"),
    ("csrc/include/normalcontact.h", r"(?<=#define NC_VERSION_MINOR )\d+", "%(minor)s"),
    ("csrc/include/normalcontact.h", r"(?<=#define NC_VERSION_PATCH )\d+", "%(patch)s"),
    ("NormalContact/package.mo", r'(?<= version=")' + NUMBER, "%(version)s"),
    ("NormalContact/UsersGuide/ReleaseNotes.mo", r"(?<=<h4>)" + NUMBER, "%(version)s"),
    ("CHANGELOG.md", r"(?<=## )" + NUMBER, "%(version)s"),
    ("CITATION.cff", r"(?<=\nversion: )" + NUMBER, "%(version)s"),
    ("tests/modelica/NormalContactTest/package.mo", r'(?<=NormalContact\(version=")' + NUMBER, "%(version)s"),
]


def main(arguments):
    with open(os.path.join(ROOT, "VERSION"), encoding="utf-8") as file:
        version = file.read().strip()
    numbers = dict(zip(("major", "minor", "patch"), version.split(".")), version=version)
    stale = []
    for name, pattern, form in PLACES:
        path = os.path.join(ROOT, name)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        found = re.search(pattern, text)
        if not found:
            sys.exit("%s has no version where %s is expected" % (name, pattern))
        if found.group() == form % numbers:
            continue
        stale.append(name)
        if "--check" not in arguments:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text[:found.start()] + form % numbers + text[found.end():])
    if "--check" in arguments and stale:
        sys.exit("not the version %s of the file VERSION: %s; run tools/version.py" % (version, ", ".join(stale)))


if __name__ == "__main__":
    if any(argument != "--check" for argument in sys.argv[1:]):
        sys.exit(__doc__)
    main(sys.argv[1:])
