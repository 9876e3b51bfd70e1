#!/usr/bin/env python3
"""Every file of tests is run: what no list of tests names, or only a list that is not read, counts as lost.

usage: test_registered.py BUILD_FOLDER [FOLDER_LEFT_OUT...]

A test is a file tests/**/test_*.c, run as the program test_* or (tests/FOLDER/test_*.c) test_FOLDER_*, or
tests/**/test_*.py, or tests/*.sh, passed to its interpreter or run itself; folders that this configuration leaves out on purpose are named by it.
No file in Python has the name of a module of the standard library: the scripts beside it would import it instead.
"""
import glob
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def wanted(left_out):
    for pattern in ("**/test_*.c", "**/test_*.py", "*.sh"):
        for path in glob.glob(os.path.join(HERE, pattern), recursive=True):
            relative = os.path.relpath(path, HERE)
            if relative.split(os.sep)[0] not in left_out:
                yield path, relative


def names(relative):
    """The programs that a C file of tests may be."""
    folder, name = os.path.split(relative[:-2])
    return {name, name.replace("test_", "test_%s_" % folder, 1)} if folder else {name}


def hiding():
    for folder in ("tests", "tools", "bench"):
        for path in glob.glob(os.path.join(HERE, "..", folder, "**", "*.py"), recursive=True):
            if os.path.splitext(os.path.basename(path))[0] in sys.stdlib_module_names:
                yield os.path.relpath(path, os.path.join(HERE, ".."))


def main(build, left_out):
    with open(os.path.join(build, "meson-info", "intro-tests.json"), encoding="utf-8") as file:
        commands = [test["cmd"] for test in json.load(file)]
    words = {os.path.realpath(os.path.join(build, word)) for command in commands for word in command}
    programs = {os.path.splitext(os.path.basename(command[0]))[0] for command in commands}
    files = list(wanted(left_out))
    lost = [relative for path, relative in files
            if (programs.isdisjoint(names(relative)) if path.endswith(".c") else os.path.realpath(path) not in words)]
    for relative in sorted(lost):
        print("never run: tests/" + relative)
    hidden = sorted(hiding())
    for relative in hidden:
        print("has the name of a module of Python's standard library: " + relative)
    print("%d files of tests, %d registered tests" % (len(files), len(commands)))
    return 1 if lost or hidden or not files else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
