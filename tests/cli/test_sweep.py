#!/usr/bin/env python3
"""Plans, runs and collected results of sweeps.

usage: test_sweep.py PROGRAM
"""
import glob
import hashlib
import json
import math
import os
import re
import resource
import subprocess
import sys

import browser
import support
from support import Skip, columns, contains, equal, near

PROGRAM = sys.argv[1]
OUTPUTS = "max(gap),min(f_n),events(all),last(distance)"


def sweep(*arguments, code=0, **options):
    got, output, error = support.run(PROGRAM, "sweep", *arguments, **options)
    equal((got, error if code == 0 else ""), (code, ""), " ".join(map(str, arguments)) + error)
    return output if code == 0 else error


def plan(folder, *arguments, name="p", example="cam-flat-tappet", **options):
    out = os.path.join(folder, name)
    sweep("plan", example, *arguments, "--out", out, **options)
    return out


def small(folder, name="p", rows=(6, 5), *more):
    return plan(folder, "--set", "c=10000:30000:%d" % rows[0], "--set", "f_0=50:250:%d" % rows[1], "--output", OUTPUTS,
                "--stop", "0.01", *more, name=name)


def content(*path):
    with open(os.path.join(*path), "rb") as file:
        return file.read()


def test_results_are_those_of_single_runs(folder):
    out = small(folder, "p", (3, 2))
    contains(sweep("run", out), "6 runs in", " 0 failed")
    contains(sweep("collect", out), "6 rows, 0 failed")
    data = columns(os.path.join(out, "results.csv"))
    equal(list(data), ["index", "c", "f_0", "max(gap)", "min(f_n)", "events(all)", "last(distance)", "status"])
    equal(data["index"], [0, 1, 2, 3, 4, 5])
    equal(data["c"], [10000, 10000, 20000, 20000, 30000, 30000])
    equal(data["f_0"], [50, 250] * 3)
    for i in range(6):
        rows, events, _ = support.results(PROGRAM, os.path.join(folder, "run"), "cam-flat-tappet", "--stop", "0.01",
                                          "--set", "c=%g" % data["c"][i], "--set", "f_0=%g" % data["f_0"][i])
        near(data["max(gap)"][i], max(rows["gap"]), 1e-11, "max")  # result.csv has 12 digits
        near(data["min(f_n)"][i], min(rows["f_n"]), 1e-9, "min")
        near(data["last(distance)"][i], rows["distance"][-1], 1e-12, "last")
        equal(data["events(all)"][i], len(events["event"]), "events")


def test_results_are_equal_for_any_number_of_workers(folder):
    tables = []
    for jobs in (1, 2, 8):
        out = small(folder, "p%d" % jobs, (20, 15))
        sweep("run", out, "--jobs", jobs)
        sweep("collect", out, "--no-rerun")
        tables.append(content(out, "results.csv"))
    out = small(folder, "tasks", (20, 15))
    sweep("run", out, "--task", "3")
    sweep("run", out, "--task", "7:16", "--jobs", "3")
    contains(sweep("status", out), "192 of 300 runs", "missing  6 tasks, the first one 0")
    contains(sweep("collect", out, code=1), "6 of 17 tasks are missing, the first one is 0", "goes on")
    contains(sweep("run", out), "108 runs in")
    contains(sweep("run", out), "0 runs in")
    sweep("collect", out, "--no-rerun")
    for table in tables[1:] + [content(out, "results.csv")]:
        equal(table == tables[0], True, "tables are byte-equal")
    equal(len(os.listdir(os.path.join(out, "results"))), 17, "bundles of the root of 300")


def test_runs_end_when_all_is_known(folder):
    arguments = ["--set", "c=list:20000,25000", "--tolerance", "1e-6", "--output"]
    values = []
    for name, more in (("short", ""), ("whole", ",last(w)")):
        out = plan(folder, *arguments, "when(w,floating[*]),first(w)" + more, name=name, example="cylinder-head")
        output = sweep("run", out, "--jobs", "1")
        sweep("collect", out, "--no-rerun")
        data = columns(os.path.join(out, "results.csv"))
        equal(data["status"], ["ok", "ok"])
        values.append((data["when(w,floating[*])"], data["first(w)"]))
        values[-1] += (float(re.search(r"in (\S+) s", output).group(1)),)
    equal(values[0][:2], values[1][:2], "the same results")
    equal(values[0][1], [150, 150])
    assert values[0][0][0] < values[0][0][1] and 340 < values[0][0][1] < 380, values
    assert values[0][2] < 0.8 * values[1][2], "earlier: %s" % values


