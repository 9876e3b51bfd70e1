"""Pages of the program in one browser window, which all tests of a file share."""
import atexit
import json
import os
import re
import sys
import tempfile

import browser
import support
from support import equal

PROGRAM = sys.argv[1]
PAGES = tempfile.TemporaryDirectory()
WINDOW = []

# Records the texts of the plots as boxes in CSS pixels, one list for each drawing of a layer.
RECORD = """(() => {
  const proto = CanvasRenderingContext2D.prototype, fill = proto.fillText, clear = proto.clearRect;
  window.layers = new Map();
  proto.clearRect = function (...box) { layers.set(this.canvas, { box, texts: [] }); return clear.apply(this, box); };
  proto.fillText = function (text, x, y) {
    const width = this.measureText(text).width;
    const left = this.textAlign === "right" ? x - width : this.textAlign === "center" ? x - width / 2 : x;
    const top = this.textBaseline === "middle" ? y - 5.5 : y;
    layers.get(this.canvas).texts.push({ text, left, right: left + width, top, bottom: top + 11 });
    return fill.call(this, text, x, y);
  };
})()"""


def window():
    if not WINDOW:
        path = browser.chromium()
        if not path:
            raise support.Skip("Chromium is not installed")
        WINDOW.append(browser.Browser(path))
        atexit.register(WINDOW[0].close)
        WINDOW[0].open("about:blank")
        WINDOW[0].command("Page.addScriptToEvaluateOnNewDocument", source=RECORD)
    WINDOW[0].media()
    WINDOW[0].device(1280)
    return WINDOW[0]


def page(*arguments):
    """The page of a run, made once."""
    folder = os.path.join(PAGES.name, re.sub(r"\W+", "_", " ".join(arguments)))
    if not os.path.isdir(folder):
        code, _, error = support.run(PROGRAM, "run", *arguments, "--out", folder)
        equal((code, error), (0, ""), " ".join(arguments))
    return os.path.join(folder, "index.html")


def data_of(path):
    with open(path, encoding="utf-8") as file:
        return json.loads(re.search(r"^const DATA = (.*?);\n</script>", file.read(), re.S | re.M).group(1))


def opened(path, still=True):
    """A window with this page; it does not play."""
    here = window()
    here.open("file://" + path)
    if still:
        here.evaluate("normalcontact.view.play(false)")
    return here


def small_cam():
    return page("cam-roller-tappet", "--stop", "0.06")


def plays(here, name):
    if not here.evaluate("normalcontact.view.playing"):
        here.evaluate("normalcontact.view.play(true)")
    here.evaluate("window.from = normalcontact.view.time")
    here.wait("normalcontact.view.time !== from", name + " does not play")
