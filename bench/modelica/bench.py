#!/usr/bin/env python3
"""Measures the Modelica package in OpenModelica and prints the result as Markdown.

usage: bench.py [cam] [elements] [count] [kernel] [joint] [rest] [share] [--only WORD] [--package PATH/NormalContact/package.mo]
                [--idealized PATH/IdealizedContact/package.mo]

cam       the cam with roller, once with NormalContact, once in plain Modelica with the implicit equations of the
          common normal, both of one-dimensional parts and of MultiBody parts: nonlinear iterations and simulation time in
          the same run, and what their right-hand sides spend on the contact, counted by valgrind
elements  the time to translate and to compile the smallest model with each element, without and with animation,
          next to the same model without an element
count     the processor time that each of 1, 2, 5, 10 and 20 contacts in a model adds to its translation and compilation,
          without and with animation; takes a quarter of an hour
kernel    the kernel as a model compiles it, with the flags of OpenModelica, against the optimised library
joint     what an ideal joint of two bodies asks for at one pose, against one solve for their contact
rest      bodies of steel that come to rest: steps, events and time of each solver at each tolerance, see rest.py
share     the share of the contact kernel in the right-hand side of each example, counted by valgrind over the first
          tenth of its time; EllipsoidsInBox alone takes more than ten minutes
--only    elements and examples whose name contains the word
--package the package to measure instead of this one, such as that of an earlier version
--idealized  the same ellipsoid on a plane with the library IdealizedContact, see idealized_contact.py

Without a name all of them are measured. The compiler is $OMC, or `omc` on the PATH.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

import callgrind
import count
import idealized_contact
import openmodelica as om
import rest

TESTS = os.path.join(om.ROOT, "tests", "modelica")
sys.path.insert(0, TESTS)
import models  # noqa: E402

REPEATS = 5
BODY = """  inner Modelica.Mechanics.MultiBody.World world(enableAnimation={draw});
  Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={{0,0,0}}, animation=false{free});
"""
CONNECT = """  connect(body.frame_a, element.frame_a);
  connect(world.frame_b, element.frame_b);
"""
PLANAR = ("""  Modelica.Mechanics.MultiBody.Joints.Planar planar(phi(start=0.3), s_y(start=0.2), animation=false,
    stateSelect=StateSelect.default);
""", """  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, body.frame_a);
""")
FOLLOWER = ("""  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=1);
  Modelica.Mechanics.Translational.Components.Mass mass(m=1);
""", "", """  connect(speed.flange, element.camshaft);
  connect(element.follower, mass.flange_a);
