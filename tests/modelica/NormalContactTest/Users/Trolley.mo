within NormalContactTest.Users;
model Trolley "Two wheels under one body: the lever rule"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=10;
  parameter Real r=0.1;
  parameter Real L=0.5 "Half of the distance of the wheels";
  parameter Real x=0.2 "Centre of mass, from the middle";
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation arm[2](r={{-L,0,0},{L,0,0}}, each animation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar plane(n={0,0,1}, n_x={1,0,0}, s_x(start=0, fixed=true), s_y(start=r, fixed=true), phi(start=0, fixed=true), v_x(start=0, fixed=true), v_y(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body frame(m=m, r_CM={x,0,0}, I_33=1, animation=false);
  NormalContact.Contacts.BodyLine contact[2](each shape=NormalContact.Shapes.Planar.circle(r=r), each animation=false,
    redeclare each NormalContact.Forces.Normal.Linear normalForce(c=1e6, d=2e4), redeclare each NormalContact.Forces.Friction.None friction);
equation
  connect(world.frame_b, plane.frame_a);
  connect(plane.frame_b, frame.frame_a);
  for i in 1:2 loop
    connect(plane.frame_b, arm[i].frame_a);
    connect(arm[i].frame_b, contact[i].frame_a);
    connect(world.frame_b, contact[i].frame_b);
  end for;
  assert(time < 0.5 or max(abs(contact.f_n - m*world.g/2*{1 - x/L,1 + x/L})) < 1e-3*m*world.g, "The wheels do not carry their shares.");
end Trolley;
