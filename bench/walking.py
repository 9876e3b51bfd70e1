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
        script.append('r := simulate(Walking.%s, stopTime=0, cflags="-O2", fileNamePrefix="%s"); getErrorString();' % (name, name))
        script.append('print("times %s " + String(r.timeFrontend + r.timeBackend + r.timeSimCode + r.timeTemplates) + " " + String(r.timeCompile) + "\\n");' % name)
    with open(os.path.join(folder, "run.mos"), "w", encoding="utf-8") as file:
        file.write("\n".join(script))
    done = subprocess.run(["omc", "run.mos"], cwd=folder, capture_output=True, text=True, check=True)
    found = {name: (float(a), float(b)) for name, a, b in re.findall(r"times (\w+) (\S+) (\S+)", done.stdout)}
    if len(found) < len(MODELS):
        raise SystemExit(done.stdout[-3000:])
    return found


def run(folder, name):
    """(steps, calls of the model, seconds) of the quickest of three runs."""
    best = None
    for _ in range(3):
        done = subprocess.run([os.path.join(folder, name), "-override=stopTime=10", "-lv=LOG_STATS", "-noEventEmit", "-outputFormat=mat"], cwd=folder, capture_output=True, text=True)
        text = done.stdout
        if done.returncode:
            raise SystemExit(text[-3000:])
        steps = int(re.search(r"(\d+) steps taken", text).group(1))
        calls = int(re.search(r"(\d+) calls of functionODE", text).group(1))
        seconds = float(re.search(r"([\d.e+-]+)s\s+\[[^\]]*\] (?:simulation|integrating)", text).group(1)) if re.search(r"\] (?:simulation|integrating)", text) else float("nan")
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
