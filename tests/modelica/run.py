#!/usr/bin/env python3
"""Checks and simulates the Modelica package with OpenModelica.

usage: run.py [--keep FOLDER] GROUP...

Groups: classes (every class is checked), functions, planar, valvetrain, spatial, gait, tutorial, fitted, users (every example and
test model of that part is simulated and compared), linear (symbolic and numerical linear models agree), fmu (a model
exported as FMU gives the results of the direct simulation; a ball rebounds as high as it should in co-simulation,
whatever the steps are), refused (wrong use ends with a message that helps), choices (every shape that a dialog offers
is accepted by its element; the order of the tabs), elements (every element with its defaults and with one parameter at a time
changed by a factor of ten either way is right, or refused with a reason), drawing (which bodies are drawn solid, and how large), msl (every element is checked, and some
examples are simulated, with the newest Modelica Standard Library), or the full name of one model.

The compiler is $OMC, or `omc` on the PATH; without it the tests are skipped (exit code 77). One line for each
case in the Test Anything Protocol; the last line counts. A model is compared with references/<model>.csv; the
header of that file tells how it was made and which tolerances hold (see compare.py).
"""
import itertools
import os
import re
import shutil
import sys
import tempfile

import compare
import conversion
import cosimulation
import dialogs
import drawing
import elements
import models
from omc import Compiler, simulate, unexplained

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SKIPPED = 77


class Tap:
    """Reports cases in the Test Anything Protocol and counts them."""

    def __init__(self):
        self.passed = self.failed = self.skipped = 0

    def report(self, name, problems, note=""):
        number = self.passed + self.failed + self.skipped + 1
        if problems:
            self.failed += 1
            print("not ok %d - %s" % (number, name))
            for problem in problems:
                print("# " + problem.replace("\n", "\n# "))
        else:
            self.passed += 1
            print("ok %d - %s%s" % (number, name, " # " + note if note else ""))
        sys.stdout.flush()

    def cases(self, cases):
        """Reports cases that are right or not, by their titles, and finishes."""
        for title, good in cases:
            self.report(title, [] if good else ["wrong"])
        return self.finish()

    def finish(self):
        print("1..%d" % (self.passed + self.failed + self.skipped))
        print("%d passed, %d failed, %d skipped" % (self.passed, self.failed, self.skipped))
        return 1 if self.failed else 0


OTHER = ["Planar.RollingEllipse", "Spatial.Rattleback", "ValveTrain.CamRollerTappet", "Gait.FootStrike"]  # one of each part


def check_elements(compiler, tap):
    """What users drag, and some examples, with the other version of the standard library that is supported."""
    names = [name for name in models.classes(os.path.join(ROOT, "NormalContact"))
             if re.match(r"NormalContact\.(Contacts|Joints|Mechanisms|Parts|Sensors|ValveTrain)\.", name)]
    other = Compiler(compiler.program, compiler.folder, "4.1.0")
    check(other, tap, names)
    simulate_models(other, tap, ["NormalContact.Examples." + name for name in OTHER])


def check_classes(compiler, tap):
    check(compiler, tap, models.classes(os.path.join(ROOT, "NormalContact")))
    conversion.check(compiler, tap)
    check_page(tap)


def check(compiler, tap, names):
    problems, results = compiler.run(["checkModel(%s);" % name for name in names])
    tap.report("the package loads", problems)
    for name, (output, messages) in zip(names, results):
        problems = unexplained(messages)
        if "completed successfully" not in output:
            problems.append("checkModel: " + output.strip()[:400])
        tap.report("check " + name, problems)


def check_page(tap):
    """The page on own elements shows the element that is tested."""
    page = models.text(os.path.join(ROOT, "NormalContact", "UsersGuide", "OwnElement.mo"))
    shown = re.search(r"<pre>\n(.*?)</pre>", page, re.S).group(1).replace('\\"', '"').replace("&lt;", "<")
    tested = models.text(os.path.join(HERE, "NormalContactTest", "Tutorial", "DiscInPipe.mo")).split("\n", 1)[1]
    tap.report("UsersGuide.OwnElement shows NormalContactTest.Tutorial.DiscInPipe",
               [] if shown == tested else ["the page differs from the element"])