def test_failed_and_ended_runs_are_results(folder):
    out = plan(folder, "--set", "R=0.02:0.2:7", "--output", "max(f_n),last(x)", example="foot-strike")
    contains(sweep("run", out), "7 runs", "4 failed")
    sweep("collect", out, "--no-rerun")
    data = columns(os.path.join(out, "results.csv"))
    bad = [i for i in range(7) if data["status"][i] != "ok"]
    equal(len(bad), 4)
    for i in bad:
        contains(data["status"][i], "failed: the foot starts", "inside the ground; make R or L_0 smaller")
        equal((data["max(f_n)"][i], data["last(x)"][i]), ("", ""))
    out = plan(folder, "--set", "slope=list:0.009,0.3", "--output", "last(time)", name="e", example="passive-walker")
    sweep("run", out)
    sweep("collect", out)
    data = columns(os.path.join(out, "results.csv"))
    for i, status in enumerate(data["status"]):
        if status != "ok":
            contains(status, "ended at t = ")
            near(data["last(time)"][i], float(re.search(r"t = (\S+) s", status).group(1)), 1e-3)
    assert "ok" not in data["status"][1], "a steep slope is too much: " + data["status"][1]


def test_plans_never_change(folder):
    out = small(folder)
    contains(sweep("plan", "cam-flat-tappet", "--set", "c=1:2:2", "--out", out, code=1), "has a plan, which never")
    text = content(out, "plan.txt").decode()
    equal(re.search(r"^table (\S+)$", text, re.M).group(1), hashlib.sha256(content(out, "plan.csv")).hexdigest())
    equal(len(re.search(r"^program (\S+)$", text, re.M).group(1)), 64)
    sweep("run", out, "--task", "0")
    table = content(out, "plan.csv")
    with open(os.path.join(out, "plan.csv"), "wb") as file:
        file.write(table.replace(b"10000", b"10001"))
    contains(sweep("run", out, code=1), "was changed after it was planned", "plan again")
    with open(os.path.join(out, "plan.csv"), "wb") as file:
        file.write(table[:-9])
    contains(sweep("run", out, "--task", "1", code=1), "was changed or cut")
    with open(os.path.join(out, "plan.csv"), "wb") as file:
        file.write(table)
    with open(os.path.join(out, "plan.txt"), "w") as file:
        file.write(re.sub("program .", "program x", text))
    contains(sweep("run", out, code=1), "not the program that the plan")
    with open(os.path.join(out, "plan.txt"), "w") as file:
        file.write(text.replace("min(f_n)", "max(f_n)"))
    contains(sweep("run", out, code=1), "000000.csv' is not of this plan", "goes on")


def test_another_library_is_another_program(folder):
    out = small(folder)
    listed = subprocess.run(["ldd", PROGRAM], text=True, stdout=subprocess.PIPE).stdout
    library = re.search(r"(libnormalcontact\S+) => (\S+)", listed)
    if not library:
        raise Skip("the program has no library of its own")
    with open(os.path.join(folder, library.group(1)), "wb") as file:
        file.write(content(library.group(2)) + b"\0")
    code, _, error = support.run(PROGRAM, "sweep", "run", out, env=dict(os.environ, LD_LIBRARY_PATH=folder))
    equal(code, 1)
    contains(error, "not the program that the plan")
    sweep("run", out)


def test_damaged_results_are_noticed(folder):
    out = small(folder)
    sweep("run", out)
    path = os.path.join(out, "results", "000001.csv")
    text = content(path)
    with open(path, "wb") as file:
        file.write(text[:-5])
    contains(sweep("collect", out, code=1), "000001.csv' and run the sweep again")
    os.remove(path)
    sweep("run", out)
    equal(content(path), text, "the same again")
    sweep("collect", out)


