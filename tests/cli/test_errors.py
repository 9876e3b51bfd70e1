#!/usr/bin/env python3
"""Wrong usage and a hostile machine: exit codes, messages, and no half-written file.

usage: test_errors.py PROGRAM
"""
import os
import resource
import signal
import subprocess
import sys
import time

import support
from support import contains, equal

PROGRAM = sys.argv[1]


def failing(code, *arguments, **options):
    """The message of a run that must fail with this exit code."""
    actual, output, error = support.run(PROGRAM, *arguments, **options)
    equal(actual, code, "exit code of %s (%s)" % (arguments, error))
    assert error.startswith("normalcontact: "), error
    equal(output, "", "standard output of %s" % (arguments,))
    return error


def test_help_and_version_everywhere(folder):
    for arguments in (["--help"], ["-h"], ["help"], ["list", "--help"], ["run", "--help"]):
        code, output, error = support.run(PROGRAM, *arguments)
        equal((code, error), (0, ""), str(arguments))
        contains(output, "usage:")
    code, output, _ = support.run(PROGRAM, "--version")
    equal((code, output.split()[0]), (0, "normalcontact"), "version")
    code, output, _ = support.run(PROGRAM)
    equal(code, 2, "no command")
    contains(output, "usage:")


def test_wrong_usage_names_cause_and_remedy(folder):
    contains(failing(2, "walk"), "no command 'walk'", "--help")
    contains(failing(2, "list", "x"), "takes no argument 'x'")
    contains(failing(2, "run"), "name of one example", "list")
    contains(failing(2, "run", "a", "b"), "name of one example")
    contains(failing(2, "run", "no-such-thing"), "no example 'no-such-thing'", "list")
    contains(failing(2, "run", "rocking-foot", "--fast"), "no option '--fast'", "--help")
    contains(failing(2, "run", "rocking-foot", "--stop"), "--stop needs a value")
    contains(failing(2, "run", "rocking-foot", "--stop", "soon"), "needs a number, not 'soon'")
    contains(failing(2, "run", "rocking-foot", "--stop", "-1"), "must be positive")
    contains(failing(2, "run", "rocking-foot", "--stop", "nan"), "needs a number")
    contains(failing(2, "run", "rocking-foot", "--stop", "1e12"), "rows", "--interval")
    contains(failing(2, "run", "rocking-foot", "--interval", "0"), "must be positive")
    contains(failing(2, "run", "rocking-foot", "--engine", "steam"), "no engine 'steam'")


def test_a_parameter_that_does_not_exist(folder):
    contains(failing(2, "run", "rocking-foot", "--set", "mass=2"), "no parameter 'mass'", "R, m, J_P, alpha_0")
    contains(failing(2, "run", "rocking-foot", "--set", "m"), "parameter=number")
    contains(failing(2, "run", "rocking-foot", "--set", "m=heavy"), "parameter=number")
    contains(failing(2, "run", "rocking-foot", "--set", "m=-1"), "out of range", "kg")


def test_an_impossible_tolerance(folder):
    for tolerance in ("1e-20", "0", "-1e-6", "1"):
        contains(failing(2, "run", "rocking-foot", "--tolerance", tolerance), "tolerance", "1e-13")


def test_a_cam_that_is_not_convex(folder):
    contains(failing(1, "run", "cam-flat-tappet", "--set", "lift=0.02", "--out", folder), "not convex", "make r ")
    equal(os.listdir(folder), [], "files")


def test_bodies_that_overlap_at_the_start(folder):
    contains(failing(1, "run", "ellipsoids-in-box", "--set", "z2_0=1.1", "--out", folder), "body1-body2", "z2_0")
    contains(failing(1, "run", "ellipsoids-in-box", "--set", "z2_0=-5", "--out", folder), "body2-plane1", "z2_0")
    contains(failing(1, "run", "ellipse-pair", "--set", "y_0=0", "--out", folder), "overlap", "y_0")
    equal(os.listdir(folder), [], "files")


def test_a_folder_that_cannot_be_made(folder):
    file = os.path.join(folder, "file")
    open(file, "w").close()
    contains(failing(1, "run", "rocking-foot", "--out", file), "cannot make the folder", "--out")
    contains(failing(1, "run", "rocking-foot", "--out", os.path.join(file, "x")), "cannot make the folder")


def test_a_folder_that_cannot_be_written(folder):
    target = "/proc/self" if support.is_root() else folder
    os.chmod(folder, 0o500)
    try:
        contains(failing(1, "run", "rocking-foot", "--out", target), "cannot write", "--out")
    finally:
        os.chmod(folder, 0o700)


def test_a_full_disk(folder):
    """A file system of 64 kB, where that can be mounted."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", folder]
    if not support.is_root() or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        raise support.Skip("a small file system cannot be mounted here")
    try:
        contains(failing(1, "run", "cam-roller-tappet", "--out", folder), "result.csv", "No space left", "--out")
        equal(os.listdir(folder), [], "files left")
    finally:
        subprocess.run(["umount", folder], check=True)


def test_a_limited_file_size(folder):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))
    contains(failing(1, "run", "cam-roller-tappet", "--out", folder, preexec_fn=limit), "too large", "ulimit")
    equal(os.listdir(folder), [], "files left")


def complete(path):
    with open(path, "rb") as file:
        text = file.read()
    if path.endswith((".html", ".svg")):
        return text.endswith((b"</html>\n", b"</svg>\n"))
    return text.endswith(b"\n") and len({line.count(b",") for line in text.splitlines()}) == 1


def killed(folder, number, delay):
    process = subprocess.Popen([PROGRAM, "run", "cam-roller-tappet", "--out", folder, "--stop", "0.1"],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(delay)
    process.send_signal(number)
    return process.wait()


def test_killed_at_any_moment_it_leaves_no_half_file(folder):
    begin = time.monotonic()
    support.run(PROGRAM, "run", "cam-roller-tappet", "--out", folder, "--stop", "0.1")
    duration = time.monotonic() - begin
    for name in os.listdir(folder):
        os.unlink(os.path.join(folder, name))
    interrupted = 0
    for number in (signal.SIGTERM, signal.SIGKILL):
        for i in range(40):
            interrupted += killed(folder, number, duration * 1.1 * (i + 1) / 40) != 0
            for name in os.listdir(folder):
                if name.startswith("."):  # a temporary file; only SIGKILL may leave one
                    equal(number, signal.SIGKILL, name)
                    os.unlink(os.path.join(folder, name))
                else:
                    assert complete(os.path.join(folder, name)), "%s is half-written" % name
    assert interrupted > 20, "the signals came too late"


def test_results_that_exist_are_replaced_whole(folder):
    for stop in ("0.5", "0.2"):
        equal(support.run(PROGRAM, "run", "rocking-foot", "--out", folder, "--stop", stop)[0], 0, stop)
        time_column = support.columns(os.path.join(folder, "result.csv"))["time"]
        equal(time_column[-1], float(stop), "last time")


support.main(globals())
