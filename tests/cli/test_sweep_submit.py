#!/usr/bin/env python3
"""Sweeps by GNU parallel and on a Slurm cluster of two nodes, which the tests start and stop.

usage: test_sweep_submit.py PROGRAM
"""
import functools
import os
import re
import shutil
import sys
import tempfile

import slurm
import support
from support import Skip, contains, equal

PROGRAM = sys.argv[1]


def sweep(*arguments, **options):
    code, output, error = support.run(PROGRAM, "sweep", *arguments, **options)
    error = re.sub("^parallel: Warning: .*\n", "", error, flags=re.M)  # that a machine is slow, that HOME is not set
    equal((code, error), (0, ""), " ".join(map(str, arguments)))
    return output


def plan(out):
    """Ten thousand short runs in a hundred tasks."""
    sweep("plan", "cam-flat-tappet", "--set", "c=10000:30000:100", "--set", "f_0=50:250:100", "--stop", "2e-4",
          "--output", "max(f_n),min(gap),last(distance),events(all)", "--out", out)
    return out


def table(out):
    contains(sweep("collect", out, "--no-rerun"), "10000 rows, 0 failed")
    with open(os.path.join(out, "results.csv"), "rb") as file:
        return file.read()


@functools.cache
def local():
    with tempfile.TemporaryDirectory() as folder:
        out = plan(os.path.join(folder, "p"))
        sweep("submit", out, "--via", "local", "--jobs", "2")
        return table(out)


def test_ten_thousand_runs_are_equal_for_any_number_of_workers(folder):
    for jobs in (1, 8):
        out = plan(os.path.join(folder, "p%d" % jobs))
        sweep("run", out, "--jobs", jobs)
        equal(table(out) == local(), True, "%d workers" % jobs)


def test_parallel(folder):
    if not shutil.which("parallel"):
        raise Skip("no GNU parallel here (Debian: parallel)")
    out = plan(os.path.join(folder, "with blanks"))
    sweep("run", out, "--task", "10:19")
    contains(sweep("submit", out, "--via", "parallel", "--jobs", "2"), "90 tasks are done")
    contains(sweep("submit", out, "--via", "parallel"), "0 tasks are done")
    equal(table(out) == local(), True, "the table is that of a local run")


def stand_in_for_ssh(folder, text):
    if not shutil.which("parallel"):
        raise Skip("no GNU parallel here (Debian: parallel)")
    ssh = os.path.join(folder, "ssh")
    with open(ssh, "w") as file:
        file.write("#!/bin/sh\n" + text)
    os.chmod(ssh, 0o755)
    return dict(os.environ, PARALLEL_SSH=ssh)


def test_parallel_over_ssh(folder):
    """Two machines, by a stand-in for ssh that notes the host, waits for the other one and runs the command here.
    As sshd does, it sets SHELL, which the worker of GNU parallel starts."""
    log = os.path.join(folder, "log")
    env = stand_in_for_ssh(folder, """
while [ $# -gt 1 ] && [ "$1" != one ] && [ "$1" != two ]; do shift; done
echo "$1" >>'%s'
i=0
while [ $i -lt 600 ] && [ "$(sort -u '%s' | wc -l)" -lt 2 ]; do sleep 0.1; i=$((i + 1)); done
shift
[ "$1" != -- ] || shift
SHELL=/bin/sh exec sh -c "$*"
""" % (log, log))
    out = plan(os.path.join(folder, "p"))
    sweep("run", out, "--task", "0:79")
    contains(sweep("submit", out, "--via", "parallel", "--jobs", "1", "--hosts", "1/one,1/two", env=env),
             "20 tasks are done")
    with open(log) as file:
        equal(set(file.read().split()), {"one", "two"}, "both machines have worked")
    equal(table(out) == local(), True, "the table is that of a local run")


def test_machines_that_do_nothing_are_named(folder):
    out = plan(os.path.join(folder, "p"))
    sweep("run", out, "--task", "0:97")
    code, output, error = support.run(PROGRAM, "sweep", "submit", out, "--via", "parallel", "--hosts", "1/one",
                                      env=stand_in_for_ssh(folder, "exit 0\n"))
    equal((code, output), (1, ""))
    contains(error, "2 of 2 tasks have left no results", "do all machines share this folder")


def test_without_the_programs_a_message_says_what_to_install(folder):
    out = plan(os.path.join(folder, "p"))
    for via, package in (("parallel", "Debian: parallel"), ("slurm", "Debian: slurm-client")):
        code, _, error = support.run(PROGRAM, "sweep", "submit", out, "--via", via, env={"PATH": folder})
        equal(code, 1)
        contains(error, "was not found; install", package)


def test_slurm(folder):
    with slurm.Cluster(os.path.join(folder, make(folder, "cluster"))) as cluster:
        out = plan(os.path.join(folder, "with blanks"))
        sweep("run", out, "--task", "26:38")
        output = sweep("submit", out, "--via", "slurm", "--wait", "--partition", "second", "--time", "10",
                       env=cluster.environment)
        # 100 tasks in at most 8 of an array (MaxArraySize is 9) are 13 in each; the third is done
        contains(output, "7 tasks of the array, 13 of the plan in each")
        logs = sorted(os.listdir(os.path.join(out, "log")))
        equal([re.sub("^[0-9]+_", "", name) for name in logs], ["%d.txt" % i for i in (0, 1, 3, 4, 5, 6, 7)])
        equal(table(out) == local(), True, "the table is that of a local run")
        contains(sweep("submit", out, "--via", "slurm", env=cluster.environment), "all tasks are done")
        code, _, error = support.run(PROGRAM, "sweep", "submit", plan(os.path.join(folder, "q")), "--via", "slurm",
                                     "--partition", "nosuch", env=cluster.environment)
        equal(code, 1)
        contains(error, "invalid partition", "Slurm has not taken the job")


def make(folder, name):
    os.mkdir(os.path.join(folder, name))
    return name


def test_slurm_node_that_fails(folder):
    with slurm.Cluster(os.path.join(folder, make(folder, "cluster"))) as cluster:
        expected, out = os.path.join(folder, "expected"), os.path.join(folder, "p")
        for one in (expected, out):
            sweep("plan", "foot-strike", "--set", "R=0.02:0.1:600", "--output", "max(f_n),last(x)", "--out", one)
        sweep("run", expected)
        sweep("submit", out, "--via", "slurm", env=cluster.environment)
        cluster.wait(lambda: os.listdir(os.path.join(out, "results")) and cluster.jobs_of("two"), "the first results")
        cluster.kill_node("two")
        # what ran there is queued again and comes to the other node
        cluster.wait(lambda: cluster.call("squeue", "-h") == "", "the end of all jobs", 500)
        tables = []
        for one in (expected, out):
            sweep("collect", one, "--no-rerun")
            with open(os.path.join(one, "results.csv"), "rb") as file:
                tables.append(file.read())
        equal(tables[0] == tables[1], True, "the table is that of a local run")


support.main(globals())
