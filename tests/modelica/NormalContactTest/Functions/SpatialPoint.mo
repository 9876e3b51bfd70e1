within NormalContactTest.Functions;
model SpatialPoint "Check the derivatives of Spatial.point"
  extends Modelica.Icons.Example;
  parameter Real shape[:]=cat(1,
      NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1),
      NormalContact.Shapes.Spatial.offset(d=0.01),
      NormalContact.Shapes.Spatial.shift(r={0.01,0.02,0.03}),
      NormalContact.Shapes.Spatial.superellipsoid(a=0.1, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.05)) "A sum of many terms";
  Real phi=0.3 + time + 0.7*sin(3*time) "First angle of the normal";
  Real theta=0.2 + 1.4*time "Second angle of the normal";
  Real n[3]={cos(theta)*cos(phi),cos(theta)*sin(phi),sin(theta)} "Outer normal";
  Real h[3] "Contact point";
  Real h_der[3]=der(h) "First derivative, by the tool";
  Real h_der2[3]=der(h_der) "Second derivative, by the tool";
  Real h_int[3] "Integral of the first derivative";
  Real h_der_int[3] "Integral of the second derivative";
initial equation
  h_int = h;
  h_der_int = h_der;
equation
  for i in 1:3 loop
    h[i] = NormalContact.Functions.Spatial.point(shape, n[1], n[2], n[3], i);
  end for;
  der(h_int) = h_der;
  der(h_der_int) = h_der2;
  assert(sum(abs(h_int - h)) < 1e-6, "The first derivative of Functions.Spatial.point is wrong.");
  assert(sum(abs(h_der_int - h_der)) < 1e-5, "The second derivative of Functions.Spatial.point is wrong.");
  annotation (experiment(StopTime=4, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates the derivatives of the function and compares.</p>
</html>"));
end SpatialPoint;
