within NormalContact.Functions.Planar;
pure function pairGap "Gap between two planar bodies"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Position y "Position of the body";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  output Modelica.Units.SI.Length gap "Signed distance of the bodies";
protected
  Real phi=pairAngle(shape_a, shape_b, x, y, c, s) "Normal angle";
algorithm
  gap := cos(phi)*x + sin(phi)*y - derivative(shape_b, phi, 0) - derivative(shape_a, phi + Modelica.Constants.pi - atan2(s, c), 0);
  annotation (Inline=false, derivative(noDerivative=shape_a, noDerivative=shape_b) = NormalContact.Functions.Internal.Planar.pairGap_der, Documentation(info="<html>
<p>The signed distance as a function of the pose alone.</p>
</html>"));
end pairGap;
