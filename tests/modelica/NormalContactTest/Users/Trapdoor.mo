within NormalContactTest.Users;
model Trapdoor "A signal switches the ground off: the body that stood on it falls freely"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=3;
  parameter Real t=0.6;
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=0.1, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(m=m, r_CM={0,0,0}, animation=false);
  Modelica.Blocks.Sources.BooleanStep closed(startTime=t, startValue=true);
  NormalContact.Contacts.BodyLine contact(useEnable=true, shape=NormalContact.Shapes.Planar.circle(r=0.1), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.None friction);
equation
  connect(closed.y, contact.enable);
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, body.frame_a);
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  assert(time < 0.4 or time >= t or abs(contact.f_n - m*world.g) < 1e-6*m*world.g, "The ground does not carry the body.");
  assert(time <= t or abs(guide.v + world.g*(time - t)) < 1e-6, "The body does not fall freely.");
end Trapdoor;
