within NormalContact.Functions.Internal.Planar;
pure function pairGap_der "First time derivative of pairGap"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Position y "Position of the body";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Real x_der "der(x)";
  input Real y_der "der(y)";
  input Real c_der "der(c)";
  input Real s_der "der(s)";
  output Real gap_der "Time derivative of the gap";
algorithm
  gap_der := pairPart(shape_a, shape_b, x, y, c, s, 1)*x_der + pairPart(shape_a, shape_b, x, y, c, s, 2)*y_der + pairPart(shape_a, shape_b, x, y, c, s, 3)*(c*s_der - s*c_der);
  annotation (LateInline=true, derivative(noDerivative=shape_a, noDerivative=shape_b, order=2) = NormalContact.Functions.Internal.Planar.pairGap_der2, Documentation(info="<html>
<p>Velocity of the material point of the body along the normal. Linear in the rates, and inlined, so that a tool sees it.</p>
</html>"));
end pairGap_der;
