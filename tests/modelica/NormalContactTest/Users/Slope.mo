within NormalContactTest.Users;
model Slope "A disc rolls down a turned frame: 2/3 g sin(alpha)"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  parameter Real r=0.1;
  parameter Real alpha=0.35;
  Modelica.Mechanics.MultiBody.Parts.FixedRotation turned(n={0,0,1}, angle=-alpha*180/Modelica.Constants.pi, animation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar plane(n={0,0,1}, n_x={1,0,0}, s_x(start=0, fixed=true), s_y(start=r, fixed=true), phi(start=0, fixed=true), v_x(start=0, fixed=true), v_y(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body disc(m=m, r_CM={0,0,0}, I_33=0.5*m*r^2, animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=r), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=1e-4));
equation
  connect(world.frame_b, turned.frame_a);
  connect(turned.frame_b, plane.frame_a);
  connect(plane.frame_b, disc.frame_a);
  connect(disc.frame_a, contact.frame_a);
  connect(turned.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(contact.f_n - m*world.g*cos(alpha)) < 1e-5*m*world.g, "The normal force is not m g cos(alpha).");
  assert(time < 0.5 or abs(contact.f_t + m*world.g*sin(alpha)/3) < 1e-4*m*world.g, "The friction is not m g sin(alpha)/3.");
  assert(time < 0.5 or abs(plane.v_x - 2/3*world.g*sin(alpha)*time) < 5e-3, "The acceleration is not 2/3 g sin(alpha).");
end Slope;
