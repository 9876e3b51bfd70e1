within NormalContact.Functions;
package Planar "Functions on the circle: planar potentials"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>A planar shape is a function of one angle. It serves as generating potential h(&phi;), &phi; being the polar
angle of the outer normal in the body's frame, or as polar potential G(&psi;) for contact with a circle.</p>
</html>"));
end Planar;
