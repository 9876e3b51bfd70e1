within NormalContact.Shapes.Curves;
pure function circle "Circle"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Radius r=0.1 "Radius";
  output Real curve[3] "Curve vector";
algorithm
  assert(r > 0, "Shapes.Curves.circle: the radius r = " + String(r) + " must be positive.");
  curve := {Kinds.curveCircle, 1, r};
  annotation (
    Documentation(info="<html>
<p>r (cos s, sin s, 0), periodic.</p>
</html>"));
end circle;
