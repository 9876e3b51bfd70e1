#!/usr/bin/env python3
"""Measures the Modelica package in OpenModelica.

usage: bench.py [cam] [elements]

cam       the cam with roller, once with NormalContact, once in plain Modelica with the implicit equations of the
          common normal: nonlinear iterations and simulation time in the same run
elements  the time to translate and to compile the smallest model with each planar element, without and with
          animation

The compiler is $OMC, or `omc` on the PATH.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
REPEATS = 5
ELEMENTS = ["Contacts.BodyLine", "Contacts.BodyCircle", "Joints.RollingOnLine", "Joints.SlidingOnLine",
            "Joints.CamRoller"]
SMALLEST = """model {name}
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation={draw});
  Modelica.Mechanics.MultiBody.Joints.Planar planar(phi(start=0.3), s_y(start=0.2), animation=false,
    stateSelect=StateSelect.default);
  Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={{0,0,0}}, animation=false);
  NormalContact.{element} element;
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, body.frame_a);
  connect(body.frame_a, element.frame_a);
  connect(world.frame_b, element.frame_b);
end {name};
"""


def omc(program, folder, commands):
    script = ['loadModel(Modelica, {"4.0.0"});', 'loadFile("%s/NormalContact/package.mo");' % ROOT] + commands
    with open(os.path.join(folder, "bench.mos"), "w", encoding="utf-8") as file:
        file.write("\n".join(script) + "\n")
    return subprocess.run([program, "bench.mos"], cwd=folder, text=True, stdout=subprocess.PIPE, check=True).stdout


def cam(program, folder):
    omc(program, folder, ['loadFile("%s/Bench.mo");' % HERE, "buildModel(Bench.Explicit);", "buildModel(Bench.Implicit);"])
    figures = {}
    for name in ("Implicit", "Explicit"):
        times = []
        for _ in range(REPEATS):
            text = subprocess.run(["./Bench." + name, "-lv=LOG_STATS,LOG_STATS_V", "-noEventEmit"], cwd=folder, text=True,
                                  stdout=subprocess.PIPE, check=True).stdout
            times.append(float(re.search(r"([\d.e-]+)s \[.*\] simulation", text).group(1)))
        iterations = sum(int(count) for count in re.findall(r"number of iterations\s*: (\d+)", text))
        rhs = int(re.search(r"(\d+) calls of functionODE\n", text).group(1))
        figures[name] = (iterations, min(times))
        print("%-10s nonlinear iterations %7d   calls of the right-hand side %7d   simulation %.3f s (best of %d)"
              % (name, iterations, rhs, min(times), REPEATS))
    print("ratio of the times: %.2f" % (figures["Implicit"][1] / figures["Explicit"][1]))


def elements(program, folder):
    names, commands = [], []
    for element in ELEMENTS:
        for draw in ("false", "true"):
            name = element.replace(".", "") + draw.capitalize()
            names.append((element, draw, name))
            with open(os.path.join(folder, name + ".mo"), "w", encoding="utf-8") as file:
                file.write(SMALLEST.format(name=name, element=element, draw=draw))
            commands += ['loadFile("%s.mo");' % name, "simulate(%s, stopTime=1e-3);" % name]
    text = omc(program, folder, commands)
    found = re.findall(r"timeFrontend = (.*?),\s*timeBackend = (.*?),\s*timeSimCode = (.*?),\s*timeTemplates = (.*?),"
                       r"\s*timeCompile = (.*?),", text)
    for (element, draw, _), times in zip(names, found):
        *translate, compile_time = [float(time) for time in times]
        print("%-22s animation %-5s   translate %5.1f s   compile %5.1f s" % (element, draw, sum(translate), compile_time))


def main(arguments):
    program = shutil.which(os.environ.get("OMC", "omc"))
    if program is None:
        sys.exit("OpenModelica was not found: put omc on the PATH or name it in $OMC")
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments or ["cam", "elements"]:
            {"cam": cam, "elements": elements}[name](program, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
