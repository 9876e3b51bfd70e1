within NormalContact.Gait;
function roundSole "Sole, or a part of it, as a circle"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Radius r "Radius";
  input Modelica.Units.SI.Position x "Centre, from the ankle to the toe";
  input Modelica.Units.SI.Position y "Centre, from the ankle upwards";
  output Real shape[7] "Generating potential around the ankle";
algorithm
  shape := cat(1, Shapes.Planar.circle(r=r), Shapes.Planar.shift(x=x, y=y));
  annotation (Documentation(info="<html>
<p>For the sole of a <a href=\"modelica://NormalContact.Gait.Foot\">Foot</a>.</p>
</html>"));
end roundSole;
