"""A virtual display with a program on it that is used by mouse and keyboard; what stands where is asked by accessibility.

Needs of Debian: xvfb openbox xdotool imagemagick pngquant dbus at-spi2-core python3-pyatspi. Qt programs tell their widgets
(role, name, place) when QT_LINUX_ACCESSIBILITY_ALWAYS_ON is set.
"""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time

PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "import": "imagemagick", "pngquant": "pngquant",
            "dbus-run-session": "dbus", "/usr/libexec/at-spi-bus-launcher": "at-spi2-core"}
PAUSE = 0.25  # s, between looks


class Failure(Exception):
    """A step that did not lead where it should."""


def missing():
    """Debian packages that are not there."""
    found = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    return found if importlib.util.find_spec("pyatspi") else found + ["python3-pyatspi"]


class Node:
    """A widget, or an item of one, as it was when it was found."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def name(self):
        return self.accessible.name

    @property
    def role(self):
        return self.accessible.getRoleName()

    @property
    def box(self):
        """x, y, width, height on the screen."""
        import pyatspi
        extents = self.accessible.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        return extents.x, extents.y, extents.width, extents.height

    @property
    def centre(self):
        x, y, width, height = self.box
        return x + width // 2, y + height // 2

    @property
    def text(self):
        """What is written in it."""
        try:
            text = self.accessible.queryText()
            return text.getText(0, text.characterCount)
        except NotImplementedError:
            return self.name

    def has(self, state):
        import pyatspi
        return self.accessible.getState().contains(getattr(pyatspi, "STATE_" + state))

    def children(self):
        for i in range(self.accessible.childCount):
            child = self.accessible.getChildAtIndex(i)
            if child is not None:
                yield Node(child)

    def walk(self, into=lambda node: True):
        """All widgets below that are shown, this one first."""
        yield self
        if into(self):
            for child in self.children():
                if child.has("SHOWING") or child.role in ("table cell", "tree item"):
                    yield from child.walk(into)


class Desk:
    def __init__(self, folder, width=1500, height=1050):
        self.folder, self.processes, self.size = folder, [], (width, height)
        os.makedirs(folder, exist_ok=True)
        reading, writing = os.pipe()
        self.run(["Xvfb", "-displayfd", str(writing), "-screen", "0", "%dx%dx24" % (width, height), "-nolisten", "tcp"],
                 pass_fds=[writing])
        os.environ["DISPLAY"] = ":" + os.read(reading, 16).decode().strip()
        os.environ.update(QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_ACCESSIBILITY="1", LIBGL_ALWAYS_SOFTWARE="1", LANG="C.UTF-8")
        self.run(["openbox"])
        subprocess.run(["dbus-update-activation-environment", "DISPLAY"], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # programs tell their widgets to a registry that runs before them; this process must not ask it before they are there
        subprocess.run([sys.executable, "-c", "import pyatspi; pyatspi.Registry.getDesktop(0).childCount"], check=False,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)

    def run(self, command, **more):
        log = open(os.path.join(self.folder, os.path.basename(command[0]) + ".log"), "w", encoding="utf-8")
        self.processes.append(subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, **more))
        return self.processes[-1]

    def close(self):
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()

    def appears(self, title, timeout):
        """Waits for a window of X11; only then may windows be asked for."""
        def look():
            search = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", title], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
            return search.stdout.split()
        self.wait(look, "no window '%s' appears" % title, timeout)
        time.sleep(4 * PAUSE)

    def enlarge(self, title):
        """Gives a window the whole screen, but for its frame."""
        self.xdotool("search", "--onlyvisible", "--name", title, "windowmove", 0, 0, "windowsize", self.size[0] - 4, self.size[1] - 30)
        time.sleep(4 * PAUSE)

    # What is on the screen

    def windows(self):
        import pyatspi
        from gi.repository import GLib
        while GLib.MainContext.default().iteration(False):  # what has appeared and vanished is told by events
            pass
        desktop = pyatspi.Registry.getDesktop(0)
        desktop.clear_cache()
        for i in range(desktop.childCount):
            application = desktop.getChildAtIndex(i)
            if application is not None:
                yield from Node(application).children()

    def window(self, title, timeout=60):
        """The window whose title contains this."""
        return self.wait(lambda: [node for node in self.windows() if title in node.name and node.has("SHOWING")],
                         "no window '%s' appears" % title, timeout)

    def opened(self, action, title, tries=3):
        """The window that an action opens; a program that is busy may miss a click, so it is repeated."""
        for left in reversed(range(tries)):
            action()
            try:
                return self.window(title, 20)
            except Failure:
                if not left:
                    raise

    def gone(self, title, timeout=60):
        self.wait(lambda: [True] if not any(title in node.name and node.has("SHOWING") for node in self.windows()) else [],
                  "the window '%s' does not close" % title, timeout)
        time.sleep(2 * PAUSE)

    def find(self, within, role=None, name=None, where=None, timeout=30, which=0):
        """A widget by its role and by a regular expression for its whole name."""
        def good(node):
            return ((role is None or node.role == role) and (name is None or re.fullmatch(name, node.name)) and
                    (where is None or where(node)))

        def look():
            return [node for node in within.walk() if good(node)]
        return self.wait(look, "no %s '%s' in '%s'" % (role or "widget", name or "", within.name), timeout, which)

    def wait(self, look, message, timeout, which=0):
        """What `look` finds, as soon as it finds something."""
        end = time.monotonic() + timeout
        while True:
            try:
                found = look()
                if len(found) > which:
                    return found[which]
            except Exception as error:  # widgets that vanish while they are looked at
                if time.monotonic() > end:
                    raise Failure("%s (%s)" % (message, error)) from error
            if time.monotonic() > end:
                raise Failure("%s within %g s" % (message, timeout))
            time.sleep(PAUSE)

    # Mouse and keyboard

    def xdotool(self, *words):
        subprocess.run(["xdotool", *map(str, words)], check=True, timeout=120)

    def move(self, place):
        x, y = place.centre if isinstance(place, Node) else place
        self.xdotool("mousemove", round(x), round(y))

    def click(self, place, button=1, count=1):
        self.move(place)
        self.xdotool("click", "--repeat", count, "--delay", 80, button)
        time.sleep(PAUSE)

    def drag(self, start, end):
        """Presses at the start, goes to the end in steps as a hand does, and lets go."""
        x_0, y_0 = start.centre if isinstance(start, Node) else start
        x_1, y_1 = end.centre if isinstance(end, Node) else end
        self.move((x_0, y_0))
        self.xdotool("mousedown", 1)
        for i in range(1, 13):
            self.move((x_0 + (x_1 - x_0) * i / 12, y_0 + (y_1 - y_0) * i / 12))
            time.sleep(0.03)
        self.move((x_1 + 1, y_1))
        self.move((x_1, y_1))
        time.sleep(PAUSE)
        self.xdotool("mouseup", 1)
        time.sleep(PAUSE)

    def key(self, *keys):
        self.xdotool("key", "--delay", 60, *keys)
        time.sleep(PAUSE)

    def write(self, text):
        self.xdotool("type", "--delay", 15, "--", text)
        time.sleep(PAUSE)

    def fill(self, field, text):
        """Writes into a field, and looks whether it has arrived."""
        self.click(field)
        self.key("ctrl+a")
        self.write(text)
        self.wait(lambda: [True] if field.text == text else [], "the field has '%s' instead of '%s'" % (field.text, text), 5)

    # Pictures

    def shot(self, path, box=None):
        """A picture of the screen, or of a part of it, with few colours."""
        crop = ["-crop", "%dx%d+%d+%d" % (box[2], box[3], box[0], box[1]), "+repage"] if box else []
        subprocess.run(["import", "-window", "root", *crop, path], check=True, timeout=60)
        subprocess.run(["pngquant", "--force", "--ext", ".png", "--speed", "1", "96", path], check=False, timeout=60)
        return path
