within NormalContactTest.Users;
model Ceiling "A body is pressed against a line above it"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation up(r={0,1,0}, animation=false);
  Modelica.Mechanics.MultiBody.Parts.FixedRotation down(n={0,0,1}, angle=180, animation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=0.9, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(m=m, r_CM={0,0,0}, animation=false);
  Modelica.Mechanics.MultiBody.Forces.WorldForce force(animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=0.1), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.None friction);
equation
  force.force = {0,3*m*world.g,0};
  connect(world.frame_b, up.frame_a);
  connect(up.frame_b, down.frame_a);
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, body.frame_a);
  connect(force.frame_b, body.frame_a);
  connect(body.frame_a, contact.frame_a);
  connect(down.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(contact.f_n - 2*m*world.g) < 1e-6*m*world.g, "The force is not 3 m g - m g.");
end Ceiling;
