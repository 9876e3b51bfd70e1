within NormalContactTest.Users;
model Lift "A body stands on a platform that accelerates upwards: f_n = m (g + a)"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=3;
  parameter Real a=2;
  Modelica.Mechanics.MultiBody.Joints.Prismatic platform(n={0,1,0}, useAxisFlange=true);
  Modelica.Mechanics.Translational.Sources.Accelerate drive(s(start=0, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=0.1, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(m=m, r_CM={0,0,0}, animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=0.1), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.None friction);
equation
  drive.a_ref = a;
  connect(drive.flange, platform.axis);
  connect(world.frame_b, platform.frame_a);
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, body.frame_a);
  connect(body.frame_a, contact.frame_a);
  connect(platform.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(contact.f_n - m*(world.g + a)) < 1e-6*m*world.g, "The force is not m (g + a).");
end Lift;
