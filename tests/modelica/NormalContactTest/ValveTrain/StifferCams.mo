within NormalContactTest.ValveTrain;
model StifferCams "Elastic followers approach the ideal ones as the stiffness grows; the power balance closes"
  constant Integer n=3 "Number of stiffnesses";
  parameter Real c[n]={1e5,1e6,1e7} "Stiffness";
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=40, phi(fixed=true));
  NormalContact.Mechanisms.RollerFollower roller[n](
    each s_0=0,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=c, d=0.5*sqrt(c)));
  NormalContact.Mechanisms.FlatFollower flat[n](
    each s_0=0,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=c, d=0.5*sqrt(c)));
  NormalContact.Mechanisms.RollerFollower idealRoller(ideal=true, s_0=0);
  NormalContact.Mechanisms.FlatFollower idealFlat(ideal=true, s_0=0);
  Modelica.Mechanics.Translational.Components.Mass rollerMass[n + 1](each m=0.025);
  Modelica.Mechanics.Translational.Components.Mass flatMass[n + 1](each m=0.025);
  Modelica.Mechanics.Translational.Components.Spring rollerSpring[n + 1](each c=2000);
  Modelica.Mechanics.Translational.Components.Spring flatSpring[n + 1](each c=2000);
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  output Real rollerError[n]={abs(roller[i].distance - idealRoller.distance)*c[i]/50 for i in 1:n} "Deviation times stiffness";
  output Real flatError[n]={abs(flat[i].distance - idealFlat.distance)*c[i]/50 for i in 1:n} "Deviation times stiffness";
  output Real balance "Energy given by the shaft minus what became of it, plus 1";
  Real given(start=0, fixed=true) "Energy given by the shaft to the first roller follower";
  Real lost(start=0, fixed=true) "Energy taken by its contact";
  Real spin "Energy in its roller and its mass and spring";
protected
  parameter Real spin_0(fixed=false) "Start";
initial equation
  for i in 1:n loop
    rollerMass[i].s = idealRoller.follower.s - 2000*0.02/c[i];
    rollerMass[i].v = 0;
    flatMass[i].s = idealFlat.follower.s - 2000*idealFlat.follower.s/c[i];
    flatMass[i].v = 0;
  end for;
  spin_0 = spin;
equation
  for i in 1:n loop
    connect(drive.flange, roller[i].camshaft);
    connect(drive.flange, flat[i].camshaft);
    connect(roller[i].follower, rollerMass[i].flange_a);
    connect(flat[i].follower, flatMass[i].flange_a);
  end for;
  connect(drive.flange, idealRoller.camshaft);
  connect(drive.flange, idealFlat.camshaft);
  connect(idealRoller.follower, rollerMass[n + 1].flange_a);
  connect(idealFlat.follower, flatMass[n + 1].flange_a);
  connect(rollerMass.flange_b, rollerSpring.flange_b);
  connect(flatMass.flange_b, flatSpring.flange_b);
  for i in 1:n + 1 loop
    connect(rollerSpring[i].flange_a, fixed.flange);
    connect(flatSpring[i].flange_a, fixed.flange);
  end for;
  der(given) = -roller[1].tau*roller[1].w;
  der(lost) = roller[1].power;
  spin = roller[1].J*roller[1].w_roller^2/2 + rollerMass[1].m*rollerMass[1].v^2/2 + rollerSpring[1].c*rollerMass[1].s^2/2;
  balance = 1 + given - lost - (spin - spin_0);
  annotation (experiment(StopTime=0.3, Interval=0.001, Tolerance=1e-8));
end StifferCams;