""")
KINDS = {
    "planar": (BODY.replace("{free}", "") + PLANAR[0], PLANAR[1], CONNECT,
               ["Contacts.BodyLine", "Contacts.BodyCircle", "Contacts.BodyBodyPlanar", "Joints.RollingOnLine",
                "Joints.SlidingOnLine", "Joints.CamRoller", "Joints.CamFlat"]),
    "spatial": (BODY.replace("{free}", ", r_0(start={{0,0.2,0}})"), "", CONNECT,
                ["Contacts.BodyPlane", "Contacts.BodySphere", "Contacts.BodyBody", "Joints.RollingOnPlane",
                 "Joints.SlidingOnPlane"]),
    "one-dimensional": (*FOLLOWER, ["Mechanisms.RollerFollower", "Mechanisms.FlatFollower"]),
}


CAMS = {"": "Cam with roller, one-dimensional parts", "Frames": "Cam with roller, parts of Modelica.Mechanics.MultiBody"}
ENTRIES = {"Explicit": callgrind.ENTRY, "Implicit": callgrind.SOLVER}
TITLES = {"Explicit": "NormalContact", "Implicit": "implicit equations, plain Modelica"}


def cam(folder, parts, title):
    names = [name + parts for name in TITLES]
    om.run(folder, ['loadFile("%s/Bench.mo");' % om.HERE] + ["buildModel(Bench.%s);" % name for name in names])
    times, figures, ends = {name: [] for name in names}, {}, {}
    for _ in range(REPEATS):
        for name, list_ in times.items():
            text = subprocess.run(["./Bench." + name, "-lv=LOG_STATS,LOG_STATS_V", "-noEventEmit", "-output=distance"], cwd=folder,
                                  text=True, stdout=subprocess.PIPE, check=True).stdout
            list_.append(float(re.search(r"([\d.e-]+)s \[.*\] simulation", text).group(1)))
            ends[name] = float(re.search(r"distance=([-+\d.e]+)", text).group(1))
            figures[name] = (sum(int(count) for count in re.findall(r"number of iterations\s*: (\d+)", text)),
                             int(re.search(r"(\d+) calls of functionODE\n", text).group(1)))
    print("## %s, 1 s\n" % title)
    print("| | nonlinear iterations | calls of the right-hand side | simulation (best of %d) | instructions of the right-hand side "
          "| for the contact | for the rest | distance at the end |\n|---|--:|--:|--:|--:|--:|--:|--:|" % REPEATS)
    counted = []
    for name, (kind, entry) in zip(names, ENTRIES.items()):
        total, contact = callgrind.share(folder, "Bench." + name, ["-noEventEmit"], entry)
        counted.append((total, contact))
        print("| %s | %d | %d | %.3f s | %.3g | %.3g | %.3g | %.6f mm |" % (
            TITLES[kind], *figures[name], min(times[name]), total, contact, total - contact, 1e3 * ends[name]))
    (ours, contact), (theirs, _) = counted
    print("\nRatio of the times: %.2f, of the instructions %.2f; if our contact took none: %.2f\n" % (
        min(times[names[1]]) / min(times[names[0]]), theirs / ours, theirs / (ours - contact)))


def cams(folder):
    for parts, title in CAMS.items():
        cam(folder, parts, title)


def smallest(kind, element, draw):
    """Name and text of the smallest model with an element, or with none."""
    declarations, equations, connect, _ = KINDS[kind]
    name = (element or "None" + kind[:3]).replace(".", "") + draw.capitalize()
    text = "model %s\n%s" % (name, declarations.format(draw=draw) if "{draw}" in declarations else declarations)
    text += "  NormalContact.%s element;\n" % element if element else ""
    return name, text + "equation\n" + equations + (connect if element else "") + "end %s;\n" % name


def elements(folder, only):
    cases, commands = [], []
    for kind, (declarations, _, _, names) in KINDS.items():
        for element in [None] + [name for name in names if only in name]:
            for draw in ("false", "true") if "{draw}" in declarations else ("false",):
                name, text = smallest(kind, element, draw)
                with open(os.path.join(folder, name + ".mo"), "w", encoding="utf-8") as file:
                    file.write(text)
                cases.append((kind, element, draw))
                commands += ['loadFile("%s.mo");' % name, "simulate(%s, stopTime=1e-3);" % name]
    found = dict(zip(cases, om.times(om.run(folder, commands))))
    print("## Time to translate and compile the smallest model with an element, in s\n")
    print("| | translate | compile | with animation: translate | compile |\n|---|--:|--:|--:|--:|")
    for kind, element, draw in cases:
        if draw == "true":
            continue
        cells = []
        for each in ("false", "true"):
            stages = found.get((kind, element, each))
            cells += ["%.2f" % (om.translate_and_compile(stages) - stages["timeCompile"]),
                      "%.2f" % stages["timeCompile"]] if stages else ["", ""]
        print("| %s | %s |" % (element or "*%s, no element*" % kind, " | ".join(cells)))
    print()


def kernel(folder):
    om.run(folder, ['loadFile("%s/Bench.mo");' % om.HERE, "buildModel(Bench.Explicit);"])
    own = om.compiler(folder, "Bench.Explicit")
    source = os.path.join(om.HERE, "kernel_cost.c")
    include = os.path.join(om.ROOT, "NormalContact", "Resources", "Include")
    subprocess.run([*own, "-DAMALGAMATED", "-I" + include, "-I" + os.path.join(om.ROOT, "tests", "glue"), source,
                    "-o", "own", "-lm"], cwd=folder, check=True)
    csrc = os.path.join(om.ROOT, "csrc")
    files = sorted(set(glob.glob(os.path.join(csrc, "*", "*.c"))) - set(glob.glob(os.path.join(csrc, "glue", "*.c"))))
    subprocess.run([own[0], "-O2", "-fno-math-errno", "-I" + csrc, "-I" + os.path.join(csrc, "include"), source, *files, "-o",
                    "library", "-lm"], cwd=folder, check=True)
    best = {}
    for _ in range(REPEATS):
        for which in ("own", "library"):
            for line in subprocess.run(["./" + which], cwd=folder, text=True, stdout=subprocess.PIPE,
                                       check=True).stdout.splitlines():
                name, time = line.split("\t")
                best[name, which] = min(float(time), best.get((name, which), 1e9))
    print("## The kernel as a model compiles it (%s) against the library (-O2), ns a call\n"
          % " ".join(flag for flag in own if flag.startswith("-O") or flag == own[0]))
    print("| | in a model | library | ratio |\n|---|--:|--:|--:|")
    for name in dict.fromkeys(name for name, _ in best):
        print("| %s | %.0f | %.0f | %.2f |" % (name, best[name, "own"], best[name, "library"],
                                               best[name, "own"] / best[name, "library"]))
    print()


def joint(folder):
    om.run(folder, ['loadFile("%s/Bench.mo");' % om.HERE, "buildModel(Bench.Explicit);"])
    include = os.path.join(om.ROOT, "NormalContact", "Resources", "Include")
    subprocess.run([*om.compiler(folder, "Bench.Explicit"), "-I" + include, "-I" + os.path.join(om.ROOT, "tests", "glue"),
                    os.path.join(om.HERE, "joint_cost.c"), "-o", "joint", "-lm"], cwd=folder, check=True)
    best = {}
    for _ in range(REPEATS):
        for line in subprocess.run(["./joint"], cwd=folder, text=True, stdout=subprocess.PIPE, check=True).stdout.splitlines():
            name, time = line.split("\t")
            best[name] = min(float(time), best.get(name, 1e9))
    print("## An ideal joint of two ellipsoids, us a pose\n")
    print("| | time | against one solve |\n|---|--:|--:|")
    for name, time in best.items():
        print("| %s | %.2f | %.2f |" % (name, time, time / best["one solve"]))
    print()


def share(folder, only):
    package = os.path.join(om.ROOT, "NormalContact")
    found = [name for name, path in models.files(package) if name.startswith("NormalContact.Examples.") and only in name
             and models.EXPERIMENT.search(models.text(path))]
    print("## Share of the contact kernel in the right-hand side, by instructions, first tenth of the time\n")
    print("| example | share |\n|---|--:|")
    for name in found:
        om.run(folder, ["buildModel(%s);" % name])
        stop = float(re.search(r"StopTime=([0-9.e-]+)", models.text(dict(models.files(package))[name])).group(1))
        flags = models.flags(om.ROOT, TESTS, name) + ["-override=stopTime=%g" % (stop / 10)]
        total, contact = callgrind.share(folder, name, flags)
        print("| %s | %.0f %% |" % (name.replace("NormalContact.Examples.", ""), 100 * contact / total))
        sys.stdout.flush()
    print()


def main(arguments):
    if {"-h", "--help"} & set(arguments):
        sys.exit(__doc__)
    library = arguments[arguments.index("--idealized") + 1] if "--idealized" in arguments else None
    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    om.PACKAGE = os.path.abspath(arguments[arguments.index("--package") + 1]) if "--package" in arguments else om.PACKAGE
    parts = {"cam": cams, "elements": lambda folder: elements(folder, only), "kernel": kernel, "joint": joint, "rest": rest.measure,
             "count": lambda folder: count.table(2, only),
             "share": lambda folder: share(folder, only)}
    names = [word for word in arguments if word in parts] or ([] if library else list(parts))
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            parts[name](folder)
        sys.stdout.flush()
    if library:
        idealized_contact.compare(library, runs=3)


if __name__ == "__main__":
    main(sys.argv[1:])
