within NormalContact.Shapes.Spatial;
pure function roundedEllipsoid "Ellipsoid with a skin of constant thickness"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.3 "Semi-axis of the ellipsoid along x, without the skin";
  input Modelica.Units.SI.Length b(min=0)=0.2 "Semi-axis of the ellipsoid along y, without the skin";
  input Modelica.Units.SI.Length c(min=0)=0.1 "Semi-axis of the ellipsoid along z, without the skin";
  input Modelica.Units.SI.Length r(min=0)=0.01 "Thickness of the skin: no curvature radius is smaller";
  output Real shape[8] "Shape vector";
algorithm
  shape := cat(1, NormalContact.Shapes.Spatial.ellipsoid(a, b, c), NormalContact.Shapes.Spatial.offset(r));
  annotation (Documentation(info="<html>
<p><code>cat(1, ellipsoid(a, b, c), offset(r))</code>: the surface at the distance r from an ellipsoid. With a small c it is a coin with a round rim and slightly bulged faces.</p>
</html>"));
end roundedEllipsoid;
