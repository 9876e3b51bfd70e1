within NormalContactTest.Users;
model Skid "A block that does not turn slides down a slope: g (sin(alpha) - mu cos(alpha))"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  parameter Real mu=0.2;
  parameter Real alpha=0.5;
  Modelica.Mechanics.MultiBody.Parts.FixedRotation turned(n={0,0,1}, angle=-alpha*180/Modelica.Constants.pi, animation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic along(n={1,0,0}, s(start=0, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic off(n={0,1,0}, s(start=0.05, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body sled(m=m, r_CM={0,0,0}, animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=mu, v_d=1e-4));
equation
  connect(world.frame_b, turned.frame_a);
  connect(turned.frame_b, along.frame_a);
  connect(along.frame_b, off.frame_a);
  connect(off.frame_b, sled.frame_a);
  connect(sled.frame_a, contact.frame_a);
  connect(turned.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(along.a - world.g*(sin(alpha) - mu*cos(alpha))) < 1e-4*world.g, "The acceleration is not g (sin(alpha) - mu cos(alpha)).");
end Skid;
