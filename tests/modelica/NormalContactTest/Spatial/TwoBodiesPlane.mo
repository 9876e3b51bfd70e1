within NormalContactTest.Spatial;
model TwoBodiesPlane "Ellipsoid against a plane, both free"
  extends TwoBodies(redeclare NormalContact.Contacts.BodyPlane contact(
      animation=false,
      normal={0.3,1,0.2},
      rollingArm=0.01,
      spinningArm=0.02,
      redeclare NormalContact.Forces.Normal.Hertz normalForce(E_a=1e8, E_b=1e8),
      redeclare NormalContact.Forces.Friction.Stribeck friction));
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-9));
end TwoBodiesPlane;
