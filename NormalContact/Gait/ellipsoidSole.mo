within NormalContact.Gait;
function ellipsoidSole "Sole in space, or a part of it, as an ellipsoid"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a "Semi-axis along x, to the toe";
  input Modelica.Units.SI.Length b "Semi-axis along y, up";
  input Modelica.Units.SI.Length c "Semi-axis along z, to the right";
  input Modelica.Units.SI.Position x "Centre, from the ankle to the toe";
  input Modelica.Units.SI.Position y "Centre, from the ankle upwards";
  input Modelica.Units.SI.Position z "Centre, from the ankle to the right";
  output Real shape[10] "Generating potential around the ankle";
algorithm
  shape := cat(1, Shapes.Spatial.ellipsoid(a=a, b=b, c=c), Shapes.Spatial.shift(r={x,y,z}));
  annotation (Documentation(info="<html>
<p>For the sole of a <a href=\"modelica://NormalContact.Gait.SpatialFoot\">SpatialFoot</a>.</p>
</html>"));
end ellipsoidSole;
