#!/usr/bin/env python3
"""Long simulations: memory and page stay small, nothing is lost in the files.

usage: test_long.py PROGRAM
"""
import math
import os
import re
import resource
import sys

import support
from support import columns, contains, equal, near

PROGRAM = sys.argv[1]
MEGABYTES = 64  # of addresses; the libraries take a few


def results(folder, *arguments, megabytes):
    """Runs the program with so little memory; rows, events and summary."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    code, output, error = support.run(PROGRAM, "run", *arguments, "--out", folder, preexec_fn=limit)
    equal((code, error), (0, ""), "run")
    return columns(os.path.join(folder, "result.csv")), columns(os.path.join(folder, "events.csv")), output


def page_size(folder):
    return os.path.getsize(os.path.join(folder, "index.html"))


def test_memory_does_not_grow_with_the_number_of_rows(folder):
    data, _, summary = results(folder, "rolling-wheel", "--stop", 200, "--interval", 0.001, megabytes=MEGABYTES)
    equal(len(data["time"]), 200001, "rows")
    assert page_size(folder) < 4e6
    a = 9.80665 * math.sin(0.1) / (1 + 0.06 / (2 * 0.3 ** 2))
    for i in (0, 1, 100000, 199999, 200000):
        t = data["time"][i]
        near(t, i / 1000, 1e-8, "time")
        near(data["x"][i], -t + a * t * t / 2, 1e-6, "x at %g" % t)
    low = min(data["x"])
    contains(summary, "x            %.5g .." % low, "(t = %.5g s, 200 s)" % data["time"][data["x"].index(low)])


def test_no_event_is_lost(folder):
    """More events than are kept for the page."""
    data, events, summary = results(folder, "rolling-ellipse", "--set", "w_0=20", "--stop", 600, "--interval", 0.1,
                                    "--tolerance", "1e-8", megabytes=MEGABYTES)
    n = len(events["time"])
    assert n > 10000, "%d events" % n
    contains(summary, "events       %d\n" % n)
    times = set(data["time"])
    assert all(t in times for t in events["time"]), "an event without a row"
    assert all(a <= b for a, b in zip(events["time"], events["time"][1:])), "events in the order of time"
    for name in ("would lift off", "presses again", "friction does not suffice", "friction suffices again"):
        near(events["event"].count(name), n / 4, 1, name)
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as file:
        page = file.read()
    equal(int(re.search(r'"allEvents":(\d+)', page).group(1)), n, "events on the page")
    assert len(page) < 4e6
    shown = re.search(r'"events":\[(.*?)\],\n', page).group(1).count("[")
    assert 100 < shown < n, "%d of them are shown" % shown


def test_plot_keeps_its_peaks(folder):
    """The curve of plot.svg reaches the extreme values of the rows."""
    data, _, _ = results(folder, "cam-roller-tappet", "--stop", 0.5, megabytes=MEGABYTES)
    with open(os.path.join(folder, "plot.svg"), encoding="utf-8") as file:
        curves = re.findall(r'<(?:polyline|path class="curve") [^>]*(?:points|d)="([^"]*)"', file.read())
    equal(len(curves), 4, "curves")
    for name, curve in zip(("distance", "gap", "f_n", "w_roller"), curves):
        y = [float(point) for point in re.findall(r"[-\d.]+[ ,]([-\d.]+)", curve)]
        # a panel is 130 high and leaves a twentieth of the range free below and above
        near(max(y) - min(y), 130 / 1.1, 0.02, "height of the curve of " + name)
        assert max(data[name]) > min(data[name])


support.main(globals())
