#!/usr/bin/env python3
"""Which messages of OpenModelica fail a test: its own about an index of packages that it can't download do not, all
others do."""
import sys

import omc
import run

INDEX = '''"Error: Curl error for URL https://libraries.openmodelica.org/index/v1/index.json: Couldn't resolve host name
Error: Failed to download package index https://libraries.openmodelica.org/index/v1/index.json to file libraries/index.json.
Error: Curl error for URL https://libraries.openmodelica.org/index/v1/index.json: Timeout was reached
"
'''
OTHER = [
    "Error: Failed to load package Modelica (4.0.0) using MODELICAPATH libraries/.",
    "Error: Curl error for URL https://example.org/Modelica.zip: Couldn't resolve host name",
    "[NormalContact/package.mo:2:3-2:33:writable] Error: Base class Modelica.Icons.Package not found in scope "
    "NormalContact.",
    "[a.mo:1:1-1:2:writable] Warning: Failed to download package index of x",
]


def main():
    cases = [("the index of packages", omc.unexplained(INDEX) == [])]
    cases += [(line, omc.unexplained(INDEX + line + "\n") == [line[:400]]) for line in OTHER]
    return run.Tap().cases(cases)


if __name__ == "__main__":
    sys.exit(main())
