#!/usr/bin/env python3
"""Plants mistakes in the files behind the proofs and counts which of them a test notices.

usage: mutate.py [--count N] [--seed S] [--jobs J] [--only WORD] [--list] [--report FILE]

Each mutant changes one place of one file: an operator, a number, a condition, a statement that is left out. It is
compiled into the kernel and the tests of its room run against it; a test that fails, crashes or takes ten times as long
as usual kills it. Mutants that compile to the same instructions are no mutants. What survives is either a missing test
or equivalent; tools/mutants.txt lists the equivalent ones, with the reason.

--count N    how many, drawn at random from all places (default 500)
--seed S     of the draw (default 1)
--jobs J     how many at once (default: one a core)
--only WORD  only files whose path contains WORD
--list       print the mutants instead of trying them
--report F   write the survivors there, too
"""
import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CSRC = os.path.join(ROOT, "csrc")
# The rooms and files whose mistakes count, and the tests that are to notice them, the quickest first.
SUBJECTS = [
    (r"^pair/planar\.c$", ["pair_planar"]),
    (r"^pair/", ["pair_special", "pair_degenerate", "pair_motion", "pair"]),
    (r"^bounds/planar", ["convexity", "bounds"]),
    (r"^bounds/", ["convexity_spatial", "bounds"]),
    (r"^forces/hertz", ["hertz_line", "hertz"]),
    (r"^forces/dissipation", ["forces", "drop"]),
]
FLAGS = ["-std=c11", "-O1", "-fPIC", "-fno-math-errno", "-w", "-I" + CSRC, "-I" + os.path.join(CSRC, "include"),
         "-I" + os.path.join(ROOT, "tests")]
LIBRARIES = ["-lcmocka", "-lsundials_cvode", "-lsundials_nvecserial", "-lm"]

# What stands in code, and what a tired author might have written.
SWAPS = [
    (r"(?<![<>=!+\-*/&|^])<=(?!=)", ["<"]), (r"(?<![<>=!+\-*/&|^-])>=(?!=)", [">"]),
    (r"(?<= )<(?= )", ["<=", ">"]), (r"(?<= )>(?= )", [">=", "<"]),
    (r"==", ["!="]), (r"!=", ["=="]), (r"&&", ["||"]), (r"\|\|", ["&&"]),
    (r"(?<= )\+(?= )", ["-"]), (r"(?<= )-(?= )", ["+"]), (r"(?<= )\*(?= )", ["/"]), (r"(?<= )/(?= )", ["*"]),
    (r"(?<= )\+=(?= )", ["-=", "="]), (r"(?<= )-=(?= )", ["+="]),
    (r"!(?=[\w(])", [""]), (r"\bfmin\b", ["fmax"]), (r"\bfmax\b", ["fmin"]), (r"\bfabs\b", [""]),
    (r"\bsin\b", ["cos"]), (r"\bcos\b", ["sin"]),
    (r"(?<![\w.\[])[02-9](?![\w.\]])", ["1"]), (r"(?<![\w.\[])1(?![\w.\]])", ["0", "2"]),
    (r"(?<![\w.])0\.5(?![\w.])", ["1"]), (r"(?<![\w.])\d+\.\d+(?![\w.])", ["1.5"]),
    (r"(?<=[ (=])-(?=[\w(])", [""]),
]
STATEMENT = re.compile(r"^ +(?!return|const|double|int|size_t|struct|break|case|goto|continue|static|enum|else|for|if|while"
                       r"|do)[\w>*(\[][^{}]*;$")


def candidates(path):
    """[(line number, old line, new line)]"""
    with open(os.path.join(CSRC, path), encoding="utf-8") as file:
        text = file.read()
    blank = re.sub(r"/\*.*?\*/|\"(?:\\.|[^\"\\])*\"", lambda m: re.sub(r"[^\n]", "\0", m.group()), text, flags=re.S)
    found = []
    for number, (line, code) in enumerate(zip(text.split("\n"), blank.split("\n")), 1):
        if code.startswith("#") or not code.startswith(" "):
            continue
        for pattern, others in SWAPS:
            for match in re.finditer(pattern, code):
                found += [(number, line, line[:match.start()] + other + line[match.end():]) for other in others]
        if STATEMENT.match(code) and code.count("(") == code.count(")"):
            found.append((number, line, re.match(" *", line).group() + ";"))
    return found


def sources():
    for room in sorted(os.listdir(CSRC)):
        if room not in ("glue", "include") and os.path.isdir(os.path.join(CSRC, room)):
            for name in sorted(os.listdir(os.path.join(CSRC, room))):
                if name.endswith(".c"):
                    yield room + "/" + name


def tests_of(path):
    return next((tests for pattern, tests in SUBJECTS if re.search(pattern, path)), None)


