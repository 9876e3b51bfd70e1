within NormalContact.Shapes.Spatial;
pure function superellipsoid "Superellipsoid, optionally rounded"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.3 "Semi-axis along x";
  input Modelica.Units.SI.Length b(min=0)=0.2 "Semi-axis along y";
  input Modelica.Units.SI.Length c(min=0)=0.1 "Semi-axis along z";
  input Real delta=3 "Exponent > 1 of x and y";
  input Real epsilon=3 "Exponent > 1 of z";
  input Modelica.Units.SI.Length eta(min=0)=0.02 "Rounding; > 0 keeps the curvatures finite and positive";
  output Real shape[8] "Shape vector";
algorithm
  assert(a > 0 and b > 0 and c > 0, "Shapes.Spatial.superellipsoid: the semi-axes must be positive.");
  assert(delta > 1 and epsilon > 1, "Shapes.Spatial.superellipsoid: the exponents delta = " + String(delta) + " and epsilon = " + String(epsilon) + " must be greater than 1.");
  assert(eta >= 0, "Shapes.Spatial.superellipsoid: the rounding eta = " + String(eta) + " must not be negative.");
  shape := {Kinds.spatialSuperellipsoid, 6, a, b, c, delta/(delta - 1), epsilon/(epsilon - 1), eta};
  annotation (Documentation(info="<html>
<p>For eta = 0: (|x/a|<sup>&delta;</sup> + |y/b|<sup>&delta;</sup>)<sup>&epsilon;/&delta;</sup> + |z/c|<sup>&epsilon;</sup> = 1 (eq. (52)); use eta &gt; 0 in contact (see <a href=\"modelica://NormalContact.Shapes.Planar.superellipse\">superellipse</a>).</p>
</html>"));
end superellipsoid;
