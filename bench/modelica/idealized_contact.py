#!/usr/bin/env python3
"""NormalContact against IdealizedContact in OpenModelica: an ellipsoid that falls on an inclined plane.

usage: idealized_contact.py PATH/IdealizedContact/package.mo [--runs N]

Both models have the same body, plane, stiffness, damping and friction and run in one omc process with the
same tolerance and solver. Prints a Markdown table of times and their ratios, and how far the trajectories
are apart. Needs omc (in $OMC or on the PATH); the other library is not part of this project (its port to
Modelica 4 is ppenguin/omlib-IdealizedContact).
"""
import argparse
import os
import re
import sys
import tempfile

import openmodelica as om

SAMPLES = [0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1.0]
VARIABLES = {"x": "freeMotion.r_rel_a[1]", "y": "freeMotion.r_rel_a[2]"}


def script(library, runs):
    lines = [f'loadFile("{library}");', f'loadFile("{os.path.join(om.HERE, "EllipsoidOnPlane.mo")}");',
             'getErrorString();']
    for run in range(runs):
        for model in ("Ours", "Theirs"):
            lines.append(f'print("\\n#run {model}\\n");')
            lines.append(f'simulate(EllipsoidOnPlane.{model}, stopTime=10, tolerance=1e-6); getErrorString();')
            if run == 0:
                for name, variable in VARIABLES.items():
                    for time in SAMPLES:
                        lines.append(f'print("\\n#value {name} {time} " + String(val({variable}, {time})));')
    return lines


def parse(output):
    runs, values, model = {"Ours": [], "Theirs": []}, {"Ours": {}, "Theirs": {}}, None
    for line in output.splitlines():
        if line.startswith("#run"):
            model = line.split()[1]
            runs[model].append({})
        elif line.startswith("#value"):
            _, name, time, value = line.split()
            values[model][name, float(time)] = float(value)
        else:
            match = re.match(r"\s*(time\w+) = ([0-9.e+-]+)", line)
            if match and model:
                runs[model][-1][match.group(1)] = float(match.group(2))
    return runs, values


def compare(library, runs):
    """Prints the comparison."""
    if not os.path.exists(library):
        sys.exit(f"idealized_contact.py: {library} does not exist; give the package.mo of IdealizedContact")
    with tempfile.TemporaryDirectory() as folder:
        output = om.run(folder, script(os.path.abspath(library), runs))
    runs, values = parse(output)
    if any(not run.get("timeSimulation") for model in runs.values() for run in model):
        sys.exit("idealized_contact.py: a simulation failed:\n" + output)
    best = {model: {stage: min(run[stage] for run in list_) for stage in om.STAGES} for model, list_ in runs.items()}
    print("## Ellipsoid on an inclined plane, against IdealizedContact\n")
    print("| | NormalContact | IdealizedContact | ratio |\n|---|--:|--:|--:|")
    rows = [(stage[4:].lower(), lambda t, stage=stage: t[stage]) for stage in om.STAGES[:-1]]
    rows += [("translate and compile", om.translate_and_compile), ("simulate 10 s", lambda t: t["timeSimulation"])]
    for title, total in rows:
        ours, theirs = total(best["Ours"]), total(best["Theirs"])
        print(f"| {title} | {ours:.2f} s | {theirs:.2f} s | {theirs / ours:.1f} |")
    print("\nDistance of the trajectories (x, y of the centre):\n\n| t | distance |\n|--:|--:|")
    for time in SAMPLES:
        apart = max(abs(values["Ours"][name, time] - values["Theirs"][name, time]) for name in VARIABLES)
        print(f"| {time:.1f} s | {apart:.2e} m |")
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("library", help="package.mo of IdealizedContact")
    parser.add_argument("--runs", type=int, default=2, help="repetitions; the fastest counts")
    options = parser.parse_args()
    compare(options.library, options.runs)


if __name__ == "__main__":
    main()
