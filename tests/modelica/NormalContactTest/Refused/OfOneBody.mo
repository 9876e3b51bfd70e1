within NormalContactTest.Refused;
partial model OfOneBody "A guided body over a line"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar planar(s_y(start=0.2, fixed=true), s_x(start=0, fixed=true), phi(fixed=true), v_x(fixed=true), v_y(fixed=true), w(fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1);
  replaceable NormalContact.Contacts.BodyLine contact constrainedby NormalContact.Interfaces.PlanarContact;
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, body.frame_a);
  connect(planar.frame_b, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
end OfOneBody;
