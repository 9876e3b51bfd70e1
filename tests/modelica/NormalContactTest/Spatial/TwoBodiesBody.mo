within NormalContactTest.Spatial;
model TwoBodiesBody "Ellipsoid against a superellipsoid, both free"
  extends TwoBodies(redeclare NormalContact.Contacts.BodyBody contact(
      animation=false,
      shape_b=NormalContact.Shapes.Spatial.superellipsoid(a=0.2, b=0.15, c=0.25, delta=2.5, epsilon=2.5, eta=0.05),
      rollingArm=0.01,
      spinningArm=0.02,
      redeclare NormalContact.Forces.Normal.Hertz normalForce(E_a=1e8, E_b=1e9),
      redeclare NormalContact.Forces.Friction.Coulomb friction));
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-9));
end TwoBodiesBody;
