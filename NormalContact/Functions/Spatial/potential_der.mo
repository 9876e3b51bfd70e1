within NormalContact.Functions.Spatial;
pure function potential_der "First time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  input Real n_der[3] "der(n)";
  output Real h_der "Time derivative of the value";
algorithm
  h_der := point(shape, n, 1)*n_der[1] + point(shape, n, 2)*n_der[2] + point(shape, n, 3)*n_der[3];
  annotation (LateInline=true, derivative(noDerivative=shape, order=2) = potential_der2,
    Documentation(info="<html>
<p>grad h &middot; der(n); grad h is the contact point. Written as a product, and inlined, so that a tool sees that it is linear
in the rates: velocities and accelerations follow from linear equations.</p>
</html>"));
end potential_der;
