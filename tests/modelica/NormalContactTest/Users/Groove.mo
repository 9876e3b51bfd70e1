within NormalContactTest.Users;
model Groove "A disc between two planes at 45 degrees: m g/sqrt(2) each"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  parameter Real r=0.1;
  Modelica.Mechanics.MultiBody.Parts.FixedRotation turned[2](each n={0,0,1}, angle={-45,45}, each animation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar plane(n={0,0,1}, n_x={1,0,0}, s_x(start=0, fixed=true), s_y(start=r*sqrt(2), fixed=true), phi(start=0, fixed=true), v_x(start=0, fixed=true), v_y(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body disc(m=m, r_CM={0,0,0}, I_33=0.5*m*r^2, animation=false);
  NormalContact.Contacts.BodyLine contact[2](each shape=NormalContact.Shapes.Planar.circle(r=r), each animation=false,
    redeclare each NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare each NormalContact.Forces.Friction.None friction);
equation
  connect(world.frame_b, plane.frame_a);
  connect(plane.frame_b, disc.frame_a);
  for i in 1:2 loop
    connect(world.frame_b, turned[i].frame_a);
    connect(disc.frame_a, contact[i].frame_a);
    connect(turned[i].frame_b, contact[i].frame_b);
  end for;
  assert(time < 0.5 or max(abs(contact.f_n - fill(m*world.g/sqrt(2), 2))) < 1e-5*m*world.g, "The forces are not m g/sqrt(2).");
end Groove;
