"""The tabs of a dialog, in the order in which OMEdit makes them: General, then each at the first parameter that names it."""
import json

LAST = "Animation"
TABS = ["General", "Advanced", "Ports", LAST]


def elements(instance):
    """What a dialog shows of a class and of its bases in this package, bases where they are extended, a name once."""
    found = {}
    for element in instance.get("elements", []):
        if element["$kind"] == "extends":
            base = element["baseClass"]
            if isinstance(base, dict) and base["name"].startswith("NormalContact."):
                for name, inner in elements(base).items():
                    found.setdefault(name, inner)
        elif element["$kind"] == "component":
            prefixes = element.get("prefixes", {})
            if prefixes.get("public", True) and not prefixes.get("final", False):
                found.setdefault(element["name"], element)
    return found


def tabs(instance):
    found = ["General"]
    for element in elements(instance).values():
        tab = element.get("annotation", {}).get("Dialog", {}).get("tab", "General")
        if tab not in found:
            found.append(tab)
    return found


def misplaced(name, output):
    """What is wrong with the tabs of a class, of which omc tells `output` (getModelInstance)."""
    found = tabs(json.loads(output))
    problems = ["%s: a tab of its own, %s" % (name, tab) for tab in found if tab not in TABS]
    if LAST in found[:-1]:
        problems.append("%s: %s before %s" % (name, LAST, ", ".join(found[found.index(LAST) + 1:])))
    return problems
