within NormalContactTest.Functions;
model PairContact "Check the derivatives of Spatial.pairContact"
  extends NormalContactTest.Functions.PairMotion;
  Real value[6] "Normal and contact point";
  Real value_der[6]=der(value) "First derivative, by the tool";
  Real value_int[6] "Integral of the first derivative";
initial equation
  value_int = value;
equation
  for i in 1:6 loop
    value[i] = NormalContact.Functions.Spatial.pairContact(bodies, pose, i);
  end for;
  der(value_int) = value_der;
  assert(sum(abs(value_int - value)) < 1e-6, "The first derivative of Functions.Spatial.pairContact is wrong.");
  annotation (experiment(StopTime=4, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates the derivatives of the function and compares.</p>
</html>"));
end PairContact;
