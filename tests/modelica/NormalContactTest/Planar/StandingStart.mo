within NormalContactTest.Planar;
model StandingStart "Three laws that start in equilibrium by der(v) = 0, and a contact that exists at the start and comes to rest"
  parameter Real r=0.1 "Radius";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide[3](each n={0,1,0}, each s(start=r), each v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic loose(n={0,1,0}, s(start=r - 1.2*(9.80665/1e8)^(2/3), fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass mass[4](each m=1, each r_0(start={0,r,0}));
  NormalContact.Contacts.BodyLine linear(shape=NormalContact.Shapes.Planar.circle(r=r), redeclare NormalContact.Forces.Normal.Linear normalForce);
  NormalContact.Contacts.BodyLine power(shape=NormalContact.Shapes.Planar.circle(r=r), redeclare NormalContact.Forces.Normal.PowerLaw normalForce);
  NormalContact.Contacts.BodyLine hertz(shape=NormalContact.Shapes.Planar.circle(r=r), redeclare NormalContact.Forces.Normal.Hertz normalForce(E_a=1e7, E_b=1e7, nu_a=0, nu_b=0));
  NormalContact.Contacts.BodyLine ringing(shape=NormalContact.Shapes.Planar.circle(r=r), redeclare NormalContact.Forces.Normal.PowerLaw normalForce(
    dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=5));
  output Real gaps[3]={linear.gap/(-9.80665/1e6),power.gap/(-(9.80665/1e8)^(2/3)),hertz.gap/(-(9.80665/(4/3*5e6*sqrt(r)))^(2/3))} "Gaps over those of equilibrium";
  output Real rest=ringing.gap/(-(9.80665/1e8)^(2/3)) "The same of the contact that rings";
initial equation
  guide.a = zeros(3);
equation
  for i in 1:3 loop
    connect(world.frame_b, guide[i].frame_a);
    connect(guide[i].frame_b, mass[i].frame_a);
  end for;
  connect(world.frame_b, loose.frame_a);
  connect(loose.frame_b, mass[4].frame_a);
  connect(mass[1].frame_a, linear.frame_a);
  connect(mass[2].frame_a, power.frame_a);
  connect(mass[3].frame_a, hertz.frame_a);
  connect(mass[4].frame_a, ringing.frame_a);
  connect(world.frame_b, linear.frame_b);
  connect(world.frame_b, power.frame_b);
  connect(world.frame_b, hertz.frame_b);
  connect(world.frame_b, ringing.frame_b);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-8));
end StandingStart;
