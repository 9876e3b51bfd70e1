within NormalContact.Functions.Internal.Planar;
pure function slope_der "First time derivative of slope"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  input Real phi_der "der(phi)";
  output Real h_der "Time derivative of the value";
algorithm
  h_der := Functions.Planar.derivative(shape, phi, 2)*phi_der;
  annotation (LateInline=true, derivative(noDerivative=shape, order=2) = NormalContact.Functions.Internal.Planar.slope_der2,
    Documentation(info="<html>
<p>First derivative in the chain of <code>slope</code>. Written as a product, and inlined, so that a tool sees that it is linear in the rates: velocities and accelerations follow from linear equations.</p>
</html>"));
end slope_der;
