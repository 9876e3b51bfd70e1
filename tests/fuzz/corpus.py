#!/usr/bin/env python3
"""Writes first inputs for the fuzz target: random bytes from a fixed seed, each subject with undamaged shapes.

usage: corpus.py FOLDER
"""
import os
import random
import sys

SUBJECTS = 8
EACH = 24


def main(folder):
    draw = random.Random(1)
    for subject in range(SUBJECTS):
        for number in range(EACH):
            body = bytes(draw.randrange(256) for _ in range(draw.randrange(64, 700)))
            with open(os.path.join(folder, "%d-%02d" % (subject, number)), "wb") as file:
                file.write(bytes([subject, draw.randrange(200)]) + body)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
