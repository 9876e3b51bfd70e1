#!/usr/bin/env python3
"""Counts the tests of a `meson test` run, each test of a TAP program on its own.

usage: count_tests.py TESTLOG.json

Names what failed and what was skipped and why, then prints `N passed, N failed, N skipped` alone on the last
line. A program that crashes, stops early or runs out of time counts as failed for every test it did not
report. The exit code is 1 if anything failed or if nothing was run.
"""
import json
import re
import sys

PLAN = re.compile(r"^1\.\.(\d+)")
RESULT = re.compile(r"^(not )?ok\b\s*\d*\s*(?:-\s*)?([^#]*)(#\s*skip\S*\s*(.*))?", re.I)


def tap_results(name, text):
    """(passed, failed names, skipped names) of a TAP stream, or None if it is none."""
    passed, failed, skipped, planned = 0, [], [], None
    for line in text.splitlines():
        plan, result = PLAN.match(line), RESULT.match(line)
        if plan:
            planned = int(plan.group(1))
        elif result:
            title = ": ".join(part for part in (name, result.group(2).strip(), (result.group(4) or "").strip()) if part)
            if result.group(3):
                skipped.append(title)
            elif result.group(1):
                failed.append(title)
            else:
                passed += 1
    if planned is None:
        return None
    missing = planned - passed - len(failed) - len(skipped)
    failed += [name + ": not reported"] * max(missing, 0)
    return passed, failed, skipped


def results_of(test):
    name, result, output = test["name"], test["result"], test.get("stdout", "")
    if result == "SKIP":
        reason = output.strip().splitlines()
        return 0, [], [name + (": " + reason[-1] if reason else "")]
    good = result in ("OK", "EXPECTEDFAIL")
    tap = tap_results(name, output)
    if tap is None:
        return (1, [], []) if good else (0, ["%s (%s)" % (name, result)], [])
    passed, failed, skipped = tap
    if not good and not failed:
        failed = ["%s (%s)" % (name, result)]
    return passed, failed, skipped


def main(path):
    passed, failed, skipped = 0, [], []
    with open(path, encoding="utf-8") as log:
        for line in log:
            more_passed, more_failed, more_skipped = results_of(json.loads(line))
            passed += more_passed
            failed += more_failed
            skipped += more_skipped
    for title in skipped:
        print("skipped:", title)
    for title in failed:
        print("failed:", title)
    print("%d passed, %d failed, %d skipped" % (passed, len(failed), len(skipped)))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