def comparison_signals(name):
    """What tools compare of an example, as those of the Modelica Standard Library: every example has its list."""
    if not name.startswith("NormalContact.Examples."):
        return []
    return models.text(os.path.join(ROOT, "NormalContact", "Resources", "Reference", *name.split("."), "comparisonSignals.txt")).split()


def simulate_models(compiler, tap, names):
    problems, results = compiler.build(names)
    if problems:
        tap.report("the package loads", problems)
    for name, messages in zip(names, results):
        problems = unexplained(messages)
        if not os.path.exists(os.path.join(compiler.folder, name)):
            tap.report("simulate " + name, problems or ["the model was not built"])
            continue
        more, _ = simulate(compiler.folder, name, models.flags(ROOT, HERE, name))
        problems += more
        note = ""
        reference = os.path.join(HERE, "references", name + ".csv")
        signals, shown = comparison_signals(name), models.figure_signals(ROOT, HERE, name)
        if not problems and (signals or shown or os.path.exists(reference)):
            result = compare.read(os.path.join(compiler.folder, name + "_res.csv"))
            if os.path.exists(reference):
                problems, note = compare.compare(reference, result)
            problems += ["comparisonSignals.txt: the result has no " + signal for signal in signals if signal not in result]
            problems += ["figures: the result has no " + signal for signal in shown if signal not in result]
        tap.report("simulate " + name, problems, note)


def check_choices(compiler, tap):
    """Every shape that a dialog offers is accepted by its element: one model checks them all."""
    name, declarations, checks, known, lists = "Choices", [], [], set(), {}
    offered = list(models.choices(os.path.join(ROOT, "NormalContact")))
    for number, (what, check, more, expression) in enumerate(offered):
        lists.setdefault(what.rsplit(", ", 1)[0], []).append(expression)
        if (check, more, expression) not in known:
            known.add((check, more, expression))
            declarations.append("  parameter Real s%d[:]=%s;" % (number, expression))
            checks.append('  assert(NormalContact.Functions.%s(s%d, %s"%s"), "");' % (check, number, more, what))
    one = {False: lists["NormalContact.Contacts.BodyPlane, shape"], True: lists["NormalContact.Contacts.BodyLine, shape"]}
    tap.report("every choice of a dialog is found", models.lost_choices(os.path.join(ROOT, "NormalContact")))
    tap.report("every choice is one call, which OMEdit can read", [what for what, choices in lists.items() if
                                                                  any("cat(" in choice for choice in choices)])
    tap.report("two bodies have the choices of one", [what for what, choices in lists.items() if
                                                      re.search("shape_[ab]$", what) and choices != one["Planar" in what]])
    with open(os.path.join(compiler.folder, name + ".mo"), "w", encoding="utf-8") as file:
        file.write("\n".join(["model " + name, "  parameter Real R=0.01;",
                              "  parameter Boolean concave=false;", *declarations, "initial algorithm", *checks, "end %s;\n" % name]))
    problems, results = compiler.run(['loadFile("%s.mo");' % name, 'buildModel(%s, cflags="-O0");' % name])
    for _, messages in results:
        problems += unexplained(messages)
    if not problems:
        problems, output = simulate(compiler.folder, name, [])
        problems += [line for line in output.splitlines() if "NormalContact," in line]
    tap.report("the dialogs offer %d shapes, %d different ones, all of them admissible" % (len(offered), len(checks)), problems)


def check_tabs(compiler, tap):
    """What an engineer seldom changes stands behind what he sets first: the drawing is the last tab of a dialog."""
    names = elements.draggable(models.contents(os.path.join(ROOT, "NormalContact")))
    problems, results = compiler.run(["print(getModelInstance(%s));" % name for name in names])
    for name, (output, messages) in zip(names, results):
        problems += unexplained(messages) or dialogs.misplaced(name, output)
    tap.report("the tab %s is the last of each of %d dialogs" % (dialogs.LAST, len(names)), problems)


