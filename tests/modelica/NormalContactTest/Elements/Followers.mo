within NormalContactTest.Elements;
model Followers "Cams with followers of one dimension, driven at constant speed against a spring"
  inner NormalContact.Settings settings;
  Drive roller_drive;
  NormalContact.Mechanisms.RollerFollower roller;
  Drive flat_drive;
  NormalContact.Mechanisms.FlatFollower flat;
  output Real E_roller=roller_drive.E + roller.normalForce.energy + roller.J*roller.w_roller^2/2;
  output Real K_roller=roller_drive.K;
  output Real E_flat=flat_drive.E + flat.normalForce.energy;
  output Real K_flat=flat_drive.K;
  output Real D_roller=roller.normalForce.gap - roller.gap;
  output Real D_flat=flat.normalForce.gap - flat.gap;
protected
  model Drive "Shaft, mass and spring"
    Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=50, phi(fixed=true));
    Modelica.Mechanics.Translational.Components.Mass mass(m=0.1, s(fixed=true), v(fixed=true));
    Modelica.Mechanics.Translational.Components.Spring spring(c=1000);
    Modelica.Mechanics.Translational.Components.Fixed fixed(s0=-0.05);
    Modelica.Mechanics.Rotational.Interfaces.Flange_b shaft;
    Modelica.Mechanics.Translational.Interfaces.Flange_a follower;
    Real work(start=0, fixed=true) "Work of the drive";
    Real K=0.05*mass.v^2 + 500*(mass.s + 0.05)^2 "Energy of mass and spring";
    Real E=K - work;
  equation
    der(work) = -speed.flange.tau*50;
    connect(speed.flange, shaft);
    connect(fixed.flange, spring.flange_a);
    connect(spring.flange_b, mass.flange_a);
    connect(mass.flange_b, follower);
  end Drive;
equation
  connect(roller_drive.shaft, roller.camshaft);
  connect(roller.follower, roller_drive.follower);
  connect(flat_drive.shaft, flat.camshaft);
  connect(flat.follower, flat_drive.follower);
  annotation (experiment(StopTime=0.15, Interval=0.001, Tolerance=1e-8));
end Followers;
