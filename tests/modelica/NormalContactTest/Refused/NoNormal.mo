within NormalContactTest.Refused;
model NoNormal "refused: NoNormal.contact.normal: the axis is zero. Give it a direction"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={0,0,0}, r_0(start={0,1,0}, each fixed=true));
  NormalContact.Contacts.BodyPlane contact(normal={0,0,0});
equation
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
end NoNormal;
