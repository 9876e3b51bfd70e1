within NormalContact.Types;
type SphereDescription = enumeration(
    Polar "Polar potential for the radius of the sphere: explicit",
    PolarConcave "Polar potential of a body that surrounds the sphere: explicit",
    Generating "Generating potential of a convex body: short iteration")
  "How a body is described that touches a sphere"
  annotation (Documentation(info="<html>
<p>A polar potential G(u) is the distance from the reference point to the centre of the sphere in contact, as a function of its
direction; it belongs to one radius and needs no iteration. A generating potential h(n) belongs to the body alone; the common normal
with the sphere is then found by a short, safeguarded Newton iteration.</p>
</html>"));
