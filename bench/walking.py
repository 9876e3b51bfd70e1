#!/usr/bin/env python3
"""Ten seconds of walking with one sole a foot and with six spheres a foot, in one run: steps, time, translation and compilation.

usage: bench/walking.py     (needs omc; prints Markdown, about three minutes)
"""
import os
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODELS = (("OneSole", "one sole"), ("SixSpheres", "six spheres"))


def build(folder):
    script = ['loadModel(Modelica, {"4.0.0"});', 'loadFile("%s/NormalContact/package.mo");' % ROOT, 'loadFile("%s/bench/modelica/Walking.mo");' % ROOT]
    for name, _ in MODELS:
        script.append('simulate(Walking.%s, cflags="-O2", fileNamePrefix="%s", simflags="-override=stopTime=0"); getErrorString();' % (name, name))
    with open(os.path.join(folder, "run.mos"), "w", encoding="utf-8") as file:
        file.write("\n".join(script))
    done = subprocess.run(["omc", "run.mos"], cwd=folder, capture_output=True, text=True, check=True)
    parts = ("timeFrontend", "timeBackend", "timeSimCode", "timeTemplates", "timeCompile")
    times = [[float(value) for value in re.findall(part + r" = (\S+),", done.stdout)] for part in parts]
    found = {name: (sum(part[i] for part in times[:-1]), times[-1][i]) for i, (name, _) in enumerate(MODELS) if len(times[-1]) > i}
    if len(found) < len(MODELS):
        raise SystemExit(done.stdout[-3000:])
    return found


def run(folder, name):
    """(steps, calls of the model, seconds) of the quickest of three runs."""
    best = None
    for _ in range(3):
        done = subprocess.run([os.path.join(folder, name), "-lv=LOG_STATS", "-noEventEmit", "-outputFormat=mat"], cwd=folder, capture_output=True, text=True)
        text = done.stdout
        if done.returncode:
            raise SystemExit(text[-3000:])
        steps = int(re.search(r"(\d+) steps taken", text).group(1))
        calls = int(re.search(r"(\d+) calls of functionODE", text).group(1))
        seconds = float(re.search(r"([\d.e+-]+)s \[100.0%\] total", text).group(1))
        if best is None or seconds < best[2]:
            best = (steps, calls, seconds)
    return best


def main():
    with tempfile.TemporaryDirectory() as folder:
        times = build(folder)
        print("| a foot | steps | calls of the model | simulation, s | translation, s | compilation, s |\n|---|--:|--:|--:|--:|--:|")
        for name, text in MODELS:
            print("| %s | %d | %d | %.2f | %.1f | %.1f |" % ((text,) + run(folder, name) + times[name]))


main()
