within NormalContactTest.Refused;
model EmptyShape "refused: EmptyShape.contact, shape: the shape has no term"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={0,0,0}, r_0(start={0,1,0}, each fixed=true));
  NormalContact.Contacts.BodyPlane contact(shape=fill(0.0, 0), animation=false);
equation
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
end EmptyShape;
