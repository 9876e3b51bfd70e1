within NormalContactTest.Users;
model AtRest "Equilibrium at the start, by initial equations"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=5;
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=0.1), v(start=0, fixed=true), a(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(m=m, r_CM={0,0,0}, animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=0.1), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.None friction);
equation
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, body.frame_a);
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  assert(abs(contact.gap + m*world.g/1e6) < 1e-10, "The penetration is not m g/c.");
end AtRest;
