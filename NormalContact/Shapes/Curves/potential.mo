within NormalContact.Shapes.Curves;
pure function potential "Boundary of a planar body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Planar shape";
  output Real curve[2 + size(shape, 1)] "Curve vector";
algorithm
  curve := cat(1, {Kinds.curvePotential, size(shape, 1)}, shape);
  annotation (
    Documentation(info="<html>
<p>In the plane z = 0, with the angle of the normal as parameter.</p>
</html>"));
end potential;
