within NormalContactTest.Users;
model Belt "A disc rolls on a belt that accelerates: a third of its acceleration"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  parameter Real r=0.1;
  parameter Real a=1.5;
  Modelica.Mechanics.MultiBody.Joints.Prismatic belt(n={1,0,0}, useAxisFlange=true);
  Modelica.Mechanics.Translational.Sources.Accelerate drive(s(start=0, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Planar plane(n={0,0,1}, n_x={1,0,0}, s_x(start=0, fixed=true), s_y(start=r, fixed=true), phi(start=0, fixed=true), v_x(start=0, fixed=true), v_y(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body disc(m=m, r_CM={0,0,0}, I_33=0.5*m*r^2, animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=r), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=1e-4));
equation
  drive.a_ref = a;
  connect(drive.flange, belt.axis);
  connect(world.frame_b, belt.frame_a);
  connect(world.frame_b, plane.frame_a);
  connect(plane.frame_b, disc.frame_a);
  connect(disc.frame_a, contact.frame_a);
  connect(belt.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(contact.f_t - m*a/3) < 1e-3*m*a, "The friction is not m a/3.");
  assert(time < 0.5 or abs(plane.v_x - a*time/3) < 2e-3, "The disc does not follow the belt by a third.");
end Belt;
