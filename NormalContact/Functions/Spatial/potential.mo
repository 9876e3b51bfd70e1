within NormalContact.Functions.Spatial;
pure function potential "Generating potential h(n)"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n_1 "First component of the outer unit normal, resolved in the body's frame";
  input Real n_2 "Second component";
  input Real n_3 "Third component";
  output Modelica.Units.SI.Length h "Value";
external "C" h = NormalContact_spatialPotential(shape, size(shape, 1), n_1, n_2, n_3) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape) = NormalContact.Functions.Internal.Spatial.potential_der,
    Documentation(info="<html>
<p>Distance of the tangent plane with outer normal n from the reference point.</p>
</html>"));
end potential;
