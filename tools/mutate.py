#!/usr/bin/env python3
"""Plants mistakes in the files behind the proofs and counts which of them a test notices.

usage: mutate.py [--count N] [--seed S] [--jobs J] [--only WORD] [--work DIR] [--tests N] [--list]

Each mutant changes one place of one file: an operator, a number, a condition, a statement that is left out. Only that
file is compiled; its functions take the place of those of the kernel while the tests of its room run, the quickest
first. A test that fails, crashes or takes much longer than usual kills it. A mutant that compiles to the same
instructions is none. What survives is either a missing test or equivalent; tools/mutants.txt lists the equivalent ones,
with the reason.

--count N    how many, drawn from all places by their hash with the seed (default 500)
--seed S     of the draw (default 1)
--jobs J     how many at once (default 2)
--only WORD  only files whose path contains WORD, out of the same draw
--work DIR   where the kernel is kept and a log of what has been killed, for the next run: as long as its file stays
             as it is, it is not tried again (default build/mutation)
--tests N    with the N quickest of the tests of a file only; the next run goes on with what that leaves
--list       print the mutants instead of trying them
"""
import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CSRC = os.path.join(ROOT, "csrc")
# The rooms and files whose mistakes count, and the tests that are to notice them, as test:part, the quickest first.
SUBJECTS = [
    (r"^pair/planar\.c$", ["pair_limits", "pair_figures", "pair_planar", "pair_flat_planar"]),
    (r"^pair/motion\.c$", ["pair_limits", "pair_figures", "pair_motion", "pair_special"]),
    (r"^pair/", ["pair_parts", "pair_ascent", "pair_limits", "pair_motion:bad_arguments", "pair_faces", "pair_figures",
                 "pair_special", "pair_degenerate", "pair_rest", "pair_sharp", "pair_flat", "pair"]),
    (r"^bounds/planar\.c$", ["bounds_edges", "bounds_figures", "bounds_arcs", "convexity"]),
    (r"^bounds/planar_convexity\.c$", ["bounds_edges", "bounds_figures", "convexity"]),
    (r"^bounds/pnorm\.c$", ["bounds_edges", "bounds_figures", "bounds:caps", "bounds:sharp_hulls"]),
    (r"^bounds/revolved\.c$", ["bounds_edges", "bounds_figures", "bounds:caps", "convexity_spatial:revolved"]),
    (r"^bounds/cap_sum\.c$", ["bounds_edges", "bounds_figures", "bounds:floors", "bounds:sums"]),
    (r"^bounds/", ["bounds_edges", "bounds_figures", "bounds:unknown_kinds", "convexity:spatial_bad_input", "convexity_spatial"]),
    (r"^forces/hertz_line", ["hertz_line"]),
    (r"^forces/hertz", ["hertz", "hertz_line"]),
    (r"^forces/dissipation", ["forces"]),
]
FLAGS = ["-std=c11", "-O1", "-fPIC", "-fno-math-errno", "-w", "-I" + CSRC, "-I" + os.path.join(CSRC, "include"),
         "-I" + os.path.join(ROOT, "tests")]
# An index that is too large ends the test, as it does in those of the fuzzer.
TRAPS = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-fsanitize=address"]
LIBRARIES = ["-lcmocka", "-lm"]
# Goes with every mutant: only the wanted part of a test runs.
FILTER = """
#include <stdlib.h>
void cmocka_set_test_filter(const char *);
__attribute__((constructor)) static void choose(void) { cmocka_set_test_filter(getenv("MUTATE_PART")); }
"""

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


@functools.lru_cache(maxsize=None)
def read(path):
    with open(os.path.join(CSRC, path), encoding="utf-8") as file:
        return file.read()


def candidates(path):
    """[(line number, old line, new line)]"""
    text = read(path)
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


def digest(*parts):
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()


