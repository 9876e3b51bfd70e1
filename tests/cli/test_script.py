#!/usr/bin/env python3
"""The script ./run, in a copy of the project that has stand-ins for what it calls.

usage: test_script.py PROGRAM
"""
import os
import shutil
import subprocess
import sys

import support
from support import equal

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


def stand_in(path, text="#!/bin/sh\n"):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    os.chmod(path, 0o755)


def called(folder, script, cwd, *arguments):
    """Folder and arguments with which the script calls the program."""
    path = os.path.join(folder, "bin") + ":" + os.environ["PATH"]
    done = subprocess.run([script, *arguments], cwd=cwd, env=dict(os.environ, PATH=path, CDPATH="/tmp:."), text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    equal((done.returncode, done.stderr), (0, ""), "run %s in %s" % (arguments, cwd))
    lines = done.stdout.splitlines()
    return lines[0], lines[1:]


def test_paths_are_those_of_the_caller(folder):
    folder = os.path.realpath(folder)
    clone = os.path.join(folder, "a clone")
    elsewhere = os.path.join(folder, "elsewhere")
    os.mkdir(elsewhere)
    stand_in(os.path.join(clone, "tools", "setup.sh"))
    stand_in(os.path.join(clone, "build", "cli", "normalcontact"), '#!/bin/sh\npwd\nprintf "%s\\n" "$@"\n')
    stand_in(os.path.join(clone, "build", "build.ninja"))
    stand_in(os.path.join(folder, "bin", "meson"))
    shutil.copy(os.path.join(ROOT, "run"), clone)
    script = os.path.join(clone, "run")
    link = os.path.join(elsewhere, "link")
    os.symlink(script, link)
    usual = os.path.join(clone, "out", "cam-roller-tappet")
    for start in (script, link, os.path.join("..", "a clone", "run")):
        equal(called(folder, start, elsewhere), (elsewhere, ["run", "cam-roller-tappet", "--out", usual]), start)
        for out in (["--out", "here"], ["--out=here"]):  # the program takes one --out
            equal(called(folder, start, elsewhere, "rattleback", *out), (elsewhere, ["run", "rattleback", *out]), start)
    equal(called(folder, "./run", clone, "--stop", "1"), (clone, ["run", "cam-roller-tappet", "--out", usual, "--stop", "1"]),
          "in the clone")
    # the program itself takes what the script gives it
    program = os.path.join(clone, "build", "cli", "normalcontact")
    os.unlink(program)
    os.symlink(os.path.abspath(sys.argv[1]), program)
    for arguments, place in (([], os.path.join(clone, "out", "rolling-wheel")), (["--out", "here"], os.path.join(elsewhere, "here")),
                             (["--out=there"], os.path.join(elsewhere, "there"))):
        called(folder, script, elsewhere, "rolling-wheel", "--stop", "0.1", *arguments)
        equal(sorted(os.listdir(place)), ["events.csv", "index.html", "plot.svg", "result.csv"], place)


support.main(globals())
