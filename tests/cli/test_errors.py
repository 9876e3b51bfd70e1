#!/usr/bin/env python3
"""Wrong usage and a hostile machine: exit codes, messages, and no half-written file.

usage: test_errors.py PROGRAM
"""
import os
import pty
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
    for arguments in (["--help"], ["-h"], ["help"], ["list", "--help"], ["run", "--help"], ["check", "-h"], ["draw", "--help"],
                      ["distance", "-h"], ["convert", "--help"]):
        code, output, error = support.run(PROGRAM, *arguments)
        equal((code, error), (0, ""), str(arguments))
        contains(output, "usage:")
    for command in ("list", "run", "check", "draw", "distance", "convert"):
        equal(support.run(PROGRAM, "help", command), support.run(PROGRAM, command, "--help"), command)
    contains(failing(2, "help", "walk"), "no command 'walk'")
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
    for number in ("nan", "inf", "1e999", "0x10", " 1", ""):
        contains(failing(2, "run", "rocking-foot", "--stop", number), "needs a number, not '%s'" % number)
    contains(failing(2, "run", "rocking-foot", "--stop", "1e12"), "rows", "--interval")
    contains(failing(2, "run", "rocking-foot", "--stop", "1e-300"), "--stop 1e-300", "too short", "1e-12 s or more")
    contains(failing(2, "run", "rocking-foot", "--interval", "0"), "must be positive")
    contains(failing(2, "run", "rocking-foot", "--engine", "steam"), "no engine 'steam'")
    contains(failing(2, "run", "rocking-foot", "--stop", "1", "--stop", "2"), "--stop is given twice", "leave one")
    contains(failing(2, "run", "rocking-foot", "--out", "a", "--out=b"), "--out is given twice")


def test_a_parameter_that_does_not_exist(folder):
    contains(failing(2, "run", "rocking-foot", "--set", "mass=2"), "no parameter 'mass'", "R, m, J_P, alpha_0")
    contains(failing(2, "run", "ellipsoid-on-torus", "--set", "m=1"), "has no parameters")
    contains(failing(2, "run", "rocking-foot", "--set", "m"), "parameter=number")
    contains(failing(2, "run", "rocking-foot", "--set", "m=heavy"), "parameter=number")
    contains(failing(2, "run", "rocking-foot", "--set", "m=-1"), "out of range", "kg")
    contains(failing(2, "run", "rocking-foot", "--set", "mu=-1"), "from 0 to 1000\n")
    contains(failing(2, "run", "rocking-foot", "--set", "m=1", "--set", "R=0.1", "--set", "m=2"), "--set names m twice", "leave one")
    for name, switch in (("cam-roller-tappet", "frictionAsPrinted"), ("simplest-walker", "release")):
        contains(failing(2, "run", name, "--set", switch + "=0.5"), switch + " = 0.5", "it is 0 or 1")


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
    if ".html" in path or ".svg" in path:
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
                if name.startswith("."):  # a temporary name; only SIGKILL may leave one
                    equal(number, signal.SIGKILL, name)
                assert complete(os.path.join(folder, name)), "%s is half-written" % name
                if name.startswith("."):
                    os.unlink(os.path.join(folder, name))
    assert interrupted > 20, "the signals came too late"


def test_a_disk_that_fills_up_keeps_the_earlier_results(folder):
    """A file system that holds the first results, but not larger ones beside them."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "none", folder]
    if not support.is_root() or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        raise support.Skip("a small file system cannot be mounted here")
    try:
        equal(support.run(PROGRAM, "run", "rocking-foot", "--out", folder)[0], 0, "first run")
        before = {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)}
        equal(sorted(before), ["events.csv", "index.html", "plot.svg", "result.csv"], "files")
        contains(failing(1, "run", "rocking-foot", "--stop", "300", "--out", folder), "No space left", "--out")
        equal({name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)}, before, "files")
    finally:
        subprocess.run(["umount", folder], check=True)


def on_a_terminal(*arguments, slow=False):
    """Exit code and all that appears on a terminal. A slow machine lets the program work during a tenth of the first
    three seconds only, so that what it shows after a second can be seen however fast this machine is."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    end = time.monotonic() + 3
    while slow and time.monotonic() < end and process.poll() is None:
        process.send_signal(signal.SIGSTOP)
        time.sleep(0.18)
        process.send_signal(signal.SIGCONT)
        time.sleep(0.02)
    text = b""
    while True:
        try:
            data = os.read(ours, 65536)
        except OSError:  # the other end is closed
            break
        text += data
    os.close(ours)
    return process.wait(), text.decode()


