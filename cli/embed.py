#!/usr/bin/env python3
"""Turns the page's template, style and scripts into C: everything before and after the data.

usage: embed.py OUTPUT.c TEMPLATE.html STYLE.css SCRIPT.js...
"""
import sys


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def array(name, text):
    data = text.encode("ascii") + b"\0"
    lines = [", ".join(map(str, data[i:i + 20])) for i in range(0, len(data), 20)]
    return "const char %s[] = {\n    %s};\n" % (name, ",\n    ".join(lines))


def main(output, template, style, *scripts):
    page = read(template).replace("@STYLE@", read(style)).replace("@SCRIPT@", "\n".join(map(read, scripts)))
    head, tail = page.split("@DATA@")
    with open(output, "w", encoding="ascii") as file:
        file.write("/* Made by embed.py. */\n#include \"page.h\"\n\n")
        file.write(array("page_head", head) + "\n" + array("page_tail", tail))


if __name__ == "__main__":
    main(*sys.argv[1:])
