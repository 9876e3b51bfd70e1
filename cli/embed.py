#!/usr/bin/env python3
"""Turns the page's template, style and scripts into C: everything before and after the data.

usage: embed.py [--name=page] [--header=page.h] OUTPUT.c TEMPLATE.html STYLE.css SCRIPT.js...

The text is in NAME_head and NAME_tail, which the header declares.
"""
import argparse


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def array(name, text):
    data = text.encode("ascii") + b"\0"
    lines = [", ".join(map(str, data[i:i + 20])) for i in range(0, len(data), 20)]
    return "const char %s[] = {\n    %s};\n" % (name, ",\n    ".join(lines))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--name", default="page")
    parser.add_argument("--header", default="page.h")
    parser.add_argument("paths", nargs="+")
    arguments = parser.parse_args()
    output, template, style, *scripts = arguments.paths
    page = read(template).replace("@STYLE@", read(style)).replace("@SCRIPT@", "\n".join(map(read, scripts)))
    head, tail = page.split("@DATA@")
    with open(output, "w", encoding="ascii") as file:
        file.write('/* Made by embed.py. */\n#include "%s"\n\n' % arguments.header)
        file.write(array(arguments.name + "_head", head) + "\n" + array(arguments.name + "_tail", tail))


if __name__ == "__main__":
    main()
