#!/usr/bin/env python3
"""No element is forgotten: what can be dragged from the package is among the elements whose parameters the group
`elements` of run.py changes. A package with one more element, and models with one less, are found."""
import os
import shutil
import sys
import tempfile

import elements
import models
import run

NEW = "within NormalContact.Contacts;\nmodel BodyCone \"Not yet there\"\nend BodyCone;\n"


def main():
    package = os.path.join(run.ROOT, "NormalContact")
    texts = [models.text(path) for _, path in elements.trials(run.HERE)]
    texts = [content for content in texts if not elements.VARIANT.search(content)]
    lost = elements.forgotten(package, texts)
    cases = [("every element is tried" + "".join("\n# not tried: " + name for name in lost), not lost)]
    for number, content in enumerate(texts):
        less = texts[:number] + texts[number + 1:]
        found = {name for name, component, _ in elements.COMPONENT.findall(content) if not component.endswith(elements.HELPERS)} - {"Settings"}
        missed = {name.split(",")[0] for name in elements.forgotten(package, less)}
        cases.append(("model %d less is found" % (number + 1), bool(found & missed)))
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "NormalContact")
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("Resources"))
        with open(os.path.join(copy, "Contacts", "BodyCone.mo"), "w", encoding="utf-8") as file:
            file.write(NEW)
        with open(os.path.join(copy, "Contacts", "package.order"), "a", encoding="utf-8") as file:
            file.write("BodyCone\n")
        cases.append(("an element more is found", set(elements.forgotten(copy, texts)) == {*lost, "Contacts.BodyCone"}))
    return run.Tap().cases(cases)


if __name__ == "__main__":
    sys.exit(main())
