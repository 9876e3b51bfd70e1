within NormalContactTest.ValveTrain;
model StartsAtRest "Trains of elements with their defaults start in equilibrium and stay there"
  NormalContact.Mechanisms.FlatFollower flat;
  NormalContact.Mechanisms.RollerFollower roller;
  NormalContact.ValveTrain.FingerFollower fingerCam[2](usePivot={false,true});
  NormalContact.ValveTrain.Finger finger[2](usePivot={false,true});
  NormalContact.ValveTrain.LashAdjuster adjuster;
  Modelica.Mechanics.Translational.Components.Mass tappet(m=0.05, v(fixed=true), a(fixed=true));
  NormalContact.ValveTrain.PushRod rod;
  NormalContact.ValveTrain.Rocker rocker;
  NormalContact.ValveTrain.Valve valve[4];
  NormalContact.ValveTrain.SurgeSpring spring[4];
  Modelica.Mechanics.Rotational.Components.Fixed shaft;
  Modelica.Mechanics.Translational.Components.Fixed head;
  parameter Real s_start[4](each fixed=false);
  parameter Real f_start[4](each fixed=false);
  Real f_n[4]={flat.f_n,roller.f_n,fingerCam[1].f_n,fingerCam[2].f_n};
initial equation
  s_start = valve.s;
  f_start = f_n;
equation
  connect(shaft.flange, flat.camshaft);
  connect(shaft.flange, roller.camshaft);
  connect(shaft.flange, fingerCam[1].camshaft);
  connect(shaft.flange, fingerCam[2].camshaft);
  connect(flat.follower, valve[1].flange_a);
  connect(roller.follower, tappet.flange_a);
  connect(tappet.flange_b, rod.flange_a);
  connect(rod.flange_b, rocker.flange_a);
  connect(rocker.flange_b, valve[2].flange_a);
  connect(fingerCam.arm, finger.arm);
  connect(finger[1].tip, valve[3].flange_a);
  connect(finger[2].tip, valve[4].flange_a);
  connect(fingerCam[2].pivot, finger[2].pivot);
  connect(finger[2].pivot, adjuster.flange_a);
  connect(adjuster.flange_b, head.flange);
  for i in 1:4 loop
    connect(valve[i].flange_b, spring[i].flange_a);
    connect(spring[i].flange_b, head.flange);
    assert(valve[i].s < -5e-7 and valve[i].f_seat > 10 and f_n[i] > 10, "Train " + String(i) + " is not pressed on its seat and its cam.");
    assert(abs(valve[i].s - s_start[i]) < 1e-12 and abs(f_n[i] - f_start[i]) < 1e-4, "Train " + String(i) + " leaves its start.");
  end for;
  annotation (experiment(StopTime=0.05, Interval=1e-3, Tolerance=1e-8));
end StartsAtRest;
