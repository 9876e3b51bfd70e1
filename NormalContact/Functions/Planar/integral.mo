within NormalContact.Functions.Planar;
pure function integral "Integral of the potential from 0 to phi"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Upper limit (not reduced to one turn)";
  output Modelica.Units.SI.Length integral "Integral";
external "C" integral = NormalContact_planarIntegral(shape, size(shape, 1), phi) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape) = NormalContact.Functions.Internal.Planar.integral_der,
    Documentation(info="<html>
<p>The way of the reference point of a body that rolls on a line (Römer, Fidlin, Seemann: explicit analytical solutions, eq. (24)); exact for every kind of term.</p>
</html>"));
end integral;
