"""Writes the results of bench/pairs.py as Markdown and as a plot."""
import os

NAMES = ["I", "II", "III", "IV", "kernel"]
COLORS = {"I": "#999999", "II": "#e69f00", "III": "#0072b2", "IV": "#009e73", "kernel": "#d55e00"}
KINDS = [("separated", "without penetration"), ("penetrating", "with penetration")]
TITLES = {
    "study": "ellipsoids of the study", "close": "ellipsoids, closer", "slender": "ellipsoids 1:1000",
    "superellipsoid": "superellipsoids", "harmonics": "spherical harmonics", "hull": "smoothed hulls",
    "thin": "ellipsoids 1:10000", "sharp": "smoothed hulls, p to 1000, no offset",
    "flat": "segments, discs, boxes, cylinders", "polygon": "stadiums and polygons, in the plane",
    "ellipse": "ellipses", "superellipse": "superellipses", "fourier": "Fourier series",
}

INTRODUCTION = """# Body against body: the study

Written by `bench/pairs.sh{options}`; seed {seed}. "003" is the paper of Römer, Fidlin and Seemann on the normal
parameterization (see the references in the [README](../README.md)), (86) its equation. What is proved about a result of
the kernel, and what is only tried, is in [pair.h](../csrc/include/normalcontact/pair.h).

Two bodies at random, as in 003, section 5.2: semi-axes and offsets uniform in (0, 1), any orientation; study A starts
from the direction between the centres, study B from a random normal. Algorithms I to IV are those of 003, section 5.1,
up to 1000 iterations ([algorithms.c](../bench/pairs/algorithms.c)); the kernel is `nc_spatial_pair_solve`.

What counts as truth ([study.c](../bench/pairs/study.c)), in long double and without the kernel's code: for separated bodies
the distance is proved from both sides; for penetrating ones it is the best of thousands of normals, each that is better
than its neighbours refined. An algorithm is right if its result is the global signed distance to 1e-8; the kernel, if
the signed distance is right to 1e-12 and the normal to 1e-9. The criterion of the paper, (90) and (91), stands beside it
in brackets: it lets some wrong optima pass. Of bodies with flat sides ([study_flat.c](../bench/pairs/study_flat.c)) more
than one normal may be the best: that of the kernel is judged by the signed distance there, and by whether its points are
that far from each other along it and inside of their bodies, to 1e-9.
"""

ERRATA = """## Errors of the print

003 as printed needs these corrections for its section 5: arctan2 has its arguments in another order in (79b) than in
appendix A; the arccos of (79a) loses half the digits near the poles; (90) is quadratic in the error of the normal and (91)
lets wrong optima pass, so that success is judged by the signed distance here.
"""


def percent(part, whole):
    return "100 %" if part == whole else "%.3f %%" % (100 * part / whole)


def by_kind(lines, kind):
    """Rows of 'success' of a kind, by algorithm."""
    return {row[1]: row[2:] for row in lines.get("success", []) if row[0] == kind}


def cell(rows, name):
    if name not in rows:
        return ""
    runs, right, accepted = rows[name][:3]
    text = percent(int(right), int(runs))
    return text + (" (%s)" % percent(int(accepted), int(runs)) if accepted else "")


def table_success(results):
    study = {letter: lines for (entry, letter, _, _, lines) in results if entry[0] == "study"}
    out = ["## Success, as in Table 1 of 003", "",
           "| | | study A | study B | least aspect ratio of a failure, A | B |", "|---|---|--:|--:|--:|--:|"]
    for kind, title in KINDS:
        rows = {letter: by_kind(study[letter], kind) for letter in "AB"}
        for name in NAMES:
            aspects = [rows[letter].get(name, [""] * 4)[3] for letter in "AB"]
            out.append("| %s | %s | %s | %s | %s | %s |" % (
                title if name == "I" else "", name, cell(rows["A"], name), cell(rows["B"], name), *aspects))
    counts = [sum(int(by_kind(study[letter], kind)["I"][0]) for kind, _ in KINDS) for letter in "AB"]
    pairs = {kind: [int(by_kind(study[letter], kind)["kernel"][0]) for letter in "AB"] for kind, _ in KINDS}
    out += ["", "%d pairs for each of the four algorithms; for the kernel %d separated and %d penetrating ones in A, "
            "%d and %d in B." % (counts[0], pairs["separated"][0], pairs["penetrating"][0], pairs["separated"][1],
                                 pairs["penetrating"][1]), ""]
    return out


