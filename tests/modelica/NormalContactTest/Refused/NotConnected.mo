within NormalContactTest.Refused;
model NotConnected "refused: frame_a is not connected. Connect it with the shaped body."
  inner Modelica.Mechanics.MultiBody.World world "World";
  inner NormalContact.Settings settings "Common settings";
  NormalContact.Contacts.BodyPlane contact "Contact of nothing with the ground";
equation
  connect(world.frame_b, contact.frame_b);
end NotConnected;
