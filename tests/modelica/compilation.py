"""Compiles translated models, all C files of a model at once: most of the time that OpenModelica's makefile takes is spent on reading the
same headers for each of some twenty-five files."""
import os
import re
import subprocess

FILES = re.compile(r"^CFILES=((?:.*\\\n)*.*)$", re.M)


def build(folder, prefix, options="-O0"):
    """Builds a model that was translated with the prefix; file by file, as OpenModelica does, where the files can't be compiled as one."""
    make = ["make", "-f", prefix + ".makefile", "OMC_CFLAGS_OPTIMIZATION=" + options]
    whole = prefix + "_whole"
    with open(os.path.join(folder, prefix + ".makefile"), encoding="utf-8") as file:
        names = [prefix + ".c"] + FILES.search(file.read()).group(1).replace("\\\n", " ").split()
    with open(os.path.join(folder, whole + ".c"), "w", encoding="utf-8") as file:
        for number, name in enumerate(names):  # each of them defines this constant of its own
            file.write('#define dummyREAL_ATTRIBUTE dummyREAL_ATTRIBUTE_%d\n#include "%s"\n#undef dummyREAL_ATTRIBUTE\n' % (number, name))
    done = run(folder, make + ["CFILES=", "MAINFILE=%s.c" % whole, "MAINOBJ=%s.o" % whole])
    return done if done.returncode == 0 else run(folder, make)


def run(folder, command):
    return subprocess.run(command, cwd=folder, timeout=600, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
