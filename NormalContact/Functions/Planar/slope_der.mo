within NormalContact.Functions.Planar;
pure function slope_der "First time derivative of slope"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  input Real phi_der "der(phi)";
  output Real h_der "Time derivative of the value";
external "C" h_der = NormalContact_planarSlope_der(shape, size(shape, 1), phi, phi_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, order=2) = slope_der2,
    Documentation(info="<html>
<p>First derivative in the chain of <code>slope</code>.</p>
</html>"));
end slope_der;
