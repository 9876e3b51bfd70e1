within NormalContact.Functions.Internal.Planar;
pure function pairPart "Derivative of the gap of two planar bodies by x, y or the angle"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Position y "Position of the body";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Integer component(min=1, max=3) "Which: 1 x, 2 y, 3 angle";
  output Real part "Derivative";
protected
  Real phi=Functions.Planar.pairAngle(shape_a, shape_b, x, y, c, s) "Normal angle";
algorithm
  part := if component == 1 then cos(phi) elseif component == 2 then sin(phi) else Functions.Planar.derivative(shape_a, phi + Modelica.Constants.pi - atan2(s, c), 1);
  annotation (Inline=false, Documentation(info="<html>
<p>The common normal, and the arm of the normal force about the reference point of the body.</p>
</html>"));
end pairPart;
