within NormalContact.Shapes.Spatial;
pure function superovoid "Superovoid: a superellipsoid that is longer upwards than downwards"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.1 "Semi-axis along x";
  input Modelica.Units.SI.Length b(min=0)=0.1 "Semi-axis along y";
  input Modelica.Units.SI.Length up(min=0)=0.2 "Semi-axis along +z";
  input Modelica.Units.SI.Length down(min=0)=0.1 "Semi-axis along -z";
  input Real delta=2 "Exponent > 1 of x and y";
  input Real epsilon=2 "Exponent > 1 of z";
  input Modelica.Units.SI.Length eta(min=0)=0.02 "Rounding > 0: keeps the curvatures finite, positive and continuous";
  output Real shape[9] "Shape vector";
algorithm
  assert(a > 0 and b > 0 and up > 0 and down > 0, "Shapes.Spatial.superovoid: the semi-axes must be positive.");
  assert(delta > 1 and epsilon > 1, "Shapes.Spatial.superovoid: the exponents delta = " + String(delta) + " and epsilon = " + String(epsilon) + " must be greater than 1.");
  assert(eta > 0, "Shapes.Spatial.superovoid: the rounding eta = " + String(eta) + " must be positive.");
  shape := {Kinds.spatialSuperovoid, 7, a, b, up, down, delta/(delta - 1), epsilon/(epsilon - 1), eta};
  annotation (Documentation(info="<html>
<p>An egg: two halves of <a href=\"modelica://NormalContact.Shapes.Spatial.superellipsoid\">superellipsoids</a> with the semi-axes up and down, eq. (52), which meet at the equator z = 0. There the curvature would jump; the rounding eta makes all derivatives continuous, the smaller the faster they change. With q = &epsilon;/(&epsilon;-1), c = (up + down)/2 and t = (up - down)/2,</p>
<p>h = (m<sup>q</sup> + (sqrt(c&sup2;n<sub>z</sub>&sup2; + &eta;&sup2;) + t n<sub>z</sub>)<sup>q</sup>)<sup>1/q</sup></p>
<p>where m is the part of x and y of the superellipsoid. It is convex for all parameters.</p>
</html>"));
end superovoid;
