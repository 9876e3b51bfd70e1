within NormalContactTest.Gait;
model Belt "A foot that hangs on a spring over a belt: friction pulls it along until the spring holds it"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Gait.Ground ground(v_belt=-0.5);
  Modelica.Mechanics.MultiBody.Joints.Prismatic along(useAxisFlange=true, s(fixed=true), v(fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic across(n={0,1,0}, s(start=0.14, fixed=true), v(fixed=true));
  NormalContact.Gait.Foot foot(m=5, sole=NormalContact.Gait.roundSole(0.3, 0.05, 0.16), useSignals=true, redeclare model Friction = NormalContact.Forces.Friction.Sticking (mu=0.4));
  Modelica.Mechanics.Translational.Components.SpringDamper spring(c=1000, d=50);
  output Real pull=if time > 5 then along.s + 0.4*5*world.g/1000 else 0 "Where the foot is held, less closed form";
  output Real force=if time > 5 then foot.forceSignal[1] + 0.4*5*world.g else 0 "Friction, less closed form";
  output Real where=if time > 5 then foot.pressureSignal - (along.s - ground.frame.r_0[1] + 0.05) else 0 "Centre of pressure on the belt, less the lowest point of the sole";
equation
  connect(world.frame_b, along.frame_a);
  connect(along.frame_b, across.frame_a);
  connect(across.frame_b, foot.ankle);
  connect(spring.flange_a, along.support);
  connect(spring.flange_b, along.axis);
  annotation (experiment(StopTime=8, Interval=0.01, Tolerance=1e-8));
end Belt;
