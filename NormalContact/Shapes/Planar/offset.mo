within NormalContact.Shapes.Planar;
pure function offset "Offset: adds a skin of constant thickness"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length d=0.01 "Thickness (negative: towards the inside)";
  output Real shape[3] "Shape vector";
algorithm
  shape := {Kinds.planarOffset, 1, d};
  annotation (Documentation(info="<html>
<p>h = d. Concatenated with another shape it gives the equidistant curve at distance d (normal parameterization, eq. (11)). A negative d must be smaller in size than the smallest curvature radius.</p>
</html>"));
end offset;
