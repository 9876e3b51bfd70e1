within NormalContact.Shapes.Planar;
pure function roundedEllipse "Ellipse with a skin of constant thickness"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.1 "Semi-axis of the ellipse along x, without the skin";
  input Modelica.Units.SI.Length b(min=0)=0.05 "Semi-axis of the ellipse along y, without the skin";
  input Modelica.Units.SI.Length r(min=0)=0.01 "Thickness of the skin: no curvature radius is smaller";
  output Real shape[7] "Shape vector";
algorithm
  shape := cat(1, NormalContact.Shapes.Planar.ellipse(a, b), NormalContact.Shapes.Planar.offset(r));
  annotation (Documentation(info="<html>
<p><code>cat(1, ellipse(a, b), offset(r))</code>: the curve at the distance r from an ellipse. With a small b it is almost a stadium, with sides that are slightly bulged.</p>
</html>"));
end roundedEllipse;
