within NormalContactTest.Refused;
model ParallelAxes "refused: ParallelAxes.contact.n_x: the axis is parallel to n, the axis normal to the plane of motion"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar planar(n={1,1,1}, n_x={1,-1,0});
  Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={0,0,0});
  NormalContact.Contacts.BodyLine contact(n={1,1,1}, n_x={1,1,1}) "What is left of n_x across n is rounding";
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, body.frame_a);
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
end ParallelAxes;
