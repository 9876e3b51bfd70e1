within NormalContact.Functions.Internal.Planar;
pure function pairAngle_der "First time derivative of pairAngle"
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
  output Real phi_der "Time derivative of the angle";
protected
  Real phi=Functions.Planar.pairAngle(shape_a, shape_b, x, y, c, s) "Normal angle";
  Real phi_a=phi + Modelica.Constants.pi - atan2(s, c) "Normal angle of the body in its frame";
  Real bend=Functions.Planar.derivative(shape_a, phi_a, 2) "Second derivative of the potential of the body";
algorithm
  phi_der := (cos(phi)*y_der - sin(phi)*x_der + bend*(c*s_der - s*c_der))/(cos(phi)*x + sin(phi)*y + Functions.Planar.derivative(shape_b, phi, 2) + bend);
  annotation (Inline=false, Documentation(info="<html>
<p>Linear in the rates. The divisor is gap + &rho;<sub>a</sub> + &rho;<sub>b</sub>, the sum of the gap and both curvature radii.</p>
</html>"));
end pairAngle_der;