def table_iterations(results):
    study = {letter: lines for (entry, letter, _, _, lines) in results if entry[0] == "study"}
    head = "40 | 50 | 60 | 70 | 80 | 90 | 95 %"
    out = ["## Iterations, as in Table 2 of 003", "",
           "Until (90) is below the accuracy, for a share of all pairs; – : never, since too many runs fail. The kernel has no",
           "iterations to compare: its line counts all evaluations to the end, at full accuracy, with the certificate and one",
           "evaluation for the curvatures (an iteration of the others costs one evaluation, and there is one for the start).",
           "", "| | accuracy | A: %s | B: %s |" % (head, head), "|---|--:|" + "--:|" * 14]
    table = {}
    for letter in "AB":
        for accuracy, name, *counts in study[letter]["iterations"]:
            table.setdefault((name, accuracy), {})[letter] = ["–" if c == "-1" else c for c in counts]
    for (name, accuracy), row in table.items():
        out.append("| %s | %s | %s | %s |" % (name, "1e-" + accuracy, " | ".join(row["A"]), " | ".join(row["B"])))
    for letter in "AB":
        counts = {row[0]: row[2:] for row in study[letter]["evaluations"]}
        out.append("| kernel, separated pairs only, %s | 1e-14 | %s |" % (letter, (
            " | ".join(counts["separated"]) + " |" * 7 if letter == "A" else " |" * 7 + " | ".join(counts["separated"]))))
    return out + ["", "![Share of the pairs solved after a number of iterations](images/pairs.svg)", ""]


def table_bodies(results):
    out = ["## Other bodies, other aspect ratios, the plane", "",
           "Right results, study A / study B; the kernel on all pairs, the others on the first of them.", "",
           "| | | pairs | I | II | III | IV | kernel |", "|---|---|--:|--:|--:|--:|--:|--:|"]
    sets = {}
    for entry, letter, _, _, lines in results:
        sets.setdefault(entry[:2], {})[letter] = lines
    for (name, program), studies in sets.items():
        if name == "study":
            continue
        title = TITLES[name] + (", in the plane" if program.endswith("planar") else "")
        title = title.replace("ellipsoids 1:1", "ellipses 1:1") if program.endswith("planar") else title
        for kind, what in KINDS:
            rows = [by_kind(studies[letter], kind) for letter in "AB"]
            if "kernel" not in rows[0]:
                continue
            cells = [" / ".join(percent(int(r[n][1]), int(r[n][0])) for r in rows if n in r) for n in NAMES]
            out.append("| %s | %s | %s | %s |" % (title, what, rows[0]["kernel"][0], " | ".join(cells)))
    return out + [""]


def table_accuracy(results):
    out = ["## The kernel", "",
           "Largest errors against the truth; proofs by convergence with d > 0, the rolling ball, branch and bound; `missed`:",
           "brute force found less than the kernel; evaluations at half and at 95 % of the pairs.", "",
           "| | study | pairs | separated | ball | searched | gap | normal | missed | evaluations |",
           "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|"]
    for entry, letter, _, _, lines in results:
        evaluations = {row[0]: row[2:] for row in lines["evaluations"]}
        for kind, runs, separated, ball, searched, gap, normal, _, _, missed in lines["kernel"]:
            plane = ", plane" if entry[1].endswith("planar") else ""
            out.append("| %s, %s | %s | %s | %s | %s | %s | %s | %s | %s | %s, %s |" % (
                entry[0] + plane, kind, letter, runs, separated, ball, searched, gap, normal, missed,
                evaluations[kind][1], evaluations[kind][6]))
    failures = [row for (_, _, _, _, lines) in results for row in lines.get("failure", [])]
    out += ["", "Failures of the kernel: %s" % ("none." if not failures else "")]
    return out + ["- %s: %s, %s" % tuple(row) for row in failures] + [""]


