"""Runs checks that yield what is wrong, or return the reason why they are skipped, and prints TAP."""
import sys


def run(tests):
    print("1..%d" % len(tests))
    failures = 0
    for number, test in enumerate(tests, 1):
        found = test()
        if isinstance(found, str):
            print("ok %d - %s # SKIP %s" % (number, test.__name__[5:], found))
            continue
        found = list(found)
        failures += bool(found)
        print("%s %d - %s" % ("not ok" if found else "ok", number, test.__name__[5:]))
        for line in found:
            print("# " + line)
    sys.exit(1 if failures else 0)
