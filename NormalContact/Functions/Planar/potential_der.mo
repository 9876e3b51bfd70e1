within NormalContact.Functions.Planar;
pure function potential_der "First time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  input Real phi_der "der(phi)";
  output Real h_der "Time derivative of the value";
external "C" h_der = NormalContact_planarPotential_der(shape, size(shape, 1), phi, phi_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, order=2) = potential_der2,
    Documentation(info="<html>
<p>First derivative in the chain of <code>potential</code>.</p>
</html>"));
end potential_der;
