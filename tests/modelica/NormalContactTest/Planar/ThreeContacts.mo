within NormalContactTest.Planar;
model ThreeContacts "Three bodies that touch a line, a circle and a body; to be made linear"
  model Part "A body that is free in the plane"
    Modelica.Mechanics.MultiBody.Joints.Planar planar(
      animation=false,
      stateSelect=StateSelect.always,
      phi(start=0.3, fixed=true),
      s_x(start=0.01, fixed=true),
      s_y(start=0.1, fixed=true),
      v_x(start=0.1, fixed=true),
      v_y(start=-0.01, fixed=true),
      w(start=0.2, fixed=true));
    Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={0,0,0}, I_33=0.01, animation=false);
    Modelica.Mechanics.MultiBody.Interfaces.Frame_a ground;
    Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame;
  equation
    connect(ground, planar.frame_a);
    connect(planar.frame_b, body.frame_a);
    connect(planar.frame_b, frame);
  end Part;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Part a(planar(s_y(start=0.1013))), b(planar(s_y(start=0.1966))), c(planar(s_y(start=0.2005)));
  NormalContact.Contacts.BodyLine line(shape=NormalContact.Shapes.Planar.ellipse(a=0.12, b=0.1));
  NormalContact.Contacts.BodyCircle circle(shape=NormalContact.Shapes.Planar.fourier(
      a0=0.2,
      a={0.003,0.001},
      b={0.002,0.001}), R=0.1);
  NormalContact.Contacts.BodyBodyPlanar pair(shape_a=NormalContact.Shapes.Planar.ellipse(a=0.12, b=0.1), shape_b=NormalContact.Shapes.Planar.ellipse(a=0.14, b=0.1));
equation
  connect(world.frame_b, a.ground);
  connect(world.frame_b, b.ground);
  connect(world.frame_b, c.ground);
  connect(a.frame, line.frame_a);
  connect(world.frame_b, line.frame_b);
  connect(b.frame, circle.frame_a);
  connect(world.frame_b, circle.frame_b);
  connect(c.frame, pair.frame_a);
  connect(world.frame_b, pair.frame_b);
end ThreeContacts;
