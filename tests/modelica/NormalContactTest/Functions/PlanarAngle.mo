within NormalContactTest.Functions;
model PlanarAngle "Check the derivatives of Planar.angle"
  extends Modelica.Icons.Example;
  Real x=0.7*sin(2*time) "Component along x, zero at the start";
  Real y=-cos(2.5*time) - 0.3*time "Component along y";
  Real angle=NormalContact.Functions.Planar.angle(x, y) "Angle";
  Real angle_der=der(angle) "First derivative, by the tool";
  Real angle_der2=der(angle_der) "Second derivative, by the tool";
  Real angle_int(start=-Modelica.Constants.pi/2, fixed=true) "Integral of the first derivative";
  Real angle_der_int "Integral of the second derivative";
initial equation
  assert(abs(angle_der - 1.4) < 1e-12, "The first derivative of Functions.Planar.angle is wrong where x = 0.");
  angle_der_int = angle_der;
equation
  der(angle_int) = angle_der;
  der(angle_der_int) = angle_der2;
  assert(abs(sin(angle_int - angle)) < 1e-7, "The first derivative of Functions.Planar.angle is wrong.");
  assert(abs(angle_der_int - angle_der) < 1e-6, "The second derivative of Functions.Planar.angle is wrong.");
  annotation (experiment(StopTime=4, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates the derivatives of the function and compares, starting where x = 0.</p>
</html>"));
end PlanarAngle;
