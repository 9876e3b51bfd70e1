within NormalContact.Functions.Planar;
pure function potential "Generating potential h(phi)"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  output Modelica.Units.SI.Length h "Value";
external "C" h = NormalContact_planarPotential(shape, size(shape, 1), phi) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape) = NormalContact.Functions.Internal.Planar.potential_der,
    Documentation(info="<html>
<p>Distance of the tangent with outer normal angle &phi; from the reference point.</p>
</html>"));
end potential;
