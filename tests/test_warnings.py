#!/usr/bin/env python3
"""Compiles every source file once with the given compiler, all of Meson's warnings on and none allowed.

usage: test_warnings.py SOURCE_ROOT COMPILER
"""
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT, COMPILER = sys.argv[1:]
# those of clang come before it writes code; some of gcc's follow from its optimisation
CODE = ["-fsyntax-only"] if COMPILER == "clang" else ["-O2", "-g0", "-o", os.devnull]


def messages(entry):
    """What the compiler says of one file, of which nothing is kept."""
    words = shlex.split(entry["command"])
    for option in ("-MQ", "-MF", "-o"):
        del words[words.index(option):words.index(option) + 2]
    words.remove("-MD")
    done = subprocess.run(words + ["-Werror"] + CODE, cwd=entry["directory"], capture_output=True, text=True, check=False)
    return done.stderr or ("%s: exit code %d" % (entry["file"], done.returncode) if done.returncode else "")


def main():
    if not shutil.which(COMPILER):
        print("no compiler %s here" % COMPILER)
        return 77
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["meson", "setup", folder, ROOT, "-Dtests=true", "-Dwarning_level=3"], env=dict(os.environ, CC=COMPILER),
                       stdout=subprocess.DEVNULL, check=True)
        with open(os.path.join(folder, "compile_commands.json"), encoding="utf-8") as file:
            entries = {entry["file"]: entry for entry in json.load(file)}
        written = [name for name in entries if os.path.exists(os.path.join(folder, name))]  # the others are data, made while building
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [text for text in pool.map(messages, (entries[name] for name in written)) if text]
    print("%d files" % len(written), *found, sep="\n")
    return 1 if found or len(written) < len(entries) - 5 else 0


sys.exit(main())
