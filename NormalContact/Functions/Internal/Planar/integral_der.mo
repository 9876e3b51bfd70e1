within NormalContact.Functions.Internal.Planar;
pure function integral_der "First time derivative of integral"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Upper limit";
  input Real phi_der "der(phi)";
  output Real integral_der "Time derivative of the integral";
algorithm
  integral_der := Functions.Planar.potential(shape, phi)*phi_der;
  annotation (LateInline=true, derivative(noDerivative=shape, order=2) = NormalContact.Functions.Internal.Planar.integral_der2,
    Documentation(info="<html>
<p>First derivative in the chain of <code>integral</code>. Written as a product, and inlined, so that a tool sees that it is linear in the rates: velocities and accelerations follow from linear equations.</p>
</html>"));
end integral_der;
