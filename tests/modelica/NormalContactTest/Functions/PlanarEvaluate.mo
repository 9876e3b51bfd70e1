within NormalContactTest.Functions;
model PlanarEvaluate "Check the derivatives by the angle of Planar.evaluate and Planar.derivative"
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
  parameter Modelica.Units.SI.AngularVelocity w=1 "Rate of the angle";
  Modelica.Units.SI.Angle phi=0.3 + w*time "Angle";
  Real h[4]=NormalContact.Functions.Planar.evaluate(shape, phi) "Potential and derivatives";
  Real h_int[3](start=h_0[1:3], each fixed=true) "Integrals of the derivatives";
protected
  final parameter Real h_0[4]=NormalContact.Functions.Planar.evaluate(shape, 0.3) "Start";
equation
  der(h_int) = h[2:4];
  for i in 1:3 loop
    assert(abs(h_int[i] - h[i]) < 1e-6, "Derivative " + String(i) + " of Functions.Planar.evaluate is wrong.");
  end for;
  for i in 0:3 loop
    assert(abs(h[i + 1] - NormalContact.Functions.Planar.derivative(shape, phi, i)) <= 0, "Functions.Planar.derivative and evaluate differ in order " + String(i) + ".");
  end for;
  annotation (experiment(StopTime=6.5, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates each derivative over the angle and compares.</p>
</html>"));
end PlanarEvaluate;
