#!/usr/bin/env python3
"""Renews tests/fuzz/corpus: few small inputs that together reach every edge of the code that was reached, from the old
corpus, from what tests/fuzz/run.sh has kept, and from other folders.

usage: merge.py [FOLDER...]

Slow inputs are left out. An input that failed is kept by hand, in tests/fuzz/findings, under a name that says what it was.
"""
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CORPUS = os.path.join(HERE, "corpus")
SECONDS = 1  # of the time of a processor, for the slowest input
OPTIONS = ["-use_counters=0", "-max_len=1024", "-timeout=60"]


def edges_of(program, folders, control):
    """{path: edges reached} of all inputs, from the notes that libFuzzer takes while it merges."""
    with tempfile.TemporaryDirectory() as empty:
        subprocess.run([program, "-merge=1", "-merge_control_file=" + control, *OPTIONS, empty, *folders], check=True,
                       cwd=os.path.dirname(control), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(control, encoding="utf-8") as file:
        lines = file.read().splitlines()
    count = int(lines[0])
    names, reached = lines[2:2 + count], {}
    for line in lines[2 + count:]:
        words = line.split()
        if words[0] == "FT":
            reached[names[int(words[1])]] = set(words[2:])
    return reached


def choose(reached):
    """A cover of all edges: again and again the input with most new edges for its size."""
    left, chosen = dict(reached), []
    size = {path: os.path.getsize(path) + 200 for path in left}
    missing = set().union(*left.values())
    while missing:
        for path in [path for path, edges in left.items() if not edges & missing]:
            del left[path]
        best = max(left, key=lambda path: (len(left[path] & missing) / size[path], path))
        chosen.append(best)
        missing -= left.pop(best)
    return chosen


def fast(program, path):
    before = os.times()
    subprocess.run([program, path], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = os.times()
    return after.children_user - before.children_user < SECONDS + 0.5


def main(folders):
    kept = os.path.join(ROOT, "out", "fuzz", "corpus")
    folders = [CORPUS] + ([kept] if os.path.isdir(kept) else []) + [os.path.abspath(folder) for folder in folders]
    with tempfile.TemporaryDirectory() as work:
        program = os.path.join(work, "fuzz_kernel")
        subprocess.run([os.path.join(HERE, "build.sh"), program], check=True)
        reached = edges_of(program, folders, os.path.join(work, "control"))
        slow = set()
        while True:
            chosen = choose({path: edges for path, edges in reached.items() if path not in slow})
            more = {path for path in chosen if not fast(program, path)}
            if not more:
                break
            slow |= more
        contents = [open(path, "rb").read() for path in chosen]
    shutil.rmtree(CORPUS)
    os.mkdir(CORPUS)
    for content in contents:
        with open(os.path.join(CORPUS, hashlib.sha1(content).hexdigest()[:10]), "wb") as file:
            file.write(content)
    edges = set().union(*(reached[path] for path in chosen))
    print("%d of %d inputs, %d bytes, %d edges; %d slow ones left out"
          % (len(chosen), len(reached), sum(map(len, contents)), len(edges), len(slow)))


if __name__ == "__main__":
    main(sys.argv[1:])
