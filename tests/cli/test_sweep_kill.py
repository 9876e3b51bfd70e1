#!/usr/bin/env python3
"""Sweeps that are killed, and disks that are full: no run is lost, none is counted twice, no file is half.

usage: test_sweep_kill.py PROGRAM
"""
import functools
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time

import support
from support import Skip, contains, equal

PROGRAM = sys.argv[1]


def plan(folder, rows=600):
    sweep("plan", "foot-strike", "--set", "R=0.02:0.1:%d" % rows, "--stop", "0.1", "--output",
          "max(f_n),last(x),events(all)", "--bundle", "20", "--out", folder)


def sweep(*arguments):
    code, output, error = support.run(PROGRAM, "sweep", *arguments)
    equal((code, error), (0, ""), " ".join(map(str, arguments)))
    return output


def table(folder):
    sweep("collect", folder, "--no-rerun")
    with open(os.path.join(folder, "results.csv"), "rb") as file:
        return file.read()


@functools.cache
def undisturbed():
    """The table of a sweep that nobody disturbs, and how long it takes."""
    with tempfile.TemporaryDirectory() as folder:
        return measured(folder)


def measured(folder):
    out = os.path.join(folder, "undisturbed")
    plan(out)
    begin = time.time()
    sweep("run", out, "--jobs", "2")
    return table(out), time.time() - begin


def start(folder):
    return subprocess.Popen([PROGRAM, "sweep", "run", folder, "--jobs", "2"], stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def children(process):
    try:
        with open("/proc/%d/task/%d/children" % (process.pid, process.pid)) as file:
            return [int(word) for word in file.read().split()]
    except FileNotFoundError:
        return []


def check_files(folder):
    """Every file that is there is whole: 20 lines behind the first one, all ended."""
    for name in os.listdir(os.path.join(folder, "results")):
        with open(os.path.join(folder, "results", name)) as file:
            text = file.read()
        if not name.startswith("."):
            equal((text.count("\n"), text[-1]), (21, "\n"), name)


def test_killed_sweeps_go_on(folder):
    expected, seconds = undisturbed()
    numbers = random.Random(1)
    out = os.path.join(folder, "p")
    plan(out)
    for sign in [signal.SIGKILL] * 8 + [signal.SIGTERM] * 2:
        process = start(out)
        time.sleep(numbers.uniform(0, seconds / 5))
        workers = children(process)
        process.send_signal(sign)
        process.communicate()
        end = time.time() + 10
        while any(os.path.exists("/proc/%d" % worker) for worker in workers) and time.time() < end:
            time.sleep(0.01)
        equal([worker for worker in workers if os.path.exists("/proc/%d" % worker)], [], "no worker is left")
        if os.path.isdir(os.path.join(out, "results")):
            check_files(out)
    sweep("run", out)
    equal(table(out) == expected, True, "the table is that of the undisturbed sweep")
    equal([name for name in os.listdir(os.path.join(out, "results")) if name.startswith(".")], [], "nothing is left")


def test_killed_workers_are_replaced(folder):
    expected, seconds = undisturbed()
    numbers = random.Random(2)
    out = os.path.join(folder, "p")
    plan(out)
    process = start(out)
    killed = 0
    while process.poll() is None and killed < 6:
        time.sleep(numbers.uniform(0, seconds / 8))
        workers = children(process)
        if workers:
            os.kill(numbers.choice(workers), signal.SIGKILL)
            killed += 1
    _, error = process.communicate()
    equal((process.returncode, error), (0, b""), "the sweep itself goes on")
    assert killed >= 3, killed
    equal(table(out) == expected, True, "the table is that of the undisturbed sweep")


def test_a_run_that_ends_its_process_is_a_result(folder):
    """A stopped worker whose run is killed again and again."""
    out = os.path.join(folder, "p")
    sweep("plan", "cylinder-head", "--set", "c=list:20000,25000", "--output", "last(w)", "--stop", "3", "--out", out)
    process = subprocess.Popen([PROGRAM, "sweep", "run", out, "--jobs", "1"], stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    before = set()
    while len(before) < 6 and process.poll() is None:  # three for each of both runs
        for worker in set(children(process)) - before:
            before.add(worker)
            time.sleep(0.1)
            os.kill(worker, signal.SIGKILL)
        time.sleep(0.01)
    output, error = process.communicate()
    equal((process.returncode, error), (0, ""))
    contains(output, "2 runs in", "2 failed")
    contains(table(out).decode(), "failed: the run ended its process 3 times, the last time by signal 9")


def test_two_sweeps_of_one_folder_do_not_disturb_each_other(folder):
    expected, _ = undisturbed()
    out = os.path.join(folder, "p")
    plan(out)
    both = [start(out), start(out)]
    for process in both:
        _, error = process.communicate()
        equal((process.returncode, error), (0, b""))
    equal(table(out) == expected, True, "the table is that of the undisturbed sweep")


def test_limited_file_size(folder):
    out = os.path.join(folder, "p")
    plan(out, 100)
    code, output, error = support.run(PROGRAM, "sweep", "run", out,
                                      preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500)))
    equal((code, output), (1, ""))
    contains(error, "cannot write", "ulimit -f", "stays, and 'normalcontact sweep run %s' goes on" % out)
    equal(os.listdir(os.path.join(out, "results")), [], "no half file")
    contains(sweep("run", out), "100 runs")
    table(out)


def test_full_disk(folder):
    if not support.is_root():
        raise Skip("a small disk can be mounted by root only")
    disk = os.path.join(folder, "disk")
    os.mkdir(disk)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk], stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Skip("a small disk cannot be mounted here: " + done.stderr.strip())
    try:
        expected, _ = undisturbed()
        out = os.path.join(disk, "p")
        plan(out)
        ballast = os.path.join(disk, "ballast")
        with open(ballast, "wb") as file:
            try:
                while True:
                    file.write(bytes(4096))
                    file.flush()
                    status = os.statvfs(disk)
                    if status.f_bavail * status.f_frsize <= 40960:  # room for some of the 30 files
                        break
            except OSError:
                pass
        code, output, error = support.run(PROGRAM, "sweep", "run", out)
        equal((code, output), (1, ""))
        contains(error, "No space left on device; free some space", "goes on")
        check_files(out)
        done = [name for name in os.listdir(os.path.join(out, "results")) if not name.startswith(".")]
        assert 0 < len(done) < 30, len(done)
        os.remove(ballast)
        contains(sweep("run", out), "%d runs" % (600 - 20 * len(done)))
        equal(table(out) == expected, True, "the table is that of the undisturbed sweep")
    finally:
        subprocess.run(["umount", disk], check=True)


support.main(globals())
