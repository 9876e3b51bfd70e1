within NormalContact.Functions.Start;
pure function heightOnLine "Height of a planar body that touches a line"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: generating potential of the body";
  input Modelica.Units.SI.Angle angle=0 "Angle of the body relative to the line";
  output Modelica.Units.SI.Height y "Height of its reference point, frame_a, above the line";
algorithm
  y := Functions.Planar.potential(shape, -Modelica.Constants.pi/2 - angle);
  annotation (Documentation(info="<html>
<p>The potential in the direction of the line, for <a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a>.</p>
</html>"));
end heightOnLine;