def refuse_models(compiler, tap, names):
    """Each wrong use must end with its message; a model that is refused for some values only must run as it is."""
    _, results = compiler.build(names)
    for name, messages in zip(names, results):
        for options, expected in models.refusals(HERE, name):
            problems, text = unexplained(messages), messages
            if os.path.exists(os.path.join(compiler.folder, name)):
                more, output = simulate(compiler.folder, name, options)
                problems, text = problems + more, text + output
            text = " ".join(text.split())
            if expected:
                problems = [] if expected in text else ["expected: " + expected, "got: " + text[-600:]]
            tap.report(("refuse " if expected else "accept ") + " ".join([name] + options), problems)


def vary_elements(compiler, tap):
    trials = dict(elements.trials(HERE))
    problems, results = compiler.build(trials, ', variableFilter="[DEK]_.*"', "-O1")  # most run up to 300 times: -O1 pays
    tap.report("the package loads", problems)
    for name, messages in zip(trials, results):
        if os.path.exists(os.path.join(compiler.folder, name)):
            elements.vary(compiler.folder, name, tap, elements.VARIANT.search(models.text(trials[name])))
        else:
            tap.report(name, unexplained(messages) or ["the model was not built"])


def check_drawing(compiler, tap):
    """Which bodies are drawn solid, and how large."""
    name = drawing.NAME
    problems, results = compiler.run(['setCommandLineOptions("-d=visxml");', 'buildModel(%s, fileNamePrefix="%s", cflags="-O0");' % (name, name),
                                      'system("./%s > log.txt");' % name])
    for _, messages in results:
        problems += unexplained(messages)
    if not problems:
        names = drawing.variables(compiler.folder)
        _, results = compiler.run(['val(%s, 0.0, "%s_res.mat");' % (variable, name) for variable in names])
        problems = drawing.problems(compiler.folder, {variable: float(text) for variable, (text, _) in zip(names, results)})
    tap.report("drawing of " + name, problems)


def linear_model(path):
    """The matrix A of a linear model that OpenModelica has written."""
    text = re.search(r"Real A\[n, n\] =\s*\[(.*?)\];", models.text(path), re.S).group(1)
    return [[float(number) for number in row.split(",")] for row in text.split(";")]


def linearise(compiler, tap):
    """Symbolic and numerical linear models agree: what a tool differentiates has derivatives. (OpenModelica takes
    external functions without one for constants. Its differences are right to 2e-4 here.)"""
    name = "NormalContactTest.Planar.ThreeContacts"
    command = 'linearize(%s, stopTime=0.0, cflags="-O0", simflags="-deltaXLinearize=1e-10");' % name  # less than the penetration
    problems, results = compiler.run([command, 'system("mv linearized_model.mo numerical.mo");',
                                      'setCommandLineOptions("--generateSymbolicLinearization");', command])
    for _, messages in results:
        problems += unexplained(messages)
    if not problems:
        one, other = (linear_model(os.path.join(compiler.folder, file + ".mo")) for file in ("numerical", "linearized_model"))
        for row, expected in zip(other, one):
            scale = max(map(abs, expected))
            problems += ["%g instead of %g" % pair for pair in zip(row, expected) if abs(pair[0] - pair[1]) > 1e-3 * scale]
        problems += [] if sum(abs(value) > 1e3 for row in one for value in row) > 30 else ["the bodies do not touch"]
    tap.report("linearise " + name, problems)


