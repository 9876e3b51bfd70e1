within NormalContactTest.Planar;
model TwoBodiesCircle "Body with concave flanks against a circle, both free"
  extends TwoBodies(redeclare NormalContact.Contacts.BodyCircle contact(
      R=0.05,
      shape=NormalContact.Shapes.Planar.fourier(a0=0.15, a={0,0.01,0.01}, b={0,0.005,0}),
      redeclare NormalContact.Forces.Normal.Hertz normalForce(E_a=1e7, E_b=1e9),
      redeclare NormalContact.Forces.Friction.Coulomb friction));
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-9));
end TwoBodiesCircle;
