"""Runs omc for the benchmarks and reads what it says."""
import os
import re
import resource
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PACKAGE = os.path.join(ROOT, "NormalContact", "package.mo")
STAGES = ["timeFrontend", "timeBackend", "timeSimCode", "timeTemplates", "timeCompile", "timeSimulation"]


def program():
    """The compiler: $OMC, or `omc` on the PATH."""
    found = shutil.which(os.environ.get("OMC", "omc"))
    if found is None:
        sys.exit("OpenModelica was not found: put omc on the PATH or name it in $OMC")
    return found


def cpu(command, folder):
    """(seconds of processor time of a command and its children, output)."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    text = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, text


def run(folder, commands):
    """The output of omc for a list of commands, after loading both libraries."""
    return subprocess.run([program(), script(folder, commands)], cwd=folder, text=True, stdout=subprocess.PIPE,
                          check=True).stdout


def script(folder, commands):
    """The name of a script that loads both libraries and does the commands."""
    lines = ['loadModel(Modelica, {"4.0.0"});', 'loadFile("%s");' % PACKAGE] + commands
    with open(os.path.join(folder, "bench.mos"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return "bench.mos"


def times(text):
    """For each call of simulate() in the output of omc: seconds by stage."""
    parts = re.split(r"\bresultFile = ", text)[1:]
    return [{stage: float(re.search(stage + r" = ([0-9.e+-]+)", part).group(1)) for stage in STAGES} for part in parts]


def translate_and_compile(stages):
    return sum(stages[stage] for stage in STAGES[:-1])


def compiler(folder, model):
    """The C compiler with the flags that omc gave to it for a model built in this folder."""
    rule = "flags: ; @echo $(CC) $(CFLAGS)"
    text = subprocess.run(["make", "-s", "-f", model + ".makefile", "--eval", rule, "flags"], cwd=folder, text=True,
                          stdout=subprocess.PIPE, check=True).stdout
    return text.split()
