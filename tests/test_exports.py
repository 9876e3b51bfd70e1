#!/usr/bin/env python3
"""The shared library exports the functions of the public headers and nothing else.

usage: test_exports.py LIBRARY
"""
import re
import subprocess
import sys

import public


def main(library):
    table = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    exported = {line.split()[-1] for line in table.splitlines() if not re.search(r" A \S+$", line)}
    declared = public.functions()
    for name in sorted(exported - declared):
        print("exported, but in no public header:", name)
    for name in sorted(declared - exported):
        print("in a public header, but not exported:", name)
    print("%d functions declared, %d symbols exported" % (len(declared), len(exported)))
    return 0 if declared and exported == declared else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
