within NormalContactTest.Planar;
model TwoBodiesConcave "Body that surrounds a circle, both free"
  extends TwoBodies(joint_b(s_y(start=0.28)), redeclare NormalContact.Contacts.BodyCircle contact(
      R=0.05,
      concave=true,
      shape=NormalContact.Shapes.Planar.fourier(a0=0.15, a={0,0.01,0.01}, b={0,0.005,0}),
      redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=10),
      redeclare NormalContact.Forces.Friction.Coulomb friction));
  annotation (experiment(StopTime=1, Interval=0.0005, Tolerance=1e-9));
end TwoBodiesConcave;
