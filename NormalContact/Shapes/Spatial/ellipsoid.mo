within NormalContact.Shapes.Spatial;
pure function ellipsoid "Ellipsoid"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.3 "Semi-axis along x";
  input Modelica.Units.SI.Length b(min=0)=0.2 "Semi-axis along y";
  input Modelica.Units.SI.Length c(min=0)=0.1 "Semi-axis along z";
  output Real shape[5] "Shape vector";
algorithm
  assert(a >= 0 and b >= 0 and c >= 0 and a + b + c > 0, "Shapes.Spatial.ellipsoid: the semi-axes a = " + String(a) + ", b = " + String(b) + ", c = " + String(c) + " must be positive.");
  shape := {Kinds.spatialEllipsoid, 3, a^2, b^2, c^2};
  annotation (Documentation(info="<html>
<p>h = sqrt(a&sup2;n<sub>x</sub>&sup2; + b&sup2;n<sub>y</sub>&sup2; + c&sup2;n<sub>z</sub>&sup2;) (normal parameterization, eq. (51)). One or two semi-axes may be zero (disc, segment) as part of a sum.</p>
</html>"));
end ellipsoid;
