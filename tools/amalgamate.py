#!/usr/bin/env python3
"""Writes the kernel and its Modelica glue as one header, so that a Modelica tool needs no compiled library.

usage: amalgamate.py [--check] OUTPUT FILE... [--more OUTPUT FILE...]   (sources in the order of their layers, the glue last)

The files behind --more become a header of their own that includes the first one.

With --check nothing is written: the exit code tells whether OUTPUT is up to date.

Every function becomes static inline, so that a compiler skips those that a model does not use, at every level of
optimisation; the contents of headers are inlined where they are first included; comments are dropped, since the
sources in csrc/ are the place to read them. What runs once at the start of a simulation is not optimised: that halves
the time to compile a model.
"""
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "csrc")
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')
# What runs once, at the start: checks, constructors, certified bounds, mass properties, messages.
ONCE = re.compile(r"/bounds/|/(check|build|mass|status|joints)\.c$|_build\.c$|/glue/(failure|convexity|polar|draw)\.c$")
FUNCTION = re.compile(r"^static (?!inline )(?=[^=;]*\()")
BANNER_MORE = """/* NormalContact: shapes from data, and their Modelica interface.
 * Generated from csrc/ by tools/amalgamate.py; do not edit. Licence: BSD-3-Clause, see LICENSE. */
"""
BANNER = """/* NormalContact: the C kernel and its Modelica interface in one file, all of it static.
 * Generated from csrc/ by tools/amalgamate.py; do not edit. Licence: BSD-3-Clause, see LICENSE. */
"""
LINKAGE = """#define NC_API static inline
#define NCI_API static inline
#if defined(__clang__)
#define NC_ONCE_BEGIN _Pragma("clang optimize off")
#define NC_ONCE_END _Pragma("clang optimize on")
#elif defined(__GNUC__)
#define NC_ONCE_BEGIN _Pragma("GCC push_options") _Pragma("GCC optimize (\\"O0\\")")
#define NC_ONCE_END _Pragma("GCC pop_options")
#else
#define NC_ONCE_BEGIN
#define NC_ONCE_END
#endif"""


def strip_comments(text):
    """Removes /* */ comments, outside of string literals."""
    token = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/', re.S)
    return token.sub(lambda match: match.group() if match.group().startswith('"') else "", text)


def find(name, directory):
    for folder in (directory, ROOT, os.path.join(ROOT, "include")):
        path = os.path.abspath(os.path.join(folder, name))
        if os.path.exists(path):
            return path
    return None


def inline(path, seen, system, headers, out):
    """Appends the lines of a file to `out`, and before them those of the headers it includes to `headers`."""
    with open(path, encoding="utf-8") as file:
        text = strip_comments(file.read())
    for line in text.splitlines():
        match = INCLUDE.match(line)
        if not match:
            if line.strip():
                out.append(FUNCTION.sub("static inline ", line.rstrip()))
            continue
        own = find(match.group(2), os.path.dirname(path)) if match.group(1) == '"' else None
        if own is None:
            if line not in system:
                system.append(line.strip())
        elif own not in seen:
            seen.add(own)
            inline(own, seen, system, headers, headers)


def amalgamate(sources, seen):
    system, body = [], []
    for source in sources:
        lines = []
        inline(source, seen, system, body, lines)
        body += ["NC_ONCE_BEGIN", *lines, "NC_ONCE_END"] if ONCE.search(source) else lines
    system = sorted(set(system), key=lambda line: ('"' in line, line))
    return "\n".join(
        [BANNER + "#ifndef NORMALCONTACT_AMALGAMATED_H", "#define NORMALCONTACT_AMALGAMATED_H", *system, LINKAGE]
        + body
        + ["#endif", ""])


def more(sources, seen, first):
    """The header of further sources, behind the first one."""
    system, body = [], []
    for source in sources:
        lines = []
        inline(source, seen, system, body, lines)
        body += lines
    return "\n".join(
        [BANNER_MORE + "#ifndef NORMALCONTACT_FIT_AMALGAMATED_H", "#define NORMALCONTACT_FIT_AMALGAMATED_H",
         *sorted(set(system)), '#include "%s"' % os.path.basename(first)] + body + ["#endif", ""])


def main(arguments):
    check = arguments[:1] == ["--check"]
    arguments = arguments[check:]
    cut = arguments.index("--more") if "--more" in arguments else len(arguments)
    seen = set()
    write(arguments[0], amalgamate(arguments[1:cut], seen), check)
    if cut < len(arguments):
        write(arguments[cut + 1], more(arguments[cut + 2:], seen, arguments[0]), check)


def write(output, text, check):
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
