within NormalContact.Functions.Spatial;
pure function potential_der2 "Second time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  input Real n_der[3] "der(n)";
  input Real n_der2[3] "der(der(n))";
  output Real h_der2 "Second time derivative of the value";
algorithm
  h_der2 := point(shape, n, 1)*n_der2[1] + point(shape, n, 2)*n_der2[2] + point(shape, n, 3)*n_der2[3]
    + n_der[1]*point_der(shape, n, 1, n_der) + n_der[2]*point_der(shape, n, 2, n_der) + n_der[3]*point_der(shape, n, 3, n_der);
  annotation (LateInline=true, Documentation(info="<html>
<p>grad h &middot; der(der(n)) + der(n) &middot; H der(n); H is the matrix of the curvature radii.</p>
</html>"));
end potential_der2;
