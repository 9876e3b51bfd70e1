within NormalContactTest.Functions;
model PlanarSlope "Check the derivatives of Planar.slope"
  extends Modelica.Icons.Example;
  parameter Real shape[:]=cat(1,
      NormalContact.Shapes.Planar.offset(d=0.05),
      NormalContact.Shapes.Planar.shift(x=0.01, y=-0.02),
      NormalContact.Shapes.Planar.fourier(a0=0.1, a={0.01,0.02,0.003}, b={0.02,-0.01,0.001}),
      NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05),
      NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.03),
      NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial4567, lift=0.01, start=1, rise=1, dwell=0.2),
      NormalContact.Shapes.Planar.lobe(amplitude=0.003, p=5, q=4),
      NormalContact.Shapes.Planar.rotated(term=NormalContact.Shapes.Planar.ellipse(a=0.03, b=0.05), angle=0.5)) "A sum of many terms";
  Real phi=0.3 + 2*time + 0.7*sin(3*time) "Angle, more than one turn";
  Real h=NormalContact.Functions.Planar.slope(shape, phi) "Slope";
  Real h_der=der(h) "First derivative, by the tool";
  Real h_der2=der(h_der) "Second derivative, by the tool";
  Real h_int(start=NormalContact.Functions.Planar.slope(shape, 0.3), fixed=true) "Integral of the first derivative";
  Real h_der_int "Integral of the second derivative";
initial equation
  h_der_int = h_der;
equation
  der(h_int) = h_der;
  der(h_der_int) = h_der2;
  assert(abs(h_int - h) < 1e-7, "The first derivative of Functions.Planar.slope is wrong.");
  assert(abs(h_der_int - h_der) < 1e-6, "The second derivative of Functions.Planar.slope is wrong.");
  annotation (experiment(StopTime=4, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates the derivatives of the function and compares.</p>
</html>"));
end PlanarSlope;
