#!/usr/bin/env python3
"""Writes the kernel and its Modelica glue as one header, so that a Modelica tool needs no compiled library.

usage: amalgamate.py [--check] OUTPUT FILE...   (sources in the order of their layers, the glue last)

With --check nothing is written: the exit code tells whether OUTPUT is up to date.

Every function becomes static; the contents of headers are inlined where they are first included; comments
are dropped, since the sources in csrc/ are the place to read them.
"""
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "csrc")
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')
BANNER = """/* NormalContact: the C kernel and its Modelica interface in one file, all of it static.
 * Generated from csrc/ by tools/amalgamate.py; do not edit. Licence: BSD-3-Clause, see LICENSE. */
"""


def strip_comments(text):
    """Removes /* */ comments, outside of string literals."""
    token = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/', re.S)
    return token.sub(lambda match: match.group() if match.group().startswith('"') else "", text)


def find(name, directory):
    for folder in (directory, ROOT, os.path.join(ROOT, "include")):
        path = os.path.normpath(os.path.join(folder, name))
        if os.path.exists(path):
            return path
    return None


def inline(path, seen, system, out):
    with open(path, encoding="utf-8") as file:
        text = strip_comments(file.read())
    for line in text.splitlines():
        match = INCLUDE.match(line)
        if not match:
            if line.strip():
                out.append(line.rstrip())
            continue
        own = find(match.group(2), os.path.dirname(path)) if match.group(1) == '"' else None
        if own is None:
            if line not in system:
                system.append(line.strip())
        elif own not in seen:
            seen.add(own)
            inline(own, seen, system, out)


def amalgamate(sources):
    seen, system, body = set(), [], []
    for source in sources:
        inline(source, seen, system, body)
    system = sorted(set(system), key=lambda line: ('"' in line, line))
    return "\n".join(
        [BANNER + "#ifndef NORMALCONTACT_AMALGAMATED_H", "#define NORMALCONTACT_AMALGAMATED_H"]
        + system
        + ["#if defined(__GNUC__)", "#define NC_API static __attribute__((unused))",
           "#else", "#define NC_API static", "#endif", "#define NCI_API NC_API"]
        + body
        + ["#endif", ""])


def main(arguments):
    check = arguments[:1] == ["--check"]
    output, sources = arguments[check], arguments[check + 1:]
    text = amalgamate(sources)
    if not check:
        with open(output, "w", encoding="utf-8") as file:
            file.write(text)
        return
    with open(output, encoding="utf-8") as file:
        if file.read() != text:
            sys.exit("The amalgamated header is stale: run `meson compile -C build amalgamate` and commit it.")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1:])
