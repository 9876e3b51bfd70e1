within NormalContactTest.Users;
model Bump "Two discs of equal mass collide in the middle: they exchange (1 + e)/2 of their velocities"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real e=0.8;
  parameter Real v=0.5;
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide[2](each n={1,0,0}, s(start={-0.2,0.2}, each fixed=true), v(start={v,-0.5*v}, each fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body disc[2](each m=1, each r_CM={0,0,0}, each animation=false);
  NormalContact.Contacts.BodyBodyPlanar contact(shape_a=NormalContact.Shapes.Planar.circle(r=0.1), shape_b=NormalContact.Shapes.Planar.circle(r=0.15), animation=false,
    redeclare NormalContact.Forces.Normal.Hertz normalForce(restitution=e), redeclare NormalContact.Forces.Friction.None friction);
equation
  for i in 1:2 loop
    connect(world.frame_b, guide[i].frame_a);
    connect(guide[i].frame_b, disc[i].frame_a);
  end for;
  connect(disc[1].frame_a, contact.frame_a);
  connect(disc[2].frame_a, contact.frame_b);
  assert(abs(guide[1].v + guide[2].v - 0.5*v) < 1e-9, "Momentum is not kept.");
  when terminal() then
    assert(abs(guide[2].v - guide[1].v - e*1.5*v) < 2e-3*v, "The restitution is not e.");
  end when;
end Bump;
