within NormalContact.Functions;
package Terrain "Contact of a convex body with a terrain"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>A convex body, described by its generating potential, and a surface S(u, v) with the outer normal S<sub>u</sub> x S<sub>v</sub>, which may have hollows. The
point of the body that belongs to a point of the terrain is explicit, so a contact has two unknowns, u and v. Contacts are the local minima of the distance of the
points of the terrain from the body.</p>
</html>"));
end Terrain;
