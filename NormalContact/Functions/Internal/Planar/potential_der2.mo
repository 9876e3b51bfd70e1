within NormalContact.Functions.Internal.Planar;
pure function potential_der2 "Second time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  input Real phi_der "der(phi)";
  input Real phi_der2 "der(der(phi))";
  output Real h_der2 "Second time derivative of the value";
algorithm
  h_der2 := Functions.Planar.derivative(shape, phi, 2)*phi_der^2 + Functions.Planar.derivative(shape, phi, 1)*phi_der2;
  annotation (LateInline=true,
    Documentation(info="<html>
<p>Second derivative in the chain of <code>potential</code>, linear in der(der(phi)).</p>
</html>"));
end potential_der2;
