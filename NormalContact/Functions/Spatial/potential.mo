within NormalContact.Functions.Spatial;
pure function potential "Generating potential h(n)"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  output Modelica.Units.SI.Length h "Value";
external "C" h = NormalContact_spatialPotential(shape, size(shape, 1), n) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape) = potential_der,
    Documentation(info="<html>
<p>Distance of the tangent plane with outer normal n from the reference point.</p>
</html>"));
end potential;
