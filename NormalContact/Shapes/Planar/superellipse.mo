within NormalContact.Shapes.Planar;
pure function superellipse "Superellipse, optionally rounded"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.1 "Semi-axis along x";
  input Modelica.Units.SI.Length b(min=0)=0.05 "Semi-axis along y";
  input Real epsilon=4 "Exponent > 1: 2 is an ellipse, larger is more rectangular";
  input Modelica.Units.SI.Length eta(min=0)=0.01 "Rounding; > 0 keeps the curvature finite and positive on the axes";
  output Real shape[6] "Shape vector";
algorithm
  assert(a > 0 and b > 0, "Shapes.Planar.superellipse: the semi-axes a = " + String(a) + " and b = " + String(b) + " must be positive.");
  assert(epsilon > 1, "Shapes.Planar.superellipse: the exponent epsilon = " + String(epsilon) + " must be greater than 1.");
  assert(eta >= 0, "Shapes.Planar.superellipse: the rounding eta = " + String(eta) + " must not be negative.");
  shape := {Kinds.planarSuperellipse, 4, a, b, epsilon/(epsilon - 1), eta};
  annotation (Documentation(info="<html>
<p>For eta = 0: |x/a|<sup>&epsilon;</sup> + |y/b|<sup>&epsilon;</sup> = 1 (eq. (13)). Then the curvature is zero or infinite on the axes unless &epsilon; = 2, so use eta &gt; 0 in contact: h = ((a&sup2;cos&sup2;&phi; + &eta;&sup2;)<sup>q/2</sup> + (b&sup2;sin&sup2;&phi; + &eta;&sup2;)<sup>q/2</sup>)<sup>1/q</sup>, q = &epsilon;/(&epsilon;-1).</p>
</html>"));
end superellipse;
