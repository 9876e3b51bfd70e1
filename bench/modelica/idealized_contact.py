#!/usr/bin/env python3
"""NormalContact against IdealizedContact in OpenModelica: an ellipsoid that falls on an inclined plane.

usage: idealized_contact.py PATH/IdealizedContact/package.mo [--runs N]

Both models have the same body, plane, stiffness, damping and friction, the same tolerance and solver. Prints a
Markdown table of seconds of processor time (so that other work on the machine matters little) and their ratios, next to
the same model without any contact, and how far the trajectories are apart. Needs omc (in $OMC or on the PATH); the
other library is not part of this project (its port to Modelica 4 is ppenguin/omlib-IdealizedContact).
"""
import argparse
import csv
import os
import sys
import tempfile

import openmodelica as om

MODELS = ["Ours", "Theirs", "Without"]
SAMPLES = [0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1.0]
VARIABLES = ["freeMotion.r_rel_a[1]", "freeMotion.r_rel_a[2]"]


def measure(folder, library, model):
    """Seconds to translate, to compile and to simulate; the model is left in the folder."""
    name = "EllipsoidOnPlane." + model
    load = [f'loadFile("{library}");', f'loadFile("{os.path.join(om.HERE, "EllipsoidOnPlane.mo")}");']
    options = 'stopTime=10, tolerance=1e-6, outputFormat="csv"'
    loaded, _ = om.cpu([om.program(), om.script(folder, load)], folder)
    translated, text = om.cpu([om.program(), om.script(folder, load + [f"translateModel({name}, {options});",
                                                                       "getErrorString();"])], folder)
    if not os.path.exists(os.path.join(folder, name + ".makefile")):
        sys.exit("idealized_contact.py: a translation failed:\n" + text)
    compiled, _ = om.cpu(["make", "-f", name + ".makefile"], folder)
    simulated, _ = om.cpu(["./" + name], folder)
    return {"translate": translated - loaded, "compile": compiled, "simulate": simulated}


def trajectory(folder, model):
    """Position of the centre at the samples."""
    with open(os.path.join(folder, f"EllipsoidOnPlane.{model}_res.csv"), encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    nearest = [min(rows, key=lambda row, t=t: abs(float(row["time"]) - t)) for t in SAMPLES]
    return [[float(row[name]) for name in VARIABLES] for row in nearest]


def compare(library, runs):
    """Prints the comparison."""
    if not os.path.exists(library):
        sys.exit(f"idealized_contact.py: {library} does not exist; give the package.mo of IdealizedContact")
    best, paths = {}, {}
    for _ in range(runs):
        for model in MODELS:
            with tempfile.TemporaryDirectory() as folder:
                times = measure(folder, os.path.abspath(library), model)
                paths[model] = trajectory(folder, model)
            best[model] = {key: min(time, best.get(model, times)[key]) for key, time in times.items()}
    for times in best.values():
        times["translate and compile"] = times["translate"] + times["compile"]
    print("## Ellipsoid on an inclined plane, 10 s, against IdealizedContact: seconds of processor time\n")
    print("| | NormalContact | IdealizedContact | ratio | no contact at all |\n|---|--:|--:|--:|--:|")
    for title in ("translate", "compile", "translate and compile", "simulate"):
        ours, theirs, without = (best[model][title] for model in MODELS)
        print(f"| {title} | {ours:.2f} | {theirs:.2f} | {theirs / ours:.1f} | {without:.2f} |")
    ours, theirs, without = (best[model]["translate and compile"] for model in MODELS)
    print(f"| translate and compile, what the contact adds | {ours - without:.2f} | {theirs - without:.2f} | "
          f"{(theirs - without) / (ours - without):.1f} | |")
    print("\nDistance of the trajectories (x, y of the centre):\n\n| t | distance |\n|--:|--:|")
    for time, ours, theirs in zip(SAMPLES, paths["Ours"], paths["Theirs"]):
        print(f"| {time:.1f} s | {max(abs(a - b) for a, b in zip(ours, theirs)):.2e} m |")
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("library", help="package.mo of IdealizedContact")
    parser.add_argument("--runs", type=int, default=3, help="repetitions; the fastest counts")
    options = parser.parse_args()
    compare(options.library, options.runs)


if __name__ == "__main__":
    main()
