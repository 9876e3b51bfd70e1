within NormalContactTest.Spatial;
model ExchangedBodies "Body against body does not depend on the order of the ports, and knows the sphere"
  There there;
  Back back;
  Sphere sphere;
  constant Real shape[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1);
  constant Real ball[:]=NormalContact.Shapes.Spatial.sphere(r=0.15);
  model There "Ellipsoid against sphere"
    extends TwoBodies(redeclare NormalContact.Contacts.BodyBody contact(
        animation=false,
        shape_a=shape,
        shape_b=ball,
        normalForce(E_a=1e8, E_b=1e9)));
  end There;
  model Back "Sphere against ellipsoid"
    extends TwoBodies(exchanged=true, redeclare NormalContact.Contacts.BodyBody contact(
        animation=false,
        shape_a=ball,
        shape_b=shape,
        normalForce(E_a=1e9, E_b=1e8)));
  end Back;
  model Sphere "The element for spheres"
    extends TwoBodies(redeclare NormalContact.Contacts.BodySphere contact(
        animation=false,
        description=NormalContact.Types.SphereDescription.Generating,
        shape=shape,
        R=0.15,
        share=0.5,
        normalForce(E_a=1e8, E_b=1e9)));
  end Sphere;
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-9));
end ExchangedBodies;
