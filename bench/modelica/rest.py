"""Bodies of steel that come to rest: steps, events, failures and processor time of each solver at each tolerance, with the
penetration as a state of the contact (as it is) and without."""
import os
import re
import resource
import subprocess
import sys

import openmodelica as om

sys.path.insert(0, os.path.join(om.ROOT, "tests", "modelica"))
import compare  # noqa: E402

MODELS = [("Ball", "ball that bounces and rolls, 5 s"), ("Ellipsoid", "ellipsoid that tumbles and rocks, 5 s"),
          ("Ellipse", "plate that bounces and rocks, 5 s")]
SOLVERS = ["dassl", "cvode", "ida", "gbode"]
FLAGS = {"ida": ["-idaLS=dense"]}  # its sparse linear solver fails in free fall
BOUNCES = [("0.99", "1e-6"), ("0.99", "1e-8"), ("0.998", "1e-8")]
TOLERANCES = ["1e-4", "1e-6", "1e-8", "1e-10"]
SECONDS = 60
COUNTS = {"steps": "steps taken", "Jacobians": "evaluations of jacobian", "error test": "error test failures",
          "convergence": "convergence test failures", "events": "state events"}


def simulate(folder, name, solver, tolerance, *more):
    """Figures of a run, or the reason why there are none."""
    path = os.path.join(folder, name + "_init.xml")  # the tolerance can't be overridden
    with open(path, encoding="utf-8") as file:
        text = re.sub(r'(\btolerance +)= "[^"]*"', r'\1= "%s"' % tolerance, file.read(), count=1)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    command = ["./" + name, "-s=" + solver, "-lv=LOG_STATS", "-r=%s.csv" % name, "-noEventEmit", *FLAGS.get(solver, []), *more]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    try:
        done = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "more than %d s" % SECONDS
    if done.returncode:
        return "failed"
    figures = {key: int(re.search(r"\| +(\d+) " + words, done.stdout).group(1)) for key, words in COUNTS.items()}
    figures["time"] = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    result = compare.read(os.path.join(folder, name + ".csv"))
    lowest, rise = result["energy"][0], 0
    for value in result["energy"]:
        rise, lowest = max(rise, value - lowest), min(lowest, value)
    figures["rise"] = rise / result["energy"][0]
    figures["depth"] = result["depth"][-1]
    figures["bounces"] = result.get("bounces", [0])[-1]
    return figures


def build(folder, names, state):
    commands = ['loadFile("%s/Rest.mo");' % om.HERE]
    for name in names:
        model = "R%s%s" % (name, "" if state else "Without")
        commands += ['loadString("model %s extends Rest.%s(gapState=%s); end %s;");' % (model, name, str(state).lower(), model),
                     'buildModel(%s, stopTime=%s, numberOfIntervals=%d, outputFormat="csv", variableFilter="depth|energy|bounces");'
                     % ((model,) + ((320, 3200) if name == "Bounces" else (5, 500)))]
    om.run(folder, commands)


def cell(figures):
    return figures if isinstance(figures, str) else "%d, %d, %.2f s" % (figures["steps"], figures["events"], figures["time"])


def measure(folder):
    names = [name for name, _ in MODELS]
    build(folder, names, True)
    build(folder, names, False)
    build(folder, ["Bounces"], True)
    print("## Bodies of steel that come to rest: steps, state events, processor time\n")
    for name, title in MODELS:
        print("**%s**\n" % title.capitalize())
        print("| tolerance | " + " | ".join(SOLVERS) + " | without the state: " + " | ".join(SOLVERS[:2]) + " |")
        print("|---|" + "--:|" * (len(SOLVERS) + 2))
        depths, rises = [], []
        for tolerance in TOLERANCES:
            runs = [simulate(folder, "R" + name, solver, tolerance) for solver in SOLVERS]
            depths += [run["depth"] for run in runs if not isinstance(run, str)]
            rises += [run["rise"] for run in runs if not isinstance(run, str)]
            runs += [simulate(folder, "R%sWithout" % name, solver, tolerance) for solver in SOLVERS[:2]]
            print("| %s | %s |" % (tolerance, " | ".join(map(cell, runs))))
            sys.stdout.flush()
        print("\nPenetration at the end %.4g to %.4g m; the energy rises by at most %.1e of that at the start.\n"
              % (min(depths), max(depths), max(rises)))
    print("**Ball that loses little, v_small = 1e-6 m/s, 320 s**\n\n| restitution | tolerance | bounces | events | steps | Jacobians | failures of the error test | of convergence | time |")
    print("|---|---|" + "--:|" * 7)
    for restitution, tolerance in BOUNCES:
        run = simulate(folder, "RBounces", "dassl", tolerance, "-override=restitution=" + restitution)
        print("| %s | %s | %s |" % (restitution, tolerance, run if isinstance(run, str) else "%d | %d | %d | %d | %d | %d | %.1f s" % tuple(
            run[key] for key in ("bounces", "events", "steps", "Jacobians", "error test", "convergence", "time"))))
    print()
