#!/usr/bin/env python3
"""Sweeps of a user's Modelica class: compiled once, run with overrides.

usage: test_sweep_class.py PROGRAM
"""
import hashlib
import math
import os
import re
import resource
import shutil
import subprocess
import sys

import support
from support import Skip, columns, contains, equal, near

PROGRAM = sys.argv[1]
OMC = os.environ.get("OMC", "omc")

CLASS = """within User;
model Swing "mass on a spring; measured is what a table says"
  parameter Real m = 1;
  parameter Real c = 100;
  parameter Real d = 0;
  parameter Integer n = 1;
  parameter Boolean cut = false;
  parameter Integer size = 2;
  final parameter Real w = sqrt(c/m);
  Real x(start=1, fixed=true), v(start=0, fixed=true), a[size];
  Boolean below;
equation
  der(x) = v;
  m*der(v) = -c*x - d*v;
  below = x < 0;
  a = {n*x*k for k in 1:size};
  assert(c < 1e6, "the spring is too stiff");
  when cut and time > 0.5 then
    terminate("it was cut, after all");
  end when;
  annotation(experiment(StopTime=1, Interval=0.002, Tolerance=1e-9));
end Swing;
"""


def package(folder):
    if not shutil.which(OMC):
        raise Skip("no OpenModelica here")
    path = os.path.join(folder, "User")
    os.mkdir(path)
    for name, text in (("package.mo", "package User\nend User;\n"), ("package.order", "Swing\n"), ("Swing.mo", CLASS)):
        with open(os.path.join(path, name), "w") as file:
            file.write(text)
    return os.path.join(path, "package.mo")


def sweep(*arguments, code=0, **options):
    got, output, error = support.run(PROGRAM, "sweep", *arguments, **options)
    equal((got, error if code == 0 else ""), (code, ""), " ".join(map(str, arguments)) + error)
    return output if code == 0 else error


def plan(folder, path, *arguments, name="p", **options):
    out = os.path.join(folder, name)
    output = sweep("plan", "--model", "User.Swing", "--file", path, *arguments, "--out", out, **options)
    return out if options.get("code", 0) == 0 else output


def results(out):
    sweep("collect", out)
    return columns(os.path.join(out, "results.csv"))


def test_results_are_those_of_closed_forms(folder):
    path = package(folder)
    out = plan(folder, path, "--set", "c=list:50,100,200", "--set", "m=list:1,2", "--output",
               "last(x),max(v),min(a[*]),events(below),when(time,below)")
    contains(sweep("run", out, "--jobs", "2"), "6 runs in", " 0 failed")
    data = results(out)
    for i in range(6):
        w = math.sqrt(data["c"][i] / data["m"][i])
        near(data["last(x)"][i], math.cos(w), 1e-6, "x")
        near(data["max(v)"][i], w, 1e-3 * w, "v")
        near(data["min(a[*])"][i], -2, 1e-3, "a")
        near(data["events(below)"][i], math.floor(w / (2 * math.pi) + 0.75), 0, "crossings")
        near(data["when(time,below)"][i], math.pi / 2 / w, 1e-6, "first crossing")
    equal(data["status"], ["ok"] * 6)
    contains(open(os.path.join(out, "index.html")).read(), "model/model -inputPath=model -override=c=")


def test_kinds_of_parameters_failed_and_ended_runs(folder):
    path = package(folder)
    design = os.path.join(folder, "rows.csv")
    with open(design, "w") as file:
        file.write("c,n,cut\n100,3,0\n100,1,1\n2e6,1,0\n")
    out = plan(folder, path, "--design", design, "--output", "max(a[1]),last(time)")
    contains(sweep("run", out), "3 runs in", " 1 failed")
    data = results(out)
    near(data["max(a[1])"][0], 3, 1e-12, "an integer")
    contains(data["status"][1], "ended at t = 0.5", "s: it was cut, after all")
    near(data["last(time)"][1], 0.5, 1e-2)
    equal(data["status"][2], "failed: The following assertion has been violated during initialization at time 0.000000 "
          "((c < 1e6)) --> \"the spring is too stiff\"")
    equal(data["max(a[1])"][2], "")


