within NormalContactTest.ValveTrain;
model MovingHead "A train in a head that moves at constant velocity is one in a head that rests; the supports take all forces"
  parameter Real V=0.5 "Velocity of the head";
  parameter Boolean moves[2]={false,true};
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=100, phi(fixed=true));
  NormalContact.Mechanisms.FlatFollower cam[2](each direction=0, each s_0=0.03, each shape=cat(1, NormalContact.Shapes.Planar.offset(d=0.03),
    NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Cycloidal, lift=0.005, start=-1 - 2*1.3, rise=1.3)), useSupportR=moves, useSupportT=moves, each useFilm=true,
    redeclare each NormalContact.Forces.Normal.HertzLine normalForce);
  NormalContact.ValveTrain.Rocker rocker[2](useSupport=moves);
  NormalContact.ValveTrain.Valve valve[2](useSupport=moves, each startAtRest=false, s(each start=-4e-6, each fixed=true), v(each start=0, each fixed=true));
  Modelica.Mechanics.Translational.Components.Spring spring[2](each c=25e3, each s_rel0=0.008);
  Modelica.Mechanics.Translational.Components.Fixed head;
  Modelica.Mechanics.Translational.Sources.Position up(exact=true) "Head, along the push rod";
  Modelica.Mechanics.Translational.Sources.Position down(exact=true) "The same, along the valve";
  Modelica.Mechanics.Rotational.Components.Fixed housing;
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed turning(w_fixed=100, phi(fixed=true)) "A shaft and its housing that turn";
  Real sum "Forces of the supports of the moving train along the push rod, those of the spring among them";
  Real inertia;
equation
  up.s_ref = V*time;
  down.s_ref = -V*time;
  connect(drive.flange, cam[1].camshaft);
  connect(turning.flange, cam[2].camshaft);
  for i in 1:2 loop
    connect(cam[i].follower, rocker[i].flange_a);
    connect(rocker[i].flange_b, valve[i].flange_a);
    connect(valve[i].flange_b, spring[i].flange_a);
  end for;
  connect(spring[1].flange_b, head.flange);
  connect(spring[2].flange_b, down.flange);
  connect(housing.flange, cam[2].supportR);
  connect(up.flange, cam[2].supportT);
  connect(up.flange, rocker[2].support);
  connect(down.flange, valve[2].support);
  sum = -up.flange.f + down.flange.f;
  inertia = -valve[2].m*valve[2].a;
  assert(abs(valve[2].s - valve[1].s) < 1e-8, "The lift depends on the motion of the head.");
  assert(abs(rocker[2].phi - rocker[1].phi) < 1e-6, "The rocker depends on the motion of the head.");
  assert(abs(sum - inertia) < 1e-6*(100 + abs(inertia)), "The supports do not take the forces.");
  when terminal() then
    assert(valve[1].s > 1e-3 or valve[1].v_seat > 0, "The valve has opened.");
  end when;
  annotation (experiment(StopTime=0.06, Interval=1e-4, Tolerance=1e-10));
end MovingHead;
