within NormalContact.Shapes.Spatial;
pure function quadratic "Ellipsoid given by a matrix"
  extends Modelica.Icons.Function;
  input Real M[3, 3](each unit="m2") "Symmetric positive semi-definite matrix";
  output Real shape[8] "Shape vector";
algorithm
  shape := {Kinds.spatialQuadratic, 6, M[1, 1], M[1, 2], M[1, 3], M[2, 2], M[2, 3], M[3, 3]};
  annotation (Documentation(info="<html>
<p>h = sqrt(n&prime; M n). The eigenvalues of M are the squares of the semi-axes.</p>
</html>"));
end quadratic;