def test_what_cannot_be_swept_is_told_at_once(folder):
    path = package(folder)
    wrong = {
        "w is fixed when the class is compiled": ["--set", "w=1:2:3", "--output", "max(x)"],
        "has no parameter 'k'": ["--set", "k=1:2:3", "--output", "max(x)"],
        "has no variable 'y'": ["--set", "c=1:2:3", "--output", "max(y)"],
        "needs its outputs": ["--set", "c=1:2:3"],
    }
    for message, arguments in wrong.items():
        contains(plan(folder, path, *arguments, code=2), message)
    contains(sweep("plan", "--model", "User.Nosuch", "--file", path, "--set", "c=1:2:2", "--output", "max(x)", "--out",
                   os.path.join(folder, "q"), code=1), "did not compile User.Nosuch")
    contains(sweep("plan", "--model", "User.Swing", "--file", path, "--set", "c=1:2:2", "--output", "max(x)", "--out",
                   os.path.join(folder, "r"), code=1, env=dict(os.environ, OMC="/nosuch")), "'/nosuch' was not found")


def test_plan_knows_its_model(folder):
    path = package(folder)
    out = plan(folder, path, "--set", "c=1:2:2", "--output", "max(x)")
    text = open(os.path.join(out, "plan.txt")).read()
    first = re.search("^sources (.*)$", text, re.M).group(1)
    with open(os.path.join(os.path.dirname(path), "Swing.mo"), "a") as file:
        file.write("// changed\n")
    other = plan(folder, path, "--set", "c=1:2:2", "--output", "max(x)", name="other")
    assert re.search("^sources (.*)$", open(os.path.join(other, "plan.txt")).read(), re.M).group(1) != first
    sweep("run", out)  # as it was compiled
    with open(os.path.join(out, "model", "model"), "ab") as file:
        file.write(b"\0")
    contains(sweep("run", out, code=1), "was changed after it was planned")


def seconds_of(words, **options):
    """All processor time of a command and what it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_200_runs_compile_once_and_cost_what_the_model_costs(folder):
    path = package(folder)
    log = os.path.join(folder, "compilations")
    counting = os.path.join(folder, "omc")
    with open(counting, "w") as file:
        file.write("#!/bin/sh\necho >>'%s'\nexec '%s' \"$@\"\n" % (log, shutil.which(OMC)))
    os.chmod(counting, 0o755)
    ratios = []
    while not ratios or ratios[-1] >= 1.2 and len(ratios) < 3:  # other work on the machine makes one measurement dearer
        out = plan(folder, path, "--set", "c=50:200:20", "--set", "d=0:2:10", "--output", "max(x),last(v)",
                   name="out%d" % len(ratios), env=dict(os.environ, OMC=counting))
        swept = seconds_of([PROGRAM, "sweep", "run", out], env=dict(os.environ, OMC=counting))
        data = results(out)
        equal(data["status"], ["ok"] * 200)
        equal(os.path.getsize(log), len(ratios) + 1, "one compilation a sweep")
        # the same runs, one by one, with results in a file as the model writes it
        alone = 0
        for c, d in zip(data["c"], data["d"]):
            alone += seconds_of([os.path.join(out, "model", "model"), "-inputPath=" + os.path.join(out, "model"),
                                 "-override=c=%.17g,d=%.17g" % (c, d), "-r=" + os.path.join(folder, "r.csv")])
        ratios.append(swept / alone)
        print("# processor time of 200 runs: %.2f s swept, %.2f s alone, ratio %.2f" % (swept, alone, ratios[-1]))
        equal(sorted(os.listdir(out)), ["index.html", "model", "plan.csv", "plan.txt", "results", "results.csv"])
    assert min(ratios) < 1.2, ratios


def test_killed_models_are_failed_runs(folder):
    """A model that dies by a signal."""
    path = package(folder)
    out = plan(folder, path, "--set", "c=list:50,100", "--output", "max(x)")
    text = open(os.path.join(out, "plan.txt")).read()
    model = os.path.join(out, "model", "model")
    with open(model, "w") as file:
        file.write("#!/bin/sh\nkill -11 $$\n")
    with open(os.path.join(out, "plan.txt"), "w") as file:
        file.write(re.sub("^model .*$", "model " + hashlib.sha256(open(model, "rb").read()).hexdigest(), text, flags=re.M))
    contains(sweep("run", out), "2 runs in", " 2 failed")
    equal(results(out)["status"], ["failed: the model was ended by signal 11"] * 2)


support.main(globals())
