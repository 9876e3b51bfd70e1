within NormalContact.Shapes.Planar;
pure function ellipse "Ellipse"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a(min=0)=0.1 "Semi-axis along x";
  input Modelica.Units.SI.Length b(min=0)=0.05 "Semi-axis along y";
  output Real shape[4] "Shape vector";
algorithm
  assert(a >= 0 and b >= 0 and a + b > 0, "Shapes.Planar.ellipse: the semi-axes a = " + String(a) + " and b = " + String(b) + " must be positive.");
  shape := {Kinds.planarEllipse, 2, a, b};
  annotation (Documentation(info="<html>
<p>h = sqrt(a&sup2; cos&sup2; &phi; + b&sup2; sin&sup2; &phi;) (eq. (12)). Curvature radius a&sup2;b&sup2;/h&sup3;.</p>
</html>"));
end ellipse;
