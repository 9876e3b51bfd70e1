within NormalContact.Shapes.Planar;
pure function eccentric "Circle around a point beside the reference point"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length r(min=0)=0.03 "Radius";
  input Modelica.Units.SI.Length e=0.005 "Eccentricity: distance of the centre from the reference point, along x";
  output Real shape[7] "Shape vector";
algorithm
  shape := cat(1, NormalContact.Shapes.Planar.circle(r), NormalContact.Shapes.Planar.shift(e, 0));
  annotation (Documentation(info="<html>
<p>h = r + e cos &phi;: <code>cat(1, circle(r), shift(x=e))</code>. As generating potential an eccentric; as polar potential the cam that moves the axis of a roller by e cos &psi;, which is
almost an eccentric.</p>
</html>"));
end eccentric;