class Bench:
    """The kernel, its files to be changed, and the tests, built once."""

    def __init__(self, folder, paths, depth):
        self.depth = depth
        self.objects, self.lock = {}, threading.Lock()
        headers = (os.path.relpath(os.path.join(place, name), CSRC) for place, _, names in os.walk(CSRC) for name in names
                   if name.endswith(".h"))
        self.folder = os.path.join(folder, digest(*map(read, sources()), *map(read, sorted(headers)))[:16])
        os.makedirs(self.folder, exist_ok=True)
        library = os.path.join(self.folder, "libnormalcontact.so")
        if not os.path.exists(library):
            subprocess.run(["cc", *FLAGS, "-shared", *(os.path.join(CSRC, path) for path in sources()), "-lm", "-o",
                            library + ".new"], check=True)
            os.rename(library + ".new", library)
        for path in paths:
            self.objects[path] = self.compile(path, read(path), self.folder)
        self.traps = subprocess.run(["cc", "-print-file-name=libasan.so"], capture_output=True, text=True,
                                    check=True).stdout.strip()
        self.filter = os.path.join(self.folder, "filter.so")
        subprocess.run(["cc", *FLAGS, "-shared", "-x", "c", "-", "-o", self.filter], input=FILTER, text=True, check=True)
        for test in sorted({test.split(":")[0] for path in paths for test in tests_of(path)[:depth]}):
            subprocess.run(["cc", *FLAGS, "-O2", os.path.join(ROOT, "tests", "test_%s.c" % test), "-o",
                            os.path.join(self.folder, test), "-L" + self.folder, "-lnormalcontact", *LIBRARIES], check=True)

    def compile(self, path, text, folder):
        """The object of a file with this text, or None if it is no C."""
        with open(os.path.join(folder, "mutant.c"), "w", encoding="utf-8") as file:
            file.write(text)
        if subprocess.run(["cc", *FLAGS, *TRAPS, "-I" + os.path.join(CSRC, os.path.dirname(path)), "-c", "mutant.c", "-o",
                           "mutant.o"], cwd=folder, capture_output=True).returncode:
            return None
        with open(os.path.join(folder, "mutant.o"), "rb") as file:
            return file.read()

    def fails(self, test, preload, limit):
        """Does a test fail? It ends with its first failure. Processor time counts, as other work may slow it down."""
        name, _, part = test.partition(":")
        libraries = [self.traps, self.filter, preload] if preload else [self.filter]
        process = subprocess.Popen(["sh", "-c", 'ulimit -t %s && LD_PRELOAD="$1" exec "$0"' % limit,
                                    os.path.join(self.folder, name), " ".join(libraries)],
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   env=dict(os.environ, LD_LIBRARY_PATH=self.folder, MUTATE_PART=part or "*",
                                            ASAN_OPTIONS="detect_leaks=0"))
        failed = False
        for line in process.stdout:
            if b"[  FAILED  ]" in line or b"[  ERROR   ]" in line:
                failed = True
                process.kill()
                break
        process.stdout.close()
        return process.wait() != 0 or failed

    def usual(self, test):
        """Seconds of the processor, up to other tests at the same time, that a test takes without a mutant."""
        with open(os.path.join(ROOT, "tests", "test_%s.c" % test.split(":")[0]), encoding="utf-8") as file:
            path = os.path.join(self.folder, digest(test, file.read())[:16] + ".time")
        with self.lock:
            if not os.path.exists(path):
                begin = os.times().children_user
                if self.fails(test, "", "unlimited"):
                    raise RuntimeError("test %s fails without a mutant" % test)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(str(os.times().children_user - begin))
            with open(path, encoding="utf-8") as file:
                return float(file.read())

    def attempt(self, mutant):
        """'same', 'no C' or the test that killed it, or None."""
        path, number, _, new = mutant
        lines = read(path).split("\n")
        lines[number - 1] = new
        with tempfile.TemporaryDirectory() as folder:
            code = self.compile(path, "\n".join(lines), folder)
            if code is None:
                return "no C"
            if code == self.objects[path]:
                return "same"
            library = os.path.join(folder, "mutant.so")
            subprocess.run(["cc", "-shared", *TRAPS, "mutant.o", "-o", library], cwd=folder, check=True, capture_output=True)
            for test in tests_of(path)[:self.depth]:
                if self.fails(test, library, int(10 + 5 * self.usual(test))):
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


class Log:
    """What became of mutants in files as they are now."""

    def __init__(self, path):
        self.path, self.known = path, {}
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                self.known = dict(json.loads(line) for line in file)

    def key(self, mutant):
        return digest(mutant[0], read(mutant[0]), mutant[1], mutant[3])

    def get(self, mutant):
        return self.known.get(self.key(mutant))

    def add(self, mutant, result):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps([self.key(mutant), result]) + "\n")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="")
    parser.add_argument("--work", default=os.path.join(ROOT, "build", "mutation"))
    parser.add_argument("--tests", type=int)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()

    paths = [path for path in sources() if tests_of(path)]
    mutants = sorted(((path, *place) for path in paths for place in candidates(path)),
                     key=lambda mutant: digest(options.seed, mutant[0], mutant[2], mutant[3], mutant[1]))
    drawn = [mutant for mutant in mutants[:options.count] if options.only in mutant[0]]
    if options.list:
        print("\n\n".join(map(show, drawn)))
        return
    os.makedirs(options.work, exist_ok=True)
    log, excuses = Log(os.path.join(options.work, "log")), equivalent()
    killed = excused = none = 0
    survivors, open_ = [], []
    for mutant in drawn:
        result = log.get(mutant)
        if (mutant[0], mutant[2].strip(), mutant[3].strip()) in excuses:
            excused += 1
        elif result in ("same", "no C"):
            none += 1
        elif result:
            killed += 1
        else:
            open_.append(mutant)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        bench = Bench(options.work, sorted({mutant[0] for mutant in open_}), options.tests) if open_ else None
        running = {pool.submit(bench.attempt, mutant): mutant for mutant in open_}
        for future in concurrent.futures.as_completed(running):
            mutant, result = running[future], future.result()
            if result:
                log.add(mutant, result)
            killed += bool(result) and result not in ("same", "no C")
            none += result in ("same", "no C")
            if not result:
                survivors.append(mutant)
                print(show(mutant) + "\n", flush=True)
            if sys.stderr.isatty():
                print("\r%d killed " % killed, end="", file=sys.stderr, flush=True)
    print("%d mutants that change something: %d killed (%.1f %%), %d survive; beside them %d listed as equivalent, %d that "
          "compile to the same or not at all" % (killed + len(survivors), killed, 100 * killed / max(killed + len(survivors), 1),
                                                len(survivors), excused, none))


if __name__ == "__main__":
    main()
