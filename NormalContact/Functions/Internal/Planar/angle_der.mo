within NormalContact.Functions.Internal.Planar;
pure function angle_der "First time derivative of angle"
  extends Modelica.Icons.Function;
  input Real x "Component along x";
  input Real y "Component along y";
  input Real x_der "der(x)";
  input Real y_der "der(y)";
  output Real angle_der "Time derivative of the angle";
algorithm
  angle_der := (x*y_der - y*x_der)/(x^2 + y^2);
  annotation (LateInline=true, derivative(order=2) = NormalContact.Functions.Internal.Planar.angle_der2, Documentation(info="<html>
<p>First derivative in the chain of <code>angle</code>, linear in the rates.</p>
</html>"));
end angle_der;
