within NormalContact.Functions.Internal.Spatial;
pure function potential_der2 "Second time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n_1 "First component of the outer unit normal, resolved in the body's frame";
  input Real n_2 "Second component";
  input Real n_3 "Third component";
  input Real n_1_der "der(n_1)";
  input Real n_2_der "der(n_2)";
  input Real n_3_der "der(n_3)";
  input Real n_1_der2 "der(der(n_1))";
  input Real n_2_der2 "der(der(n_2))";
  input Real n_3_der2 "der(der(n_3))";
  output Real h_der2 "Second time derivative of the value";
algorithm
  h_der2 := Functions.Spatial.point(shape, n_1, n_2, n_3, 1)*n_1_der2 + Functions.Spatial.point(shape, n_1, n_2, n_3, 2)*n_2_der2 + Functions.Spatial.point(shape, n_1, n_2, n_3, 3)*n_3_der2
    + n_1_der*point_der(shape, n_1, n_2, n_3, 1, n_1_der, n_2_der, n_3_der) + n_2_der*point_der(shape, n_1, n_2, n_3, 2, n_1_der, n_2_der, n_3_der) + n_3_der*point_der(shape, n_1, n_2, n_3, 3, n_1_der, n_2_der, n_3_der);
  annotation (LateInline=true, Documentation(info="<html>
<p>grad h &middot; der(der(n)) + der(n) &middot; H der(n); H is the matrix of the curvature radii.</p>
</html>"));
end potential_der2;
