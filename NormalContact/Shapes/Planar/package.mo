within NormalContact.Shapes;
package Planar "Planar shapes: functions on the circle"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>Constructors of planar shapes. The same vector can be read as generating potential h(&phi;), the distance of the
tangent with outer normal angle &phi; from the reference point (contact with a line), or as polar potential G(&psi;),
the distance from the reference point to the centre of a roller that touches in direction &psi; (contact with a
circle of one given radius).</p>
</html>"));
end Planar;
