within NormalContactTest.Planar;
model HoldsOnSlope "Friction that sticks: a body on a slope of 10 deg stays for a minute, with less friction it slides as Coulomb says"
  constant Real slope=10*Modelica.Constants.pi/180;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, n={sin(slope),-cos(slope),0});
  Block holding(mu=0.3);
  Block sliding(mu=0.1);
  output Real creep=if time > 2 then holding.along.v else 0 "Speed of the body that is held, after it has come to rest";
  output Real pull=if time > 1 then sliding.along.a - world.g*(sin(slope) - 0.1*cos(slope)) else 0 "Acceleration of the other one, less Coulomb's";
  output Real energy=sliding.energy + sliding.loss "Energy of the sliding body, with what it has lost";
  model Block "A body that slides without turning"
    parameter Real mu;
    Modelica.Mechanics.MultiBody.Joints.Prismatic along(s(fixed=true), v(fixed=true));
    Modelica.Mechanics.MultiBody.Joints.Prismatic across(n={0,1,0}, s(start=0.1, fixed=true), v(fixed=true));
    Modelica.Mechanics.MultiBody.Parts.Body body(m=2, r_CM={0,0,0});
    NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(0.1), penetration_max=0.01,
      redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=500), redeclare NormalContact.Forces.Friction.Sticking friction(mu=mu));
    outer Modelica.Mechanics.MultiBody.World world;
    Modelica.Mechanics.MultiBody.Interfaces.Frame_a ground;
    Real loss(start=0, fixed=true);
    Real energy=0.5*body.m*(along.v^2 + across.v^2) - body.m*world.g*(sin(slope)*along.s - cos(slope)*across.s) + 0.5*1e5*max(0, 0.1 - across.s)^2 + contact.friction.mu*contact.f_n*contact.friction.z_max*contact.friction.stretch[1]^2/2;
  equation
    der(loss) = contact.lossPower;
    connect(ground, along.frame_a);
    connect(along.frame_b, across.frame_a);
    connect(across.frame_b, body.frame_a);
    connect(body.frame_a, contact.frame_a);
    connect(ground, contact.frame_b);
  end Block;
equation
  connect(world.frame_b, holding.ground);
  connect(world.frame_b, sliding.ground);
  annotation (experiment(StopTime=60, Interval=0.05, Tolerance=1e-8));
end HoldsOnSlope;
