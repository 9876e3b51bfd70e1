within NormalContactTest.ValveTrain;
model Aeration "A lash adjuster with air in its oil, pressed together without a leak: law of Boyle and Mariotte, energy"
  NormalContact.ValveTrain.LashAdjuster adjuster(clearance=1e-9, air=0.03, k_check=0, startAtRest=false) "Without leak";
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  Modelica.Mechanics.Translational.Sources.Position piston(exact=true);
  Real volume "Of oil and air, less that at the start";
  Real work(start=0, fixed=true, nominal=1e-2) "Of the piston";
  parameter Real energy_0(fixed=false);
  constant Real p_0=3e5;
initial equation
  adjuster.p = p_0;
  energy_0 = adjuster.energy;
equation
  piston.s_ref = 2e-4*time;
  connect(piston.flange, adjuster.flange_a);
  connect(adjuster.flange_b, fixed.flange);
  der(work) = piston.flange.f*der(piston.flange.s)*(-1);
  volume = -adjuster.V_0/adjuster.K_oil*(adjuster.p - p_0) + adjuster.air*adjuster.V_0*adjuster.p_ambient*(1/(adjuster.p + adjuster.p_ambient) - 1/(p_0 + adjuster.p_ambient));
  assert(abs(volume - adjuster.A*adjuster.s_rel) < 1e-6*adjuster.A*2e-4, "The volume of oil and air.");
  assert(abs(adjuster.energy - energy_0 - work) < 1e-6*abs(work) + 1e-9, "The energy does not close.");
  when terminal() then
    assert(adjuster.K > 0.9*adjuster.K_oil and adjuster.p > 1e7, "The air is not pressed together.");
  end when;
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-11));
end Aeration;
