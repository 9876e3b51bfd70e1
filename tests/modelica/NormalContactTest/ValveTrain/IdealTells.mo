within NormalContactTest.ValveTrain;
model IdealTells "Ideal cams touch always and tell when their spring is too weak to hold a real follower"
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=200, phi(start=0, fixed=true));
  NormalContact.Mechanisms.RollerFollower roller(ideal=true, useSignals=true);
  NormalContact.Mechanisms.FlatFollower flat(ideal=true, useSignals=true);
  Modelica.Mechanics.Translational.Components.Mass mass[2](each m=0.5);
  Modelica.Mechanics.Translational.Components.Spring spring[2](each c=1000);
  Modelica.Mechanics.Translational.Components.Fixed fixed[2](each s0=-0.05);
  Real apart[2](each start=0, each fixed=true) "How long f_n pulls";
  Boolean parted=not (roller.contactSignal and flat.contactSignal);
equation
  der(apart) = {if roller.liftOff then 1 else 0,if flat.liftOff then 1 else 0};
  connect(speed.flange, roller.camshaft);
  connect(speed.flange, flat.camshaft);
  connect(roller.follower, mass[1].flange_b);
  connect(flat.follower, mass[2].flange_b);
  connect(mass.flange_a, spring.flange_b);
  connect(spring.flange_a, fixed.flange);
  assert(not parted, "An ideal follower touches always.");
  when terminal() then
    assert(min(apart) > 0.1*time and max(apart) < 0.9*time, "Where the cam falls fast the spring is too weak, elsewhere it holds.");
  end when;
  annotation (experiment(StopTime=0.1, Interval=1e-4, Tolerance=1e-8));
end IdealTells;
