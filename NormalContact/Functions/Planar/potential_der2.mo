within NormalContact.Functions.Planar;
pure function potential_der2 "Second time derivative of potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  input Real phi_der "der(phi)";
  input Real phi_der2 "der(der(phi))";
  output Real h_der2 "Second time derivative of the value";
external "C" h_der2 = NormalContact_planarPotential_der2(shape, size(shape, 1), phi, phi_der, phi_der2) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Second derivative in the chain of <code>potential</code>.</p>
</html>"));
end potential_der2;
