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
    declared = public.functions()
    lost = declared - used(root)
    for name in sorted(lost):
        print("only tests call", name)
    print("%d functions, %d without a user" % (len(declared), len(lost)))
    return 0 if declared and not lost else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
