within NormalContactTest.ValveTrain;
model Recovery "A lash adjuster that was pressed and relieved: the check valve fills it"
  NormalContact.ValveTrain.LashAdjuster adjuster(clearance=1e-9, startAtRest=false) "Without leak";
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  Modelica.Mechanics.Translational.Sources.Position piston(exact=true);
  Real balance "Oil that came in less the volume and the compression";
  Real volume(start=0, fixed=true, nominal=1e-9) "Oil that came in";
initial equation
  adjuster.p = adjuster.p_supply;
equation
  piston.s_ref = -1e-4*(1 - cos(2*Modelica.Constants.pi*time/0.02)) "pulled out, and back";
  connect(piston.flange, adjuster.flange_a);
  connect(adjuster.flange_b, fixed.flange);
  der(volume) = adjuster.q_check;
  balance = volume - adjuster.A*adjuster.s_rel - adjuster.V_0/adjuster.K_oil*(adjuster.p - adjuster.p_supply);
  assert(abs(balance) < 1e-7*adjuster.V_0, "Oil is lost.");
  when terminal() then
    assert(adjuster.p > 5e6, "The check valve has let the oil out.");
    assert(volume > 0.9*adjuster.A*2e-4, "The chamber has not been filled.");
  end when;
  annotation (experiment(StopTime=0.02, Interval=1e-4, Tolerance=1e-10));
end Recovery;
