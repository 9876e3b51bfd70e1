within NormalContactTest.Planar;
model TwoBodiesPair "Ellipse against a superellipse, both free"
  extends TwoBodies(redeclare NormalContact.Contacts.BodyBodyPlanar contact(
      shape_a=NormalContact.Shapes.Planar.ellipse(a=0.2, b=0.1),
      shape_b=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.15, epsilon=3, eta=0.02),
      redeclare NormalContact.Forces.Normal.Hertz normalForce(E_a=1e7, E_b=1e9),
      redeclare NormalContact.Forces.Friction.Coulomb friction));
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-9));
end TwoBodiesPair;