def test_progress_is_shown_on_a_terminal_only(folder):
    code, text = on_a_terminal("run", "cam-roller-tappet", "--stop", "12", "--interval", "0.01", "--out", folder,
                               slow=True)
    equal(code, 0, "exit code")
    assert all("%3d %%" % percent in text for percent in (90, 95, 99)), "no progress"
    assert text.count("\r[") <= 101, "the same progress is drawn again"
    summary = text.rsplit(" \r", 1)[1]
    assert summary.startswith("cam-roller-tappet: ") and "[" not in summary, "progress is left: %r" % summary
    code, text = on_a_terminal("run", "rocking-foot", "--stop", "0.1", "--out", folder)
    equal((code, text.startswith("rocking-foot: ")), (0, True), "what is ready within a second shows no progress")
    code, output, error = support.run(PROGRAM, "run", "cam-roller-tappet", "--out", folder)
    equal((code, error), (0, ""), "without a terminal")
    assert "\r" not in output


def test_check_shows_that_it_works(folder):
    coefficients = ", ".join("1" if i == 0 else "1e-7" if i >= 4 else "0" for i in range(65 ** 2))
    path = os.path.join(folder, "harmonics")
    with open(path, "w") as file:
        file.write("harmonics({%s})" % coefficients)
    code, text = on_a_terminal("check", path, slow=True)
    equal(code, 0, text[:2000])
    contains(text, "\rcurvature radii at all normals: 1 s")
    assert not text.rsplit(" \r", 1)[1].startswith("curvature"), "progress is left"


def test_the_shortest_and_the_longest_steps(folder):
    for arguments in (["--stop", "1e-12"], ["--stop", "100", "--interval", "100"]):
        data = support.results(PROGRAM, folder, "rolling-ellipse", *arguments)[0]
        equal(data["time"], [0, float(arguments[1])], " ".join(arguments))


def test_parameters_that_make_no_sense_together(folder):
    contains(failing(1, "run", "foot-strike", "--set", "leg_0=0", "--out", folder), "inside the ground", "smaller")
    contains(failing(1, "run", "passive-walker", "--set", "R=2", "--out", folder), "feet are larger", "R smaller")
    for sole in ("growth=-0.4", "growth=1", "R=0.09"):  # R + growth times an angle of up to 1 rad
        contains(failing(1, "run", "round-feet-walker", "--set", sole, "--out", folder), "soles are not convex", "R larger", "growth")
    contains(failing(1, "run", "ball-in-bowl", "--set", "R_ball=2", "--out", folder), "does not fit", "R_ball smaller")
    contains(failing(1, "run", "cylinder-head", "--set", "lift=0.07", "--out", folder), "not convex", "lift smaller")
    contains(failing(1, "run", "tumbling-superellipsoid", "--set", "a=9", "--out", folder), "inside the plane", "smaller")
    contains(failing(1, "run", "rattleback", "--set", "I_31=1", "--out", folder), "no body has this inertia")
    for inertia in ("I_22=0.0019", "I_11=0.00005", "I_33=0.002", "I_31=-0.0006"):  # more than the sum of the others
        contains(failing(1, "run", "rattleback", "--set", inertia, "--out", folder), "no body has this inertia", "sum")
    for name, preload, length in (("bucket-tappet", "c=6000", "0.0333 m"), ("finger-follower", "f_0=1e4", "0.333 m")):
        contains(failing(1, "run", name, "--set", preload, "--out", folder), length, "coils touch", "make c larger or f_0 smaller")
    contains(failing(1, "run", "freeform-cam", "--set", "roller=0.1", "--out", folder), "does not fit", "smaller")
    equal(os.listdir(folder), [], "files")


def test_a_load_beyond_the_law_of_line_contact(folder):
    contains(failing(1, "run", "bucket-tappet", "--set", "m=1000", "--out", folder), "fails at t = ", "half of its radius",
             "make loads, masses or speeds smaller")


def test_a_plate_is_a_possible_body(folder):
    equal(support.run(PROGRAM, "run", "rattleback", "--set", "I_22=0.0018", "--stop", "0.01", "--out", folder)[::2], (0, ""), "plate")


