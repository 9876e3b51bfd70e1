"""What a contact costs to translate and to compile, in models with 1 to 20 of them."""
import os
import tempfile

import openmodelica as om

COUNTS = [1, 2, 5, 10, 20]
HEAP = 8 << 30  # bytes that omc has from the start: the time of its collections scatters by more than a contact costs
MODELS = {
    "Contacts.BodyPlane": ("""  Modelica.Mechanics.MultiBody.Parts.Body body{i}(m=1, r_CM={{0,0,0}}, animation=false, r_0(start={{{i},0.2,0}}));
""", ""),
    "Contacts.BodyLine": ("""  Modelica.Mechanics.MultiBody.Joints.Planar planar{i}(phi(start=0.3), s_x(start={i}), s_y(start=0.2), animation=false,
    stateSelect=StateSelect.always);
  Modelica.Mechanics.MultiBody.Parts.Body body{i}(m=1, r_CM={{0,0,0}}, animation=false);
""", """  connect(world.frame_b, planar{i}.frame_a);
  connect(planar{i}.frame_b, body{i}.frame_a);
"""),
}
CONTACT = ("  NormalContact.{element} contact{i};\n", """  connect(body{i}.frame_a, contact{i}.frame_a);
  connect(world.frame_b, contact{i}.frame_b);
""")


def model(element, count, draw, contacts):
    """Text of a model with so many bodies, each with its contact or without one."""
    declarations, equations = MODELS[element]
    text = "model M\n  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=%s);\n" % str(draw).lower()
    for part in (0, 1):
        text += "equation\n" if part else "  inner NormalContact.Settings settings;\n"
        for i in range(1, count + 1):
            text += (declarations, equations)[part].format(i=i)
            text += CONTACT[part].format(element=element, i=i) if contacts else ""
    return text + "end M;\n"


def seconds(text, runs):
    """Of processor time to translate and to compile a model, the best of some runs."""
    best = None
    os.environ["GC_INITIAL_HEAP_SIZE"] = "%d" % HEAP
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "M.mo"), "w", encoding="utf-8") as file:
                file.write(text)
            load = om.cpu([om.program(), "-d=visxml", om.script(folder, ['loadFile("M.mo");'])], folder)[0]
            both, output = om.cpu([om.program(), "-d=visxml", om.script(folder, [
                'loadFile("M.mo");', "translateModel(M);", "getErrorString();"])], folder)
            if not os.path.exists(os.path.join(folder, "M.makefile")):
                raise RuntimeError(output)
            compiled = om.cpu(["make", "-s", "-f", "M.makefile"], folder)[0]
        found = (both - load, compiled)
        best = found if best is None or sum(found) < sum(best) else best
    return best


def table(runs, only):
    print("## Time to translate and to compile, of a contact, s of processor time (best of %d)\n" % runs)
    print("| | contacts | without: translate | compile | of a contact: translate | compile | both | drawn: translate | compile | both |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for element in MODELS:
        if only not in element:
            continue
        for count in COUNTS:
            cells = []
            for draw in (False, True):
                bare, full = (seconds(model(element, count, draw, contacts), runs) for contacts in (False, True))
                each = [(f - b) / count for f, b in zip(full, bare)]
                cells += (["%.2f" % x for x in bare] if not draw else []) + ["%.2f" % x for x in each + [sum(each)]]
            print("| %s | %d | %s |" % (element, count, " | ".join(cells)), flush=True)
    print()
