within NormalContactTest.Users;
model Coasting "A disc with rolling resistance comes to rest: 2/3 g k/r"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  parameter Real r=0.1;
  parameter Real k=0.005 "Arm of the rolling resistance";
  parameter Real v=1;
  Modelica.Mechanics.MultiBody.Joints.Planar plane(n={0,0,1}, n_x={1,0,0}, s_x(start=0, fixed=true), s_y(start=r, fixed=true), phi(start=0, fixed=true), v_x(start=v, fixed=true), v_y(start=0, fixed=true), w(start=-v/r, fixed=true));
  NormalContact.Parts.ShapedPlate disc(shape=NormalContact.Shapes.Planar.circle(r=r), density=m/(disc.thickness*Modelica.Constants.pi*r^2), drawShape=false);
  NormalContact.Contacts.BodyLine contact(shape=disc.shape, rollingArm=k, animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=1e-4));
equation
  connect(world.frame_b, plane.frame_a);
  connect(plane.frame_b, disc.frame_a);
  connect(disc.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(plane.v_x - (v - 2/3*world.g*k/r*time)) < 2e-3*v, "The disc is not slowed down by 2/3 g k/r.");
end Coasting;
