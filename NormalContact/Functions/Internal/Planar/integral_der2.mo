within NormalContact.Functions.Internal.Planar;
pure function integral_der2 "Second time derivative of integral"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Upper limit";
  input Real phi_der "der(phi)";
  input Real phi_der2 "der(der(phi))";
  output Real integral_der2 "Second time derivative of the integral";
algorithm
  integral_der2 := Functions.Planar.derivative(shape, phi, 1)*phi_der^2 + Functions.Planar.potential(shape, phi)*phi_der2;
  annotation (LateInline=true,
    Documentation(info="<html>
<p>Second derivative in the chain of <code>integral</code>, linear in der(der(phi)).</p>
</html>"));
end integral_der2;