def test_designs(folder):
    out = plan(folder, "--design", "latin", "--count", "50", "--seed", "3", "--set", "c=log:1000:100000", "--set",
               "f_0=normal:150,10", "--output", "max(f_n)", name="latin")
    data = columns(os.path.join(out, "plan.csv"))
    equal(len(data["c"]), 50)
    equal(sorted(math.floor(25 * math.log10(c / 1000)) for c in data["c"]), list(range(50)), "one in each of 50 parts")
    assert 145 < sum(data["f_0"]) / 50 < 155 and 5 < max(data["f_0"]) - 150 < 50, data["f_0"]
    again = plan(folder, "--design", "latin", "--count", "50", "--seed", "3", "--set", "c=log:1000:100000", "--set",
                 "f_0=normal:150,10", "--output", "max(f_n)", name="again")
    equal(content(out, "plan.csv"), content(again, "plan.csv"), "the same seed")
    other = plan(folder, "--design", "latin", "--count", "50", "--seed", "4", "--set", "c=log:1000:100000", "--set",
                 "f_0=normal:150,10", "--output", "max(f_n)", name="other")
    assert content(out, "plan.csv") != content(other, "plan.csv"), "another seed"
    out = plan(folder, "--design", "sobol", "--count", "4", "--set", "c=8:16", "--set", "w_0=0:8", "--set", "f_0=100",
               "--output", "max(f_n)", name="sobol")
    data = columns(os.path.join(out, "plan.csv"))
    for name, expected in (("c", [8, 12, 10, 14]), ("w_0", [0, 4, 6, 2]), ("f_0", [100] * 4)):
        for i in range(4):
            near(data[name][i], expected[i], 1e-8, name)
    path = os.path.join(folder, "rows.csv")
    with open(path, "w") as file:
        file.write("f_0,c\n100,20000\n0.1,30000\n")
    out = plan(folder, "--design", path, "--output", "max(f_n)", name="file")
    equal(content(out, "plan.csv"), b"index,f_0,c\n0,100,20000\n1,0.1,30000\n")


def test_numbers_in_plans_are_exact(folder):
    out = plan(folder, "--set", "f_0=0.1:0.7:7", "--output", "max(f_n)")
    values = [float(line.split(",")[1]) for line in content(out, "plan.csv").decode().splitlines()[1:]]
    equal(values, [0.1] + [0.1 + (0.7 - 0.1) * (k / 6) for k in range(1, 6)] + [0.7])
    contains(content(out, "plan.csv").decode(), "0,0.1\n", "6,0.7\n")


def test_wrong_plans(folder):
    wrong = {
        "no parameter 'nosuch'": ["cam-flat-tappet", "--set", "nosuch=1:2:3"],
        "row 0: c = -5 is out of range": ["cam-flat-tappet", "--set", "c=-5:3:4"],
        "it must be from 0 to 1000\n": ["rolling-wheel", "--set", "mu=-1:1:3"],
        "row 1: release = 0.5 is neither yes nor no; it is 0 or 1": ["simplest-walker", "--set", "release=0:1:3"],
        "there is no example 'cam'": ["cam", "--set", "c=1:2:3"],
        "needs a parameter to vary": ["cam-flat-tappet"],
        "'c' is not understood": ["cam-flat-tappet", "--set", "c"],
        "'c=1:2:x' is not understood": ["cam-flat-tappet", "--set", "c=1:2:x"],
        "c needs a count": ["cam-flat-tappet", "--set", "c=1:2"],
        "needs its number of rows": ["cam-flat-tappet", "--set", "c=1:2", "--design", "latin"],
        "names c twice": ["cam-flat-tappet", "--set", "c=1:2:3", "--set", "c=1:2:3"],
        "no variable 'f'": ["cam-flat-tappet", "--set", "c=1:2:3", "--output", "max(f)"],
        "'maximum(f_n)' is not understood": ["cam-flat-tappet", "--set", "c=1:2:3", "--output", "maximum(f_n)"],
        "belong together": ["--model", "M", "--set", "c=1:2:3"],
        "two positive numbers": ["cam-flat-tappet", "--set", "c=log:0:2:3"],
        "the count must be a whole number from 1 to": ["cam-flat-tappet", "--set", "c=1:2:1e10"],
        "cannot read the design": ["cam-flat-tappet", "--design", "nosuch.csv"],
        "--seed -1": ["cam-flat-tappet", "--set", "c=1:2:3", "--seed", "-1"],
        "the time must be positive": ["cam-flat-tappet", "--set", "c=1:2:3", "--stop", "-1"],
    }
    for message, arguments in wrong.items():
        code, output, error = support.run(PROGRAM, "sweep", "plan", *arguments, "--out", os.path.join(folder, "p"))
        assert code in (1, 2) and output == "", (code, output, arguments)
        contains(error, message)
        assert not os.path.exists(os.path.join(folder, "p", "plan.txt")), "no plan is left"
    for message, arguments in {"needs the folder": ["run"], "makes it": ["run", folder], "needs one of plan": ["walk"],
                               "has the tasks 0 to 4": ["run", small(folder), "--task", "6"],
                               "--jobs 0": ["run", small(folder, "q"), "--jobs", "0"],
                               "no 'pbs'": ["submit", small(folder, "r"), "--via", "pbs"]}.items():
        code, _, error = support.run(PROGRAM, "sweep", *arguments)
        assert code in (1, 2), code
        contains(error, message)


