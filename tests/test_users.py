#!/usr/bin/env python3
"""Every public function of the kernel has a user: the program, an example, a sweep or the Modelica glue calls it. What only
tests call is taken out.

usage: test_users.py SOURCE_ROOT
"""
import glob
import os
import re
import sys

import public

FOLDERS = ("cli", "engine", "sweep", os.path.join("csrc", "glue"))

# Beginnings of names of functions without a user, each with the reason why they stay.
EXCEPTIONS = {
    "nc_hertz_area": "the contact ellipse and its pressure, for programs in C",
}


def used(root):
    """Names that stand in the code as functions: called, or given to one that calls them; not names of structs."""
    names = set()
    for folder in FOLDERS:
        for path in glob.glob(os.path.join(root, folder, "**", "*.[ch]"), recursive=True):
            with open(path, encoding="utf-8") as file:
                text = re.sub(r"/\*.*?\*/|\"(\\.|[^\"\\\n])*\"", "", file.read(), flags=re.S)
            names.update(re.findall(r"(?<!\w)(?<!struct )(?<!enum )nc_\w+", text))
    return names


def main(root):
    declared, names = public.functions(), used(root)
    idle = set(EXCEPTIONS)
    lost = set()
    for name in declared - names:
        reasons = {start for start in EXCEPTIONS if name.startswith(start)}
        idle -= reasons
        if not reasons:
            lost.add(name)
    for name in sorted(lost):
        print("only tests call", name)
    for start in sorted(idle):
        print("all of %s... have a user now; take it out of the exceptions" % start)
    print("%d functions, %d without a user" % (len(declared), len(declared - names)))
    return 0 if declared and not lost and not idle else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