def code_of(path):
    """The instructions and constants of an object, without names of files."""
    return subprocess.run(["objdump", "-d", "-s", "-j", ".text", "-j", ".rodata", "-j", ".rodata.cst8", "-j",
                           ".rodata.cst16", path], capture_output=True).stdout.split(b"\n", 3)[-1]


class Bench:
    """The kernel's objects and the tests, built once."""

    def __init__(self, folder):
        self.folder = folder
        self.objects, self.time = {}, {}
        for path in sources():
            self.objects[path] = os.path.join(folder, path.replace("/", "_") + ".o")
            self.compile(os.path.join(CSRC, path), self.objects[path])
        self.library = os.path.join(folder, "libnormalcontact.so")
        self.link(self.objects.values(), self.library)
        for test in sorted({test for _, tests in SUBJECTS for test in tests}):
            subprocess.run(["cc", *FLAGS, os.path.join(ROOT, "tests", "test_%s.c" % test), "-o",
                            os.path.join(folder, test), "-L" + folder, "-lnormalcontact", *LIBRARIES], check=True)
            start = time.time()
            if self.run(test, folder, 600):
                sys.exit("test %s fails without a mutant" % test)
            self.time[test] = time.time() - start

    def compile(self, source, output):
        subprocess.run(["cc", *FLAGS, "-I" + os.path.dirname(source), "-c", source, "-o", output], check=True,
                       capture_output=True)

    def link(self, objects, output):
        subprocess.run(["cc", "-shared", *objects, "-lm", "-o", output], check=True, capture_output=True)

    def run(self, test, library_folder, limit):
        try:
            return subprocess.run([os.path.join(self.folder, test)], env=dict(os.environ, LD_LIBRARY_PATH=library_folder),
                                  capture_output=True, timeout=limit).returncode
        except subprocess.TimeoutExpired:
            return "time"

    def attempt(self, mutant):
        """'same', 'no C' or the test that killed it, or None."""
        path, number, _, new = mutant
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(CSRC, path), encoding="utf-8") as file:
                lines = file.read().split("\n")
            lines[number - 1] = new
            source, output = os.path.join(folder, "mutant.c"), os.path.join(folder, "mutant.o")
            with open(source, "w", encoding="utf-8") as file:
                file.write("\n".join(lines))
            try:
                self.compile(source, output)
            except subprocess.CalledProcessError:
                return "no C"
            if code_of(output) == code_of(self.objects[path]):
                return "same"
            self.link([output if key == path else value for key, value in self.objects.items()],
                      os.path.join(folder, "libnormalcontact.so"))
            for test in tests_of(path):
                if self.run(test, folder, 20 + 10 * self.time[test]):
                    return test
        return None


def equivalent():
    """{(path, old line, new line)} of tools/mutants.txt, without the blanks around the lines."""
    listed = set()
    with open(os.path.join(ROOT, "tools", "mutants.txt"), encoding="utf-8") as file:
        for block in file.read().split("\n\n"):
            lines = [line for line in block.split("\n") if line and not line.startswith("#")]
            if len(lines) >= 4:
                listed.add((lines[0], lines[1][2:].strip(), lines[2][2:].strip()))
    return listed


def show(mutant):
    path, number, old, new = mutant
    return "%s:%d\n- %s\n+ %s" % (path, number, old.strip(), new.strip())


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--report")
    options = parser.parse_args()

    mutants = [(path, *place) for path in sources() if tests_of(path) and options.only in path
               for place in candidates(path)]
    random.Random(options.seed).shuffle(mutants)
    if options.list:
        print("\n\n".join(map(show, mutants[:options.count])))
        return
    known, killed, excused, survivors, tried = equivalent(), 0, 0, [], 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        bench = Bench(folder)
        waiting = iter(mutants)
        running = {}
        while tried < options.count:
            for mutant in waiting:
                running[pool.submit(bench.attempt, mutant)] = mutant
                if len(running) >= options.jobs:
                    break
            if not running:
                break
            done, _ = concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                mutant, result = running.pop(future), future.result()
                if result in ("same", "no C") or tried >= options.count:
                    continue
                tried += 1
                if result:
                    killed += 1
                elif (mutant[0], mutant[2].strip(), mutant[3].strip()) in known:
                    excused += 1
                else:
                    survivors.append(mutant)
                    print(show(mutant) + "\n", flush=True)
                if sys.stderr.isatty():
                    print("\r%d tried, %d killed " % (tried, killed), end="", file=sys.stderr, flush=True)
    print("%d mutants: %d killed, %d known to be equivalent, %d survive; %.1f %% killed of those that change something"
          % (tried, killed, excused, len(survivors), 100 * killed / max(tried - excused, 1)))
    if options.report:
        with open(options.report, "w", encoding="utf-8") as file:
            file.write("\n\n".join(map(show, survivors)) + "\n")


if __name__ == "__main__":
    main()