def test_distance_from_a_measured_curve(folder):
    rows, _, _ = support.results(PROGRAM, os.path.join(folder, "run"), "foot-strike", "--set", "L_0=0.9")
    path = os.path.join(folder, "curve.csv")
    with open(path, "w") as file:
        file.write("time,f_n\n")
        for t, f in list(zip(rows["time"], rows["f_n"]))[::7]:
            file.write("%.12g,%.12g\n" % (t, f))
    out = plan(folder, "--set", "L_0=list:0.88,0.9", "--output", "distance(f_n,%s)" % path, example="foot-strike")
    os.remove(path)  # the plan has a copy
    sweep("run", out)
    sweep("collect", out, "--no-rerun")
    data = columns(os.path.join(out, "results.csv"))
    distance = data["distance(f_n,%s)" % path]
    near(distance[1], 0, 1e-6, "the curve itself")
    assert distance[0] > 10, distance
    with open(os.path.join(out, "curve.csv"), "a") as file:
        file.write("1,1\n")
    contains(sweep("run", out, code=1), "curve.csv' was changed after it was planned")


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_long_plans_take_seconds(folder):
    begin = processor_time()
    out = plan(folder, "--set", "c=10000:30000:1000", "--set", "f_0=50:250:1000", "--output", "max(f_n)", "--stop", "1e-5")
    written = processor_time() - begin
    equal(content(out, "plan.csv").count(b"\n"), 1000001)
    begin = processor_time()
    sweep("run", out, "--task", "999:999")  # reads its rows only
    read = processor_time() - begin
    lines = content(out, "results", "000999.csv").decode().splitlines()
    equal((len(lines), lines[1].split(",")[0], lines[-1].split(",")[0]), (1001, "999000", "999999"))
    print("# a million rows: written in %.1f s, the last thousand run in %.1f s" % (written, read))
    assert written < 20 and read < 3, (written, read)


def peak(arguments):
    """The peak memory of a command and its processes in kB, each alone."""
    done = subprocess.run([sys.executable, "-c",
                           "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, "
                           "stdout=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)",
                           PROGRAM, *arguments], check=True, text=True, stdout=subprocess.PIPE)
    return int(done.stdout)


def test_memory_does_not_grow_with_the_number_of_runs(folder):
    peaks = []
    for rows in (100, 10000):
        out = plan(folder, "--set", "c=10000:30000:%d" % rows, "--output", "max(f_n)", "--stop", "1e-5",
                   name="p%d" % rows)
        peaks.append([peak(["sweep", "run", out]), peak(["sweep", "collect", out, "--no-rerun"])])
    for few, many in zip(*peaks):
        assert many < few + 3000, peaks  # kB; the page keeps up to 12000 rows


def test_files_grow_slower_than_runs(folder):
    counts = []
    for rows in (100, 400, 10000):
        out = plan(folder, "--set", "c=10000:30000:%d" % rows, "--output", "max(f_n)", "--stop", "1e-6",
                   name="p%d" % rows)
        sweep("run", out)
        counts.append(len(glob.glob(os.path.join(out, "results", "*"))))
    equal(counts, [10, 20, 100])


def test_overhead_per_run(folder):
    """Runs of next to nothing: all that is left is the sweep itself."""
    out = plan(folder, "--set", "c=10000:30000:4000", "--output", "max(f_n)", "--stop", "1e-6")
    code = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL); "
            "u = resource.getrusage(resource.RUSAGE_CHILDREN); print(u.ru_utime + u.ru_stime)")
    done = subprocess.run([sys.executable, "-c", code, PROGRAM, "sweep", "run", out], check=True, text=True,
                          stdout=subprocess.PIPE)
    milliseconds = float(done.stdout) / 4000 * 1000
    assert milliseconds < 3, milliseconds
    print("# %.3f ms of all processors per run" % milliseconds)


