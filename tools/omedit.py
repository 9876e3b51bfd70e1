#!/usr/bin/python3
"""Follows the tutorial UsersGuide.Tutorial in OMEdit by mouse, from an empty diagram to a plot, and takes the screenshots of docs/.

usage: omedit.py [--keep FOLDER] [--only STEP]

A virtual display is used, so that nothing is seen of it. OMEdit is $OMEDIT, or `OMEdit` on the PATH. Components are
dragged from the browser of libraries, parameters entered in dialogs, connections drawn, the simulation set up, and
variables ticked, each by mouse and keyboard; what stands where is asked by accessibility (see omedit_desk.py). The model
that was drawn is saved and compared with the tutorial before it is simulated. A step that does not lead where it should
ends with a message and a screenshot. --keep: where logs and screenshots of all steps
stay; --only: the steps up to this one (browser, drag, parameters, connect, save, simulate, plot).
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

import omedit_desk
from omedit_desk import Failure

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCS = os.path.join(ROOT, "docs", "images")
PICTURES = {  # of the steps, and where they belong
    "TutorialCamDiagram.png": os.path.join(ROOT, "NormalContact", "Resources", "Images"),
    "shapes_dialog.png": DOCS, "tutorial_dialog.png": DOCS, "tutorial_plot.png": DOCS,
}
MODEL = "MyCam"
MULTIBODY = "Modelica.Mechanics.MultiBody."
COMPONENTS = [  # class, name, place in the diagram
    (MULTIBODY + "World", "world", (-70, 0)),
    ("NormalContact.Settings", "settings", (90, 90)),
    (MULTIBODY + "Joints.Revolute", "camshaft", (-20, 40)),
    ("Modelica.Mechanics.Rotational.Sources.ConstantSpeed", "speed", (-50, 70)),
    (MULTIBODY + "Joints.Prismatic", "guide", (-20, -40)),
    (MULTIBODY + "Parts.Body", "follower", (60, -40)),
    ("Modelica.Mechanics.Translational.Components.Spring", "spring", (-20, -70)),
    ("NormalContact.Contacts.BodyCircle", "contact", (30, 0)),
]
PARAMETERS = [  # component, tab, parameter, value; True: a box to tick, "fixed ...": with fixed = true, "choose ...": from the list
    ("world", "Animation", "axisLength", "0.02"), ("world", "Defaults", "nominalLength", "0.04"),
    ("world", "Defaults", "defaultN_to_m", "4000"),
    ("camshaft", "General", "useAxisFlange", True), ("camshaft", "General", "phi.start", "fixed 0"),
    ("speed", "General", "w_fixed", "50"),
    ("guide", "General", "useAxisFlange", True), ("guide", "General", "n", "{0,-1,0}"),
    ("guide", "General", "s.start", "fixed 0.02"), ("guide", "General", "v.start", "fixed 0"),
    ("follower", "General", "m", "0.1"), ("follower", "General", "r_CM", "{0,0,0}"),
    ("spring", "General", "c", "4000"),
    ("contact", "General", "shape", "NormalContact.Shapes.Planar.lobedCam(r=0.02, amplitude=0.01/3)"),
    ("contact", "General", "friction", "choose NormalContact.Forces.Friction.None"),
]
CONNECTIONS = [  # points of the diagram; the first and the last are connectors
    [(-60, 0), (-46, 0), (-46, 40), (-30, 40)],              # world.frame_b, camshaft.frame_a
    [(-40, 70), (-20, 70), (-20, 50)],                       # speed.flange, camshaft.axis
    [(-60, 0), (-46, 0), (-46, -40), (-30, -40)],            # world.frame_b, guide.frame_a
    [(-10, -40), (50, -40)],                                 # guide.frame_b, follower.frame_a
    [(-30, -70), (-36, -70), (-36, -26), (-24, -26), (-24, -34)],  # spring.flange_a, guide.support
    [(-10, -70), (-4, -70), (-4, -26), (-12, -26), (-12, -34)],    # spring.flange_b, guide.axis
    [(-10, 40), (6, 40), (6, 0), (20, 0)],                   # camshaft.frame_b, contact.frame_a
    [(40, 0), (46, 0), (46, -40), (50, -40)],                # contact.frame_b, follower.frame_a
]
PAIRS = [("world.frame_b", "camshaft.frame_a"), ("speed.flange", "camshaft.axis"), ("world.frame_b", "guide.frame_a"),
         ("guide.frame_b", "follower.frame_a"), ("spring.flange_a", "guide.support"), ("spring.flange_b", "guide.axis"),
         ("camshaft.frame_b", "contact.frame_a"), ("contact.frame_b", "follower.frame_a")]
PLOTTED = ["guide.s"]


STEPS = ["browser", "drag", "parameters", "connect", "save", "simulate", "plot"]


def modification(parameter, value):
    """How a parameter appears in the model, without blanks, as a regular expression."""
    if value is True:
        return parameter + "=true"
    if value.startswith("fixed "):
        name = parameter.split(".")[0]
        return r"\b%s\((fixed=true,start=%s|start=%s,fixed=true)" % (name, value[6:], value[6:])
    if value.startswith("choose "):
        return re.escape("redeclare%s%s" % (value[7:], parameter))
    return re.escape("%s=%s" % (parameter, value.replace(" ", "")))


class Tutorial:
    def __init__(self, desk, program, scratch):
        self.desk, self.scratch = desk, scratch
        config = os.path.join(scratch, "config")
        os.makedirs(os.path.join(config, "openmodelica"))
        with open(os.path.join(config, "openmodelica", "omedit.ini"), "w", encoding="utf-8") as file:
            file.write("[General]\nworkingDirectory=%s\ncreateBackupFile=false\n\n[welcomePage]\nshowLatestNews=false\n\n"
                       "[notifications]\npromptQuitApplication=false\n" % scratch)
        os.environ["XDG_CONFIG_HOME"] = config
        desk.run([program, os.path.join(ROOT, "NormalContact", "package.mo")], cwd=scratch)
        desk.appears("OpenModelica Connection Editor", 180)
        desk.enlarge("OpenModelica Connection Editor")
        self.main = desk.window("OMEdit - OpenModelica Connection Editor")
        self.zoom = self.origin = self.area = None

    def cell(self, name, timeout=30):
        """An item of the browser of libraries."""
        return self.desk.find(self.main, "table cell", re.escape(name), timeout=timeout)

    # Steps of the tutorial

    def browser(self):
        """Both libraries are there; an empty model is."""
        self.cell("NormalContact", 300)
        dialog = self.desk.opened(lambda: self.desk.key("ctrl+n"), "Create New Modelica Class")
        self.desk.fill(self.beside(dialog, "Name:"), MODEL)
        self.desk.click(self.desk.find(dialog, "push button", "OK"))
        self.desk.gone("Create New Modelica Class")
        self.cell(MODEL)
        self.calibrate()

    def calibrate(self):
        """Where the diagram is on the screen: the status bar tells the coordinates below the mouse."""
        self.area = x, y, width, height = self.view().box
        points = []
        for fraction in (0.3, 0.7):
            place = (round(x + fraction * width), round(y + fraction * height))
            self.desk.move((place[0] - 3, place[1]))
            self.desk.move(place)
            points.append((place, self.position()))
        (a, (x_a, y_a)), (b, (x_b, y_b)) = points
        if x_a == x_b or y_a == y_b:
            raise Failure("the status bar does not tell coordinates: %s" % points)
        self.zoom = ((b[0] - a[0]) / (x_b - x_a), (b[1] - a[1]) / (y_b - y_a))
        self.origin = (a[0] - self.zoom[0] * x_a, a[1] - self.zoom[1] * y_a)

    def view(self):
        """The widget of the diagram: the largest one without a name that is no window."""
        inside = [node for node in self.main.walk() if node.role in ("filler", "panel", "viewport", "canvas") and not node.accessible.childCount]
        if not inside:
            raise Failure("no diagram is shown")
        return max(inside, key=lambda node: node.box[2] * node.box[3])

    def position(self):
        label = self.desk.find(self.main, "label", r"X: -?\d+, Y: -?\d+")
        return tuple(map(int, re.findall(r"-?\d+", label.name)))

    def at(self, place):
        """The pixel of a place in the diagram."""
        return tuple(origin + zoom * x for origin, zoom, x in zip(self.origin, self.zoom, place))

    def drag(self):
        for name, component, place in COMPONENTS:
            self.desk.key("ctrl+shift+f")
            self.desk.key("ctrl+a")
            self.desk.write("^%s$" % name.replace(".", r"\."))
            self.desk.click(self.desk.find(self.main, None, "Expand All", where=lambda node: node.box[0] < 500))
            x, y, _, height = self.cell(name.split(".")[-1]).box
            self.desk.drag((x + 30, y + height // 2), self.at(place))
            dialog = self.desk.window("Enter Component Name")
            self.desk.key("ctrl+a")
            self.desk.write(component)
            self.desk.click(self.desk.find(dialog, "push button", "OK"))
            self.desk.gone("Enter Component Name")
        self.desk.key("ctrl+shift+f")
        self.desk.key("ctrl+a", "BackSpace")

    def beside(self, window, label):
        """The field in the row of a label."""
        _, y, _, height = self.desk.find(window, None, re.escape(label), where=lambda node: node.role in ("label", "radio button")).box
        middle = y + height / 2

        def in_row(node):
            _, top, width, size = node.box
            return width > 40 and top <= middle <= top + size
        return self.desk.find(window, "text", where=in_row)

    def row(self, window, label, role):
        """What stands beside the name of a parameter: the leftmost label of this name, since units are labels, too."""
        names = self.desk.wait(lambda: [[node.box for node in window.walk() if node.role == "label" and
                                         re.fullmatch(re.escape(label) + r"(\[.*\])?", node.name)]], "no parameter %s" % label, 10)
        if not names:
            raise Failure("no parameter %s in '%s'" % (label, window.name))
        x, y, width, height = min(names)
        middle = y + height / 2
        if role == "fixed":  # a box that is none of Qt's
            return x + width + 13, middle

        def in_row(node):
            left, top, _, size = node.box
            return left > x and top <= middle <= top + size
        return self.desk.find(window, role, where=in_row)

    def parameters(self):
        for _, component, place in COMPONENTS:
            wanted = [entry[1:] for entry in PARAMETERS if entry[0] == component]
            if not wanted:
                continue
            title = "Element Parameters - %s" % component
            dialog = self.desk.opened(lambda at=self.at(place): self.desk.click(at, count=2), title)
            if component == "contact":
                self.pull(dialog, "shape")
                self.popup(r"NormalContact\.Shapes\..*")
                self.desk.shot(os.path.join(self.scratch, "shapes_dialog.png"), dialog.box)
                self.desk.key("Escape")
            for tab, parameter, value in wanted:
                self.enter(dialog, tab, parameter, value)
            if component == "contact":
                self.desk.shot(os.path.join(self.scratch, "tutorial_dialog.png"), dialog.box)
            self.desk.click(self.desk.find(dialog, "push button", "OK"))
            self.desk.gone(title)

    def enter(self, dialog, tab, parameter, value):
        self.desk.click(self.desk.find(dialog, "page tab", tab))
        if value is True:
            self.desk.click(self.row(dialog, parameter, "check box"))
            return
        if value.startswith("fixed "):
            x, y = self.row(dialog, parameter, "fixed")
            self.desk.click((x, y))
            self.desk.click((x + 60, y + 22))  # "true" in a menu that is not told by accessibility; the step save looks whether it was met
            value = value[len("fixed "):]
        if value.startswith("choose "):
            self.pull(dialog, parameter)
            self.desk.click(self.popup(re.escape(value[len("choose "):]), "list item"))
            return
        self.desk.fill(self.row(dialog, parameter, "text"), value)

    def pull(self, dialog, parameter):
        """Opens the list of a parameter."""
        x, y, width, height = self.row(dialog, parameter, "combo box").box
        self.desk.click((x + width - 8, y + height // 2))

    def popup(self, name, role=None):
        return self.desk.wait(lambda: [node for window in self.desk.windows() for node in window.walk()
                                       if re.fullmatch(name, node.name) and (role is None or node.role == role)],
                              "no entry '%s' in a list" % name, 20)

    def connect(self):
        for first, *corners in CONNECTIONS:
            self.desk.drag(self.at(first), self.at(tuple((9 * a + b) / 10 for a, b in zip(first, corners[0]))))
            for corner in corners:
                self.desk.click(self.at(corner))
        self.desk.click(self.at((80, -80)))
        (left, top), (right, bottom) = self.at((-100, 100)), self.at((100, -100))
        self.desk.shot(os.path.join(self.scratch, "TutorialCamDiagram.png"), (left, top - 20, right - left + 2, bottom - top + 22))

    def save(self):
        """The model as OMEdit writes it is that of the tutorial."""
        path = os.path.join(self.scratch, MODEL + ".mo")
        self.desk.opened(lambda: self.desk.key("ctrl+s"), "Save")
        self.desk.key("ctrl+a")
        self.desk.write(path)
        self.desk.key("Return")
        self.desk.wait(lambda: [True] if os.path.exists(path) else [], "%s is not written" % path, 20)
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"\s+", "", file.read())
        lost = [pair for pair in PAIRS if not any("connect(%s,%s)" % ends in text for ends in (pair, pair[::-1]))]
        for component, _, parameter, value in PARAMETERS:
            own = re.search(r"\.\w+%s(\(.*?)annotation" % component, text)
            if not own or not re.search(modification(parameter, value), own.group(1)):
                lost.append((component, parameter))
        if lost:
            raise Failure("the model lacks %s" % lost)

    def simulate(self):
        button = self.desk.find(self.main, None, "Simulation Setup", where=lambda node: "button" in node.role)
        dialog = self.desk.opened(lambda: self.desk.click(button), "Simulation Setup")
        self.desk.fill(self.beside(dialog, "Stop Time:"), "0.25")
        self.desk.click(self.desk.find(dialog, "radio button", "Interval:"))
        self.desk.fill(self.beside(dialog, "Interval:"), "0.0001")
        self.desk.fill(self.beside(dialog, "Tolerance:"), "1e-8")
        self.desk.click(self.desk.find(dialog, "push button", "OK"))
        self.desk.wait(lambda: [True] if os.path.exists(self.result()) and os.path.getsize(self.result()) > 1e5 else [],
                       "there is no result " + self.result(), 600)

    def result(self):
        found = [os.path.join(folder, name) for folder, _, names in os.walk(self.scratch) for name in names if name == MODEL + "_res.mat"]
        return found[0] if found else os.path.join(self.scratch, MODEL + "_res.mat")

    def plot(self):
        browser = self.desk.find(self.main, None, "Variables", where=lambda node: node.accessible.childCount, timeout=120)
        for variable in PLOTTED:
            self.desk.fill(self.desk.find(browser, "text"), "%s$" % variable.replace(".", r"\."))
            self.desk.click(self.desk.find(browser, None, "Expand All"))
            x, y, _, height = self.desk.find(browser, "table cell", re.escape(variable.split(".")[-1])).box
            self.desk.click((x + 8, y + height // 2))
        x, y, _, _ = self.area
        bottom = self.desk.find(self.main, None, "Messages", where=lambda node: node.accessible.childCount).box[1]
        self.desk.move((x + 30, bottom + 60))
        self.desk.shot(os.path.join(self.scratch, "tutorial_plot.png"), (x, y, browser.box[0] - x - 4, bottom - y - 4))


def main(words):
    keep = words[words.index("--keep") + 1] if "--keep" in words else None
    last = words[words.index("--only") + 1] if "--only" in words else "plot"
    lacking = omedit_desk.missing()
    if lacking:
        sys.exit("install Debian's " + " ".join(lacking))
    program = shutil.which(os.environ.get("OMEDIT", "OMEdit"))
    if program is None:
        sys.exit("OMEdit was not found: put it on the PATH or name it in $OMEDIT")
    if "NORMALCONTACT_SESSION" not in os.environ:  # a session bus and a folder for sockets of its own
        with tempfile.TemporaryDirectory() as runtime:
            os.environ.update(NORMALCONTACT_SESSION="1", XDG_RUNTIME_DIR=runtime)
            return subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], check=False).returncode
    scratch = os.path.abspath(keep) if keep else tempfile.mkdtemp()
    desk = omedit_desk.Desk(scratch)
    step = "start"
    try:
        tutorial = Tutorial(desk, program, scratch)
        for step in STEPS:
            getattr(tutorial, step)()
            print("%s: done, %s" % (step, desk.shot(os.path.join(scratch, step + ".png"))), flush=True)
            if step == last != STEPS[-1]:
                break
        else:
            for name, folder in PICTURES.items():
                shutil.copy(os.path.join(scratch, name), folder)
    except Failure as failure:
        sys.exit("%s: %s; see %s" % (step, failure, desk.shot(os.path.join(scratch, "failed.png"))))
    finally:
        desk.close()
    if not keep:
        shutil.rmtree(scratch)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
