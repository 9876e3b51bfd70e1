#!/usr/bin/env python3
"""The page UsersGuide.Messages tells every message of a wrong use: those that the models in NormalContactTest.Refused must end with, and
every text of an assert, of an error of the glue and of a status code, each with a remedy. tools/messages.py writes the page; here it is only read.

usage: test_messages_page.py ROOT

Prints TAP.
"""
import glob
import html
import os
import re
import sys

import tap

ROOT = sys.argv[1]
HERE = os.path.join(ROOT, "tests", "modelica")
sys.path.insert(0, HERE)
import models  # noqa: E402

LITERAL = r'"((?:[^"\\]|\\.)*)"'
SHORTEST = 12  # of a text that is worth a look


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def squeeze(text):
    return re.sub(r"\s+", " ", text)


def numbers(text):
    """With # for every number."""
    return re.sub(r"(?<![\w#.])-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?!\w)", "#", text)


def page():
    """The page as one line: cells one after another, # for what a message fills in."""
    text = re.sub(r"<i>.*?</i>", "#", read(os.path.join(ROOT, "NormalContact", "UsersGuide", "Messages.mo")))
    return squeeze(html.unescape(re.sub(r"<[^>]*>", " ", text.replace('\\"', '"'))).replace(" ,", ","))


def places():
    """What an element was about to compute, as the page lists it."""
    listed = re.search(r"about to compute \((.*?)\), and the number", read(os.path.join(ROOT, "NormalContact", "UsersGuide", "Messages.mo")))
    return set(re.findall(r"<i>(.*?)</i>", listed.group(1)))


def general(message, model):
    """What an element was about to compute, and the sentences of a message as the page has them: # for names and numbers."""
    message = re.sub(r"\b%s(\.\w+)+" % model.split(".")[-1], "#", message)
    found = re.match(r"(NormalContact, )?(?:#|[\w.]+)(?:, shape_\w)?(, [^:]*?)??(?:, term \d+ of the shape)?:( .*)?$", message)
    place = ""
    if found and (found.group(1) or found.group(2) or message[0] in ".#" or ", shape_" in message):
        place, message = (found.group(2) or "")[2:], found.group(3) or ""
    message = re.sub(r"'[^']*\.\w+'", "'#'", message)
    sentences = [sentence.strip().rstrip(".") for sentence in re.split(r"\. (?=[A-Z])", message)]
    return place, [numbers(sentence) for sentence in sentences]


def test_refused():
    text, known = numbers(page()), places()
    for model in models.refused(HERE):
        for _, message in models.refusals(HERE, model):
            place, sentences = general(message, model) if message else ("", [])
            if place and place not in known:
                yield "%s: '%s' is not on the page" % (model, place)
            for sentence in sentences:
                if sentence not in text:
                    yield "%s: '%s' is not on the page" % (model, sentence)


def test_remedies():
    for cause in re.findall(r"<tr><td>((?:(?!</td>).)*)</td><td></td>", read(os.path.join(ROOT, "NormalContact", "UsersGuide", "Messages.mo"))):
        yield "'%s' has no remedy" % cause


def texts_of_asserts():
    for path in glob.glob(os.path.join(ROOT, "NormalContact", "**", "*.mo"), recursive=True):
        for statement in re.findall(r"^ +assert\(.*?\);\n", re.sub(r"Documentation\(.*", "", read(path), flags=re.S), re.M | re.S):
            for literal in re.findall(LITERAL, statement):
                yield os.path.relpath(path, ROOT), literal


def test_asserts():
    text, count = page(), 0
    for path, literal in texts_of_asserts():
        if len(literal) > SHORTEST:
            count += 1
            if squeeze(literal).strip() not in text:
                yield "%s: '%s' is not on the page" % (path, literal)
    if count < 80:
        yield "only %d texts were found" % count


def test_kernel():
    text, count = page(), 0
    for path in [os.path.join(ROOT, "csrc", "base", "status.c")] + glob.glob(os.path.join(ROOT, "csrc", "glue", "*.c")):
        content = read(path)
        for statement in re.findall(r"(?:\breturn|ModelicaFormatError\()\s*((?:\"(?:[^\"\\]|\\.)*\"\s*)+)", content):
            message = "".join(re.findall(LITERAL, statement)).replace("\\n", "")
            for part in re.split(r"%[-.\d]*[a-z]", message):
                part = squeeze(part).strip(" .'")
                if len(part) > SHORTEST and part not in ("unknown status",):
                    count += 1
                    if part not in text:
                        yield "%s: '%s' is not on the page" % (os.path.relpath(path, ROOT), part)
    if count < 60:
        yield "only %d texts were found" % count


tap.run([test_refused, test_remedies, test_asserts, test_kernel])