def test_a_shape_of_the_body(folder):
    """It is copied into the plan, all runs have it, and it may not change."""
    path = os.path.join(folder, "cam.txt")
    with open(path, "w") as file:
        file.write("circle(0.025) + shift(x=0.004)")
    out = plan(folder, "--shape", path, "--set", "c=10000:30000:2", "--output", "max(distance)", "--stop", "0.1")
    os.unlink(path)
    sweep("run", out)
    sweep("collect", out)
    copy = os.path.join(out, "cam.txt")
    rows = support.results(PROGRAM, os.path.join(folder, "run"), "cam-flat-tappet", "--shape", copy, "--set", "c=30000",
                           "--stop", "0.1")[0]
    data = columns(os.path.join(out, "results.csv"))
    near(data["max(distance)"][1], max(rows["distance"]), 1e-12, "the run with c = 30000")
    near(data["max(distance)"][0], 0.029, 1e-4, "radius and eccentricity")
    contains(content(out, "index.html").decode(), "--shape 'cam.txt'")
    with open(copy, "a") as file:
        file.write(" + offset(0.001)")
    contains(sweep("run", out, code=1), "cam.txt' was changed after it was planned")
    contains(sweep("plan", "cylinder-head", "--shape", copy, "--set", "c=1:2:2", "--out", os.path.join(folder, "q"), code=2),
             "no body whose shape may be changed")


def test_page(folder):
    out = small(folder, "p", (6, 5))
    sweep("run", out)
    contains(sweep("collect", out), "the worst case of max(gap), row", "index.html")
    page = content(out, "index.html").decode()
    data = json.loads(re.search(r"const DATA = (\{.*\});\n</script>", page, re.S).group(1))
    table = columns(os.path.join(out, "results.csv"))
    equal((data["runs"], len(data["rows"]), data["failed"]), (30, 30, 0))
    worst = data["outputs"][0]["worst"]
    equal(worst["page"], "worst/index.html")
    row = table["max(gap)"].index(max(table["max(gap)"]))
    equal(worst["row"], row)
    near(worst["value"], table["max(gap)"][row], 1e-12)
    contains(worst["command"], "normalcontact run cam-flat-tappet --set c=%g --set f_0=%g" % (table["c"][row],
                                                                                         table["f_0"][row]))
    equal(data["outputs"][1]["worst"]["row"], table["min(f_n)"].index(min(table["min(f_n)"])), "of min() the smallest")
    assert os.path.exists(os.path.join(out, "worst", "index.html"))
    again = columns(os.path.join(out, "worst", "result.csv"))
    near(max(again["gap"]), worst["value"], 1e-11, "its page shows it")


def test_page_draws(folder):
    if not browser.chromium():
        raise Skip("no Chromium here")
    out = small(folder, "p", (6, 5))
    sweep("run", out)
    sweep("collect", out, "--no-rerun")
    page = browser.Browser(browser.chromium())
    try:
        page.open("file://" + os.path.join(out, "index.html"))
        equal(page.complaints(), [])
        colours = """(id => {
            const canvas = document.querySelector(id), c = canvas.getContext("2d");
            const data = c.getImageData(0, 0, canvas.width, canvas.height).data, found = new Set();
            for (let i = 0; i < data.length; i += 4)
              if (data[i + 3] === 255) found.add(data[i] << 16 | data[i + 1] << 8 | data[i + 2]);
            return found.size;
        })"""
        assert page.evaluate(colours + "('#mapcanvas')") > 25, "a cell of the map has its own colour"
        equal(page.evaluate("document.querySelectorAll('#plots canvas').length"), 2, "one plot for each parameter")
        before = page.evaluate("document.querySelector('#mapcanvas').toDataURL()")
        page.evaluate("(s => { s.value = 1; s.dispatchEvent(new Event('change')); })(document.querySelector('#output'))")
        contains(page.evaluate("document.querySelector('#mapcaption').textContent"), "min(f_n) over c in N/m (across)")
        assert page.evaluate("document.querySelector('#mapcanvas').toDataURL()") != before, "another output, another map"
        equal(page.evaluate("(r => r[1] - r[0] > 0.9)(meansRange([1, 1, 1 + 2 ** -52]))"), True, "differ by rounding")
        equal(page.evaluate("meansRange([0, 2, 1])"), [0, 2], "means that differ")
        equal(page.evaluate("document.documentElement.scrollWidth > innerWidth"), False, "fits the window")
        equal(page.complaints(), [])
    finally:
        page.close()


support.main(globals())
