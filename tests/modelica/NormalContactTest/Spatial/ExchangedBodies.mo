within NormalContactTest.Spatial;
model ExchangedBodies "Body against body does not depend on the order of the ports, and knows the sphere"
  parameter Real shape[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1);
  parameter Real ball[:]=NormalContact.Shapes.Spatial.sphere(r=0.15);
  TwoBodies there(redeclare NormalContact.Contacts.BodyBody contact(
      animation=false,
      shape_a=shape,
      shape_b=ball,
      normalForce(E_a=1e8, E_b=1e9)));
  TwoBodies back(exchanged=true, redeclare NormalContact.Contacts.BodyBody contact(
      animation=false,
      shape_a=ball,
      shape_b=shape,
      normalForce(E_a=1e9, E_b=1e8)));
  TwoBodies sphere(redeclare NormalContact.Contacts.BodySphere contact(
      animation=false,
      shape=shape,
      R=0.15,
      share=0.5,
      normalForce(E_a=1e8, E_b=1e9)));
  annotation (experiment(StopTime=0.5, Interval=0.005, Tolerance=1e-9));
end ExchangedBodies;
