within NormalContactTest.ValveTrain;
model LeakDown "Leak-down of a lash adjuster under a constant load, in closed form; then it is relieved and fills"
  parameter Modelica.Units.SI.Force F=1000 "Load";
  NormalContact.ValveTrain.LashAdjuster adjuster(startAtRest=false);
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  Modelica.Mechanics.Translational.Sources.Force load;
  final parameter Real tau=(adjuster.A + adjuster.V_0*adjuster.c/(adjuster.K_oil*adjuster.A))*adjuster.A/(adjuster.k_leak*adjuster.c) "Time constant";
  final parameter Real x_F=(F - adjuster.f_0)/adjuster.c "Where the plunger spring would bear the load";
  Real x "Length in closed form";
  Real p=adjuster.p "Pressure";
  Real y=adjuster.s_rel "Length";
initial equation
  adjuster.s_rel = 0;
equation
  load.f = F;
  x = x_F*(exp(-time/tau) - 1);
  connect(load.flange, adjuster.flange_a);
  connect(adjuster.flange_b, fixed.flange);
  assert(abs(y - x) < 1e-6*1e-3, "The adjuster does not leak down as it should.");
  when terminal() then
    assert(y < -5e-4, "It has leaked down too little to be a test.");
    assert(abs(y/(-adjuster.k_leak*(F - adjuster.f_0)/adjuster.A^2*time) - 1) < 0.01, "The time of the leak-down by the usual formula.");
  end when;
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-10));
end LeakDown;
