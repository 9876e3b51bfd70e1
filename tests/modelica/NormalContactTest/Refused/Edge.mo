within NormalContactTest.Refused;
model Edge "refused: Edge.contact.normalForce, stiffness of a point contact: the body is not convex here: a curvature radius is not positive; add an offset()"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=0.11, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass body(m=1);
  NormalContact.Contacts.BodyPlane contact(shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.1, c=0)) "A disc without thickness, on its rim";
equation
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, body.frame_a);
  connect(guide.frame_b, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  annotation (experiment(StopTime=0.2));
end Edge;