def export_fmu(compiler, tap):
    """Exports the cam as FMU for model exchange, imports it again and compares with the direct simulation."""
    name = "NormalContact.Examples.ValveTrain.CamRollerTappet"
    commands = [
        'buildModelFMU(%s, version="2.0", fmuType="me", fileNamePrefix="Cam");' % name,
        'setCommandLineOptions("--allowNonStandardModelica=reinitInAlgorithms");',  # the importer writes such code
        'importFMU("Cam.fmu", loglevel=0);', 'loadFile("Cam_me_FMU.mo");',
        'buildModel(Cam_me_FMU, fileNamePrefix="imported", startTime=0, stopTime=0.06, numberOfIntervals=1200, '
        'tolerance=1e-10, outputFormat="csv", cflags="-O0");',
        'buildModel(%s, fileNamePrefix="direct", stopTime=0.06, numberOfIntervals=1200, tolerance=1e-10, '
        'outputFormat="csv", cflags="-O0");' % name]
    problems, results = compiler.run(commands)
    for output, messages in results:
        problems += unexplained(messages)
    for prefix in ("imported", "direct"):
        if not problems:
            problems += simulate(compiler.folder, prefix, [])[0]
    note = ""
    if not problems:
        imported, direct = (compare.read(os.path.join(compiler.folder, prefix + "_res.csv"))
                            for prefix in ("imported", "direct"))
        problems, note = compare.equal(imported, direct, {"distance": 1e-8, "gap": 1e-8, "w_roller": 1e-3})
    tap.report("FMU of " + name, problems, note)


def cosimulate_fmu(compiler, tap):
    """A dropped ball in co-simulation: its impact lies within a step, at its end, or lasts for many steps."""
    name = "NormalContactTest.Spatial.DroppedBall"
    problems, results = compiler.run(['setCommandLineOptions("--fmiFlags=s:cvode");',
                                      'buildModelFMU(%s, version="2.0", fmuType="cs", fileNamePrefix="Ball");' % name])
    for _, messages in results:
        problems += unexplained(messages)
    if not problems:
        fmu = cosimulation.Fmu(os.path.join(compiler.folder, "Ball.fmu"), os.path.join(compiler.folder, "Ball_FMU"))
        for restitution, step in itertools.product((0.6, 1), (1e-3, 2e-4, 1e-4, 5e-5, 2e-5)):
            heights = fmu.run(0.3, step, "height", {"contact.normalForce.restitution": restitution})
            rebound = max(heights[round(0.16 / step):])  # it touches at 0.143 s and is highest at 0.228 s, with all its energy at 0.286 s
            if not abs(rebound - 0.1 * restitution**2) < 2e-4:
                problems.append("steps of %g s: the ball rebounds to %.5f m, not to %g^2 0.1 m" % (step, rebound, restitution))
    tap.report("co-simulation of " + name, problems)


def main(arguments):
    keep = arguments[arguments.index("--keep") + 1] if "--keep" in arguments else None
    groups = [word for word in arguments if not word.startswith("--") and word != keep]
    if not groups:
        sys.exit(__doc__)
    program = shutil.which(os.environ.get("OMC", "omc"))
    if program is None:
        print("OpenModelica was not found: put omc on the PATH or name it in $OMC")
        return SKIPPED
    tap = Tap()
    with tempfile.TemporaryDirectory() as scratch:
        compiler = Compiler(program, keep or scratch)
        os.makedirs(compiler.folder, exist_ok=True)
        shutil.copytree(os.path.join(HERE, "NormalContactTest", "Resources"), compiler.folder, dirs_exist_ok=True)
        shutil.copy(os.path.join(ROOT, "data", "lift.csv"), compiler.folder)
        for group in groups:
            if group == "classes":
                check_classes(compiler, tap)
            elif group == "msl":
                check_elements(compiler, tap)
            elif group == "elements":
                vary_elements(compiler, tap)
            elif group == "drawing":
                check_drawing(compiler, tap)
            elif group == "choices":
                check_choices(compiler, tap)
                check_tabs(compiler, tap)
            elif group == "linear":
                linearise(compiler, tap)
            elif group == "fmu":
                export_fmu(compiler, tap)
                cosimulate_fmu(compiler, tap)
            elif group == "refused":
                refuse_models(compiler, tap, models.refused(HERE))
            else:
                simulate_models(compiler, tap, models.group(ROOT, HERE, group))
    if not tap.passed + tap.failed:
        print("the package has no models in " + ", ".join(groups))
        return SKIPPED
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
