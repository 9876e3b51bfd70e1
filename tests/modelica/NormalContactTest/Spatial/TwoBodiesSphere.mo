within NormalContactTest.Spatial;
model TwoBodiesSphere "Ellipsoid against a sphere, both free"
  extends TwoBodies(redeclare NormalContact.Contacts.BodySphere contact(
      animation=false,
      R=0.15,
      redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7),
      redeclare NormalContact.Forces.Friction.Coulomb friction));
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-9));
end TwoBodiesSphere;
