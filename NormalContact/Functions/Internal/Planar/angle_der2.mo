within NormalContact.Functions.Internal.Planar;
pure function angle_der2 "Second time derivative of angle"
  extends Modelica.Icons.Function;
  input Real x "Component along x";
  input Real y "Component along y";
  input Real x_der "der(x)";
  input Real y_der "der(y)";
  input Real x_der2 "der(der(x))";
  input Real y_der2 "der(der(y))";
  output Real angle_der2 "Second time derivative of the angle";
algorithm
  angle_der2 := (x*y_der2 - y*x_der2)/(x^2 + y^2) - 2*(x*x_der + y*y_der)*(x*y_der - y*x_der)/(x^2 + y^2)^2;
  annotation (LateInline=true, Documentation(info="<html>
<p>Second derivative in the chain of <code>angle</code>, linear in the second rates.</p>
</html>"));
end angle_der2;
