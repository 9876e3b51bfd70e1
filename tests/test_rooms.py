#!/usr/bin/env python3
"""Holds the order of the rooms of csrc/: a file includes and calls only its own room and those before it.

usage: test_rooms.py CSRC

The order is the list `rooms` in csrc/meson.build; glue comes behind all of them. Prints TAP.
"""
import os
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/", re.S)
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
DEFINED = re.compile(r"^(?:static inline |NCI?_API |const )?\w[\w \*]*?\b(nci?_\w+)\([^;{}]*\)\s*\{", re.M)
USED = re.compile(r"\b(nci?_\w+)\s*\(")


def read_rooms(csrc):
    with open(os.path.join(csrc, "meson.build"), encoding="utf-8") as file:
        listed = re.search(r"^rooms = \[(.*?)\]", file.read(), re.M | re.S)
    return re.findall(r"'(\w+)'", listed.group(1)) + ["glue"]


def read_files(csrc, rooms):
    """{room/file: text without comments}"""
    files = {}
    for room in rooms:
        for name in sorted(os.listdir(os.path.join(csrc, room))):
            if name.endswith((".c", ".h")):
                with open(os.path.join(csrc, room, name), encoding="utf-8") as file:
                    files[room + "/" + name] = COMMENT.sub("", file.read())
    return files


def faults(files, rooms):
    """What a file knows of a room behind its own: [(file, what, room)]"""
    place = {room: number for number, room in enumerate(rooms)}
    home = {name: path.split("/")[0] for path, text in files.items() for name in DEFINED.findall(text)}
    found = []
    for path, text in files.items():
        own = place[path.split("/")[0]]
        uses = {name: name.split("/")[0] for name in INCLUDE.findall(text) if "/" in name}
        uses.update((name, home[name]) for name in USED.findall(text) if name in home)
        found += [(path, what, room) for what, room in sorted(uses.items()) if place.get(room, -1) > own]
    return found


def main(csrc):
    rooms = read_rooms(csrc)
    folders = sorted(name for name in os.listdir(csrc) if os.path.isdir(os.path.join(csrc, name)) and name != "include")
    files = read_files(csrc, [room for room in rooms if room in folders])
    loose = [name for name in os.listdir(csrc) if name.endswith((".c", ".h"))]
    headers = [room for room in rooms if room + "/" + ("modelica" if room == "glue" else room) + ".h" not in files]
    planted = dict(files, **{"base/planted.c": "int nci_planted(void) { return nc_planar_check(NULL, 0); }\n"
                                               '#include "pair/pair.h"\n'})
    results = [
        ("every folder is a room of the list, and the reverse", sorted(rooms) == folders, (rooms, folders)),
        ("every file stands in a room", not loose, loose),
        ("every room has a header of its own", not headers, headers),
        ("no file knows a room behind its own", not faults(files, rooms), faults(files, rooms)),
        ("a call and an include against the order would be seen",
         {fault[1] for fault in faults(planted, rooms)} >= {"nc_planar_check", "pair/pair.h"}, faults(planted, rooms)),
    ]
    print("1..%d" % len(results))
    for number, (title, good, detail) in enumerate(results, 1):
        print("%s %d - %s" % ("ok" if good else "not ok", number, title))
        if not good:
            print("# %s" % (detail,))
    return 0 if all(good for _, good, _ in results) else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
