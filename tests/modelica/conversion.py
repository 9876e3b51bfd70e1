"""A model that was made with an earlier version of the package is converted by its script."""
import os

import models

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OLD = """package Old
  model A
    NormalContact.Contacts.BodyPlane contact(n={0,0,1});
    NormalContact.Contacts.BodyLine line(n={0,0,1});
    NormalContact.Joints.SlidingOnPlane sliding(mu=0.2, n={0,0,1});
    NormalContact.Joints.RollingOnPlane rolling(mu=0.2);
    Real p=contact.power_loss;
    Real s=NormalContact.Functions.Spatial.extent(NormalContact.Shapes.Spatial.sphere(1));
    Real q=NormalContact.Functions.Planar.potential_der(NormalContact.Shapes.Planar.circle(1), time, 1);
  end A;
  annotation(uses(NormalContact(version="0.1.0")));
end Old;
"""


def check(compiler, tap):
    """A model of version 0.1.0 is converted: the normal of a plane, the power, and derivatives have other names; mu of what slides and the mean extent are gone."""
    with open(os.path.join(compiler.folder, "Old.mo"), "w", encoding="utf-8") as file:
        file.write(OLD)
    version = models.text(os.path.join(ROOT, "VERSION")).strip()
    _, results = compiler.run(['loadFile("Old.mo");', 'convertPackageToLibrary(Old, NormalContact, "%s");' % version, "list(Old);"])
    text = "".join(results[-1][0].split())
    told = results[-2][1]
    tap.report("a model of version 0.1.0 is converted", ["%s is missing in %s" % (part, text) for part in
               ("contact(normal={0,0,1})", "line(n={0,0,1})", "sliding(normal={0,0,1})", "rolling(mu=0.2)", "p=contact.power;", "q=NormalContact.Functions.Internal.Planar.potential_der(") if part not in text] +
               ([] if "The mean extent is gone" in told else ["nothing tells that the mean extent is gone: " + told]))
