#!/usr/bin/env python3
"""Replays the stored inputs of the fuzz target and a fixed number of inputs made from them by a fixed seed: the same
answer every time on every machine. Random fuzzing is tests/fuzz/run.sh.

usage: test_fuzz.py FUZZ_REPLAY

Every public function must be called by these inputs, and succeed for some.
"""
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import public  # noqa: E402

MUTATED = 20000
LARGEST = 200000  # bytes of all stored inputs


def stored(folder):
    return sorted(os.path.join(HERE, folder, name) for name in os.listdir(os.path.join(HERE, folder)))


def replay(program, count, files):
    """(problems, {function: (calls, successes)}) of a run."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([os.path.abspath(program), str(count), *files], cwd=folder, capture_output=True, text=True, errors="replace")
        problems = []
        if run.returncode:
            problems = run.stderr.splitlines()[:40]
            finding = os.path.join(folder, "fuzz-finding")
            if os.path.exists(finding):
                with open(finding, "rb") as file:
                    problems.append("input: " + file.read().hex())
            problems.append("exit code %d" % run.returncode)
    lines = [line.split() for line in run.stdout.splitlines()]
    return problems, {words[0]: (int(words[1]), int(words[2])) for words in lines}


def main(program):
    findings, corpus = stored("findings"), stored("corpus")
    size = sum(os.path.getsize(path) for path in findings + corpus)
    cases = []
    for path in findings:
        cases.append(("past finding: " + os.path.basename(path).replace("-", " "), replay(program, 0, [path])[0]))
    problems, calls = replay(program, MUTATED, corpus + findings)
    cases.append(("%d inputs of the corpus and %d made from them" % (len(corpus), MUTATED), problems))
    declared = set() if problems else public.functions()
    cases.append(("every public function is called", ["never called: " + name for name in sorted(declared - set(calls))]))
    cases.append(("every public function succeeds", ["never succeeds: " + name for name in sorted(declared)
                                                     if name in calls and calls[name][1] == 0]))
    cases.append(("calls are of public functions", ["unknown: " + name for name in sorted(set(calls) - public.functions())]))
    cases.append(("the stored inputs are small", [] if size <= LARGEST else ["%d bytes" % size]))
    print("1..%d" % len(cases))
    for number, (title, problems) in enumerate(cases, 1):
        print("%s %d - %s" % ("not ok" if problems else "ok", number, title))
        for problem in problems:
            print("# " + problem)
    return 1 if any(problems for _, problems in cases) else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
