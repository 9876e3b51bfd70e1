within NormalContactTest.Functions;
model PairGap "Check the derivatives of Spatial.pairGap"
  extends NormalContactTest.Functions.PairMotion;
  Real gap "Gap: the bodies approach, penetrate and part again";
  Real gap_der=der(gap) "First derivative, by the tool";
  Real gap_der2=der(gap_der) "Second derivative, by the tool";
  Real gap_int "Integral of the first derivative";
  Real gap_der_int "Integral of the second derivative";
initial equation
  gap_int = gap;
  gap_der_int = gap_der;
equation
  gap = NormalContact.Functions.Spatial.pairGap(bodies, pose);
  der(gap_int) = gap_der;
  der(gap_der_int) = gap_der2;
  assert(abs(gap_int - gap) < 1e-6, "The first derivative of Functions.Spatial.pairGap is wrong.");
  assert(abs(gap_der_int - gap_der) < 1e-5, "The second derivative of Functions.Spatial.pairGap is wrong.");
  annotation (experiment(StopTime=4, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates the derivatives of the function and compares.</p>
</html>"));
end PairGap;
