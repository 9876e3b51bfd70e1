"""OpenModelica as the tests use it: its process, which of its messages count, the programs it builds and their runs."""
import json
import os
import re
import subprocess

import compilation
import models

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
HEAP = 1000000000  # bytes that omc may fill before it collects garbage, which takes a third of the time to translate

# Messages of the tool that need no action, each with its reason.
EXPLAINED = [
    (r"can't be instantiated due to top-level outer element '(world|ground|terrain|settings)'",
     "an element is checked alone: world, ground, terrain and settings belong to the model that uses it"),
    (r"An inner declaration for outer component (world|ground|terrain|settings) could not be found",
     "an element is checked alone: world, ground, terrain and settings belong to the model that uses it"),
    (r"MultiBody/Parts/RollingWheel\.mo.*stateSelect=StateSelect\.always, but can't be selected",
     "the wheel of the Modelica Standard Library asks for more states than it has"),
    (r"alias variables with redundant start and/or conflicting nominal values",
     "joints on circles and bodies guess the side where the body starts; those of the standard library beside them start at 0"),
    (r'^"?Error: Curl error for URL https?://\S+/index\.json: ',
     "omc looks for its index of packages, which no test needs; what can't be loaded has a message of its own"),
    (r'^"?Error: Failed to download package index https?://\S+ to file \S+\.$',
     "the same"),
]
MESSAGE = re.compile(r"^.*?\b(?:Error|Warning|error|warning): .*", re.M)
RUNTIME = re.compile(r"^.*\| (?:error|warning|assert|debug) .*", re.M)
RETRIED = re.compile(r"\| debug +\| Solving non-linear system (\d+) failed at time=")


def unexplained(text):
    """The errors and warnings in the messages of the compiler that have no known reason."""
    found = [match.group(0) for match in MESSAGE.finditer(text)]
    return [line[:400] for line in found if not any(re.search(known, line) for known, _ in EXPLAINED)]


class Compiler:
    """One process of omc that does a list of commands, each followed by its messages."""

    def __init__(self, program, folder, standard="4.0.0"):
        self.program, self.folder, self.standard = program, folder, standard

    def run(self, commands, timeout=1500):
        """Output and messages of each command, in order."""
        script = ['loadModel(Modelica, {"%s"});' % self.standard, "getErrorString();",
                  'loadFile("%s/NormalContact/package.mo");' % ROOT, "getErrorString();"]
        script += ['loadFile("%s");' % path for path in models.test_files(HERE)] + ["getErrorString();"]
        for command in commands:
            script += ['print("\\n#####\\n");', command, 'print("\\n#----\\n");', "getErrorString();"]
        path = os.path.join(self.folder, "run.mos")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(script) + "\n")
        done = subprocess.run([self.program, path], cwd=self.folder, timeout=timeout, text=True,
                              env={"GC_INITIAL_HEAP_SIZE": str(HEAP), **os.environ},
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        head, *parts = done.stdout.split("\n#####\n")
        pairs = [part.split("\n#----\n") for part in parts]
        return unexplained(head), [(pair[0], pair[1] if len(pair) > 1 else "Error: no answer") for pair in pairs]

    def build(self, names, options="", optimisation="-O0"):
        """Programs that simulate models, each with the name of its model; the messages of each."""
        problems, results = self.run(['translateModel(%s, fileNamePrefix="%s", outputFormat="csv"%s);' % (name, name, options) for name in names])
        found = []
        for name, (_, messages) in zip(names, results):
            if os.path.exists(os.path.join(self.folder, name + ".makefile")):
                done = compilation.build(self.folder, name, optimisation)
                messages += "Error: " + done.stdout if done.returncode else ""
            found.append(messages)
        return problems, found


def retried(folder, prefix, line):
    """Not a problem of a simulation that ends well: the fourth quaternion of a free body follows from the three that are
    states at present, and has no solution where a trial step into an impact is too long; a shorter one follows."""
    found = RETRIED.search(line)
    if not found:
        return False
    with open(os.path.join(folder, prefix + "_info.json"), encoding="utf-8") as file:
        system = next(item for item in json.load(file)["equations"] if item["eqIndex"] == int(found.group(1)))
    return all(re.search(r"\.Q\[[1-4]\]$", name) for name in system["defines"])


def simulate(folder, prefix, options, timeout=300):
    """Runs a compiled model; returns its problems."""
    command = [os.path.join(folder, prefix), "-r=" + prefix + "_res.csv"] + options
    done = subprocess.run(command, cwd=folder, timeout=timeout, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    problems = [line[:400] for line in RUNTIME.findall(done.stdout) if done.returncode or not retried(folder, prefix, line)]
    if done.returncode:
        problems.append("the simulation ended with exit code %d" % done.returncode)
    return problems, done.stdout