def table_contest(rows):
    out = ["## Cost and accuracy beside others", "",
           "The same 1000 pairs of each class, one run: instructions of a query (callgrind), time, both also as multiples of",
           "the kernel's cold start; failures (a status that says so, the wrong side, or a gap off by 0.01); errors of the gap",
           "and of the normal at half and at 95 % of the pairs. A cold start of `nc_spatial_pair` with shape vectors is the",
           "measure; a warm start takes the normal of a pose that is 1e-3 away. Algorithm III stops at (90) < 1e-14.", ""]
    classes = []
    for row in rows:
        if row[0] not in classes:
            classes.append(row[0])
    for name in classes:
        group = [row for row in rows if row[0] == name]
        base = group[0]
        out += ["**%s**" % name, "", "| | instructions | × | ns | × | failures | gap | normal |",
                "|---|--:|--:|--:|--:|--:|--:|--:|"]
        for _, contestant, ns, failures, gap, gap95, _, normal, normal95, _, count in group:
            counted = ("%.0f | %.2f" % (count, count / base[10])) if count else " | "
            errors = "%s, %s | %s, %s" % (gap, gap95, normal, normal95) if gap else " | "
            out.append("| %s | %s | %s | %.2f | %s | %s |" % (contestant, counted, ns, float(ns) / float(base[2]),
                                                            failures, errors))
        out.append("")
    return out


def draw(results, path):
    width, height, left, top, panel = 640, 250, 46, 22, 280
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" '
           'font-family="sans-serif" font-size="11">' % (width, height, width, height),
           '<rect width="%d" height="%d" fill="#ffffff"/>' % (width, height)]
    bottom = height - 34
    for index, letter in enumerate("AB"):
        lines = next(l for (entry, s, _, _, l) in results if entry[0] == "study" and s == letter)
        x0 = left + index * (panel + 24)
        out.append('<text x="%d" y="14" font-weight="bold">study %s</text>' % (x0, letter))
        for share in range(0, 101, 20):
            y = bottom - share / 100 * (bottom - top)
            out.append('<path d="M%d %.1fh%d" stroke="#e0e0e0"/>' % (x0, y, panel))
            if index == 0:
                out.append('<text x="%d" y="%.1f" text-anchor="end">%d %%</text>' % (x0 - 4, y + 4, share))
        for count in range(0, 21, 5):
            x = x0 + count / 20 * panel
            out.append('<text x="%.1f" y="%d" text-anchor="middle">%d</text>' % (x, bottom + 14, count))
        out.append('<text x="%d" y="%d" text-anchor="middle">iterations (kernel: evaluations)</text>'
                   % (x0 + panel // 2, bottom + 28))
        for rank, (name, *shares) in enumerate(lines["curve"]):
            points = ["%.1f,%.1f" % (x0 + i / 20 * panel, bottom - float(s) * (bottom - top))
                      for i, s in enumerate(shares[:21])]
            out.append('<polyline fill="none" stroke="%s" stroke-width="%s" points="%s"/>'
                       % (COLORS[name], "2.5" if name == "kernel" else "1.5", " ".join(points)))
            out.append('<text x="%d" y="%d" fill="%s">%s</text>' % (x0 + panel - 42, bottom - 70 + 13 * rank, COLORS[name],
                                                                    name))
        out.append('<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="#808080"/>'
                   % (x0, top, panel, bottom - top))
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out + ["</svg>", ""]))


def write(folder, results, rows, seed, options):
    """results: (set, study, pairs, pairs of the algorithms, lines by their first word)."""
    draw(results, os.path.join(folder, "images", "pairs.svg"))
    text = [INTRODUCTION.format(seed=seed, options=options)]
    for part in (table_success(results), table_iterations(results), table_accuracy(results), table_bodies(results),
                 table_contest(rows)):
        text.append("\n".join(part))
    with open(os.path.join(folder, "pairs.md"), "w", encoding="utf-8") as file:
        file.write("\n".join(text + [ERRATA]))
