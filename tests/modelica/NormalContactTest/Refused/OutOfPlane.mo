within NormalContactTest.Refused;
model OutOfPlane "refused: is used out of its plane"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1, r_0(start={0,1,0}, each fixed=true), angles_fixed=true, w_0_fixed=true, w_0_start={1,0,0}, v_0(each fixed=true));
  NormalContact.Contacts.BodyLine contact;
equation
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
end OutOfPlane;