def test_results_that_exist_are_replaced_whole(folder):
    for stop in ("0.5", "0.2"):
        equal(support.run(PROGRAM, "run", "rocking-foot", "--out", folder, "--stop", stop)[0], 0, stop)
        time_column = support.columns(os.path.join(folder, "result.csv"))["time"]
        equal(time_column[-1], float(stop), "last time")


NAMES = ["events.csv", "index.html", "plot.svg", "result.csv"]


def contents(folder):
    return {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)
            if os.path.isfile(os.path.join(folder, name))}


def test_all_results_are_replaced_or_none(folder):
    """A folder in the place of each of the files, then each of them read-only."""
    for name in NAMES:
        here = os.path.join(folder, name)
        equal(support.run(PROGRAM, "run", "rocking-foot", "--out", here, "--stop", "0.5")[0], 0, "first run")
        os.unlink(os.path.join(here, name))
        os.mkdir(os.path.join(here, name))
        before = contents(here)
        equal(len(before), 3, "files")
        contains(failing(1, "run", "rocking-foot", "--out", here), name, "a folder has this name", "--out")
        equal(contents(here), before, "files")
        equal(sorted(os.listdir(here)), NAMES, "hidden files")
        os.rmdir(os.path.join(here, name))
        with open(os.path.join(here, name), "w") as file:
            file.write("old")
        os.chmod(os.path.join(here, name), 0o444)
        before = contents(here)
        bounded = ["setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override"]
        if support.is_root() and subprocess.run([*bounded, "test", "-w", os.path.join(here, name)]).returncode == 0:
            raise support.Skip("root may write to read-only files here")
        command = [*(bounded if support.is_root() else []), PROGRAM, "run", "rocking-foot", "--out", here]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        equal((done.returncode, done.stdout), (1, ""), "read-only")
        contains(done.stderr, name, "Permission denied", "make it writable")
        equal(contents(here), before, "files")


def test_closed_standard_streams(folder):
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    done = subprocess.run(["bash", "-c", 'cat "$1" & "$0" draw "circle(0)" --out "$1" 2>&-; wait', PROGRAM, pipe],
                          stdout=subprocess.PIPE, text=True)
    equal(done.stdout, "", "a message that nobody hears is not written to the file instead")
    done = subprocess.run(["bash", "-c", '"$0" run rocking-foot --out "$1" <&- >&- 2>&-; echo $?', PROGRAM,
                           os.path.join(folder, "out")], stdout=subprocess.PIPE, text=True)
    equal(done.stdout, "1\n", "nobody hears the summary")
    assert all(complete(os.path.join(folder, "out", name)) for name in NAMES)


def test_an_empty_name_of_a_folder(folder):
    contains(failing(2, "run", "rocking-foot", "--out", ""), "--out needs a value")
    contains(failing(2, "run", "rocking-foot", "--out="), "--out needs a value")
    contains(failing(2, "run", "rocking-foot", "--out", "--stop", "1"), "--out needs a value")


def test_what_was_typed_is_shown_without_control_characters(folder):
    for arguments in (["\x1b[2J"], ["run", "\x1b[2J"], ["run", "rocking-foot", "--\x1b[2J"], ["check", "a\x1b[2J"],
                      ["run", "rocking-foot", "--set", "\x1b[2J=1"], ["run", "rocking-foot", "--set", "\x1b[2J"],
                      ["run", "rocking-foot", "--stop", "\x1b[2J"], ["run", "rocking-foot", "--engine", "\x1b[2J"],
                      ["list", "\x1b[2J"], ["draw", "circle(1)", "--out", "/no/\x1b[2J"],
                      ["run", "rocking-foot", "--out", "/proc/\x1b[2J"], ["check", "circle(1)\x1b[2J"]):
        code, output, error = support.run(PROGRAM, *arguments)
        assert code != 0 and "\x1b" not in output + error and error.count("\n") == 1, (arguments, error)
        contains(error, "\\x1b[2J")
    path = os.path.join(folder, "\x1b[2J")
    with open(path, "w") as file:
        file.write("circle(1)")
    code, output, error = support.run(PROGRAM, "check", path)
    equal((code, error, "\x1b" in output), (0, "", False), "the name of a file")


support.main(globals())
