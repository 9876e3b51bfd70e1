within NormalContactTest.Planar;
model TwoBodiesLine "Ellipse against a line, both free: momentum and energy balance"
  extends TwoBodies(redeclare NormalContact.Contacts.BodyLine contact(
      redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7),
      redeclare NormalContact.Forces.Friction.Stribeck friction));
  annotation (experiment(StopTime=0.5, Interval=0.005, Tolerance=1e-9));
end TwoBodiesLine;
