within NormalContact.Functions.Internal.Spatial;
pure function potential_der "First time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n_1 "First component of the outer unit normal, resolved in the body's frame";
  input Real n_2 "Second component";
  input Real n_3 "Third component";
  input Real n_1_der "der(n_1)";
  input Real n_2_der "der(n_2)";
  input Real n_3_der "der(n_3)";
  output Real h_der "Time derivative of the value";
algorithm
  h_der := Functions.Spatial.point(shape, n_1, n_2, n_3, 1)*n_1_der + Functions.Spatial.point(shape, n_1, n_2, n_3, 2)*n_2_der + Functions.Spatial.point(shape, n_1, n_2, n_3, 3)*n_3_der;
  annotation (LateInline=true, derivative(noDerivative=shape, order=2) = NormalContact.Functions.Internal.Spatial.potential_der2,
    Documentation(info="<html>
<p>grad h &middot; der(n); grad h is the contact point. Written as a product, and inlined, so that a tool sees that it is linear
in the rates: velocities and accelerations follow from linear equations.</p>
</html>"));
end potential_der;
