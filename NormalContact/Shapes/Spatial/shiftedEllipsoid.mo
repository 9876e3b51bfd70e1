within NormalContact.Shapes.Spatial;
pure function shiftedEllipsoid "Ellipsoid around a point beside the reference point"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.3 "Semi-axis along x";
  input Modelica.Units.SI.Length b(min=0)=0.2 "Semi-axis along y";
  input Modelica.Units.SI.Length c(min=0)=0.1 "Semi-axis along z";
  input Modelica.Units.SI.Position r[3]={0,0,0} "Position of its centre";
  output Real shape[10] "Shape vector";
algorithm
  shape := cat(1, NormalContact.Shapes.Spatial.ellipsoid(a, b, c), NormalContact.Shapes.Spatial.shift(r));
  annotation (Documentation(info="<html>
<p><code>cat(1, ellipsoid(a, b, c), shift(r))</code>. With a = b = c a sphere beside the reference point, with one semi-axis zero a disc.</p>
</html>"));
end shiftedEllipsoid;
