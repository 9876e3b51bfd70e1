within NormalContact.Functions;
package Spatial "Functions on the sphere: spatial potentials"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>A spatial shape is a function of a unit vector, in Cartesian components and without a singular direction. It
serves as generating potential h(n), n being the outer normal in the body's frame, or as polar potential G(u) for
contact with a sphere.</p>
</html>"));
end Spatial;
