within NormalContact.Shapes.Planar;
pure function offset "Offset: a skin around a body, or a larger base circle of a cam with a roller"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length d=0.01 "Thickness of the skin; of a polar potential: what the distance of the roller grows by (negative: towards the inside)";
  output Real shape[3] "Shape vector";
algorithm
  shape := {Kinds.planarOffset, 1, d};
  annotation (Documentation(info="<html>
<p>h = d. Concatenated with another shape it gives the equidistant curve at distance d (normal parameterization, eq. (11)). A negative d must be smaller in size than the smallest curvature radius.</p>
<p>In a polar potential, G = d: the distance of the centre of the circle grows by d in every direction, which is a larger base circle under the same lift. This is no skin, except around
a circle: for a cam with a skin, or for another roller, take <a href=\"modelica://NormalContact.Shapes.Planar.forRadius\">forRadius</a>.</p>
</html>"));
end offset;
