within NormalContact.Functions.Spatial;
pure function potential_der "First time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  input Real n_der[3] "der(n)";
  output Real h_der "Time derivative of the value";
external "C" h_der = NormalContact_spatialPotential_der(shape, size(shape, 1), n, n_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, order=2) = potential_der2,
    Documentation(info="<html>
<p>grad h &middot; der(n); grad h is the contact point.</p>
</html>"));
end potential_der;
