within NormalContact.Functions.Internal.Planar;
pure function pairBend "Part of the second derivative of the gap of two planar bodies that depends on velocities only"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Position y "Position of the body";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Real x_der "der(x)";
  input Real y_der "der(y)";
  input Real w "Angular velocity of the body";
  output Real bend "Part of the second time derivative of the gap";
protected
  Real phi=Functions.Planar.pairAngle(shape_a, shape_b, x, y, c, s) "Normal angle";
  Real bend_a=Functions.Planar.derivative(shape_a, phi + Modelica.Constants.pi - atan2(s, c), 2) "Second derivative of the potential of the body";
  Real across=cos(phi)*y_der - sin(phi)*x_der + bend_a*w "Velocity that turns the normal";
algorithm
  bend := across^2/(cos(phi)*x + sin(phi)*y + Functions.Planar.derivative(shape_b, phi, 2) + bend_a) - bend_a*w^2;
  annotation (Inline=false, Documentation(info="<html>
<p>From the curvatures of both bodies.</p>
</html>"));
end pairBend;
