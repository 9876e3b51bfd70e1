within NormalContactTest.Planar;
model LineTwice "An ideal joint and an elastic element without force on the same frames see the same contact"
  extends NormalContact.Examples.Planar.RollingEllipse;
  NormalContact.Contacts.BodyLine contact(
    animation=false,
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e-20),
    redeclare NormalContact.Forces.Friction.None friction);
  output Real d_gap=contact.gap "Gap, zero by the joint";
  output Real d_point_a=sum(abs(contact.r_C_a - rolling.r_C_a)) "Difference of the contact points on the body";
  output Real d_point_b=sum(abs(contact.r_C_b - rolling.r_C_b)) "Difference of those on the counterpart";
  output Real d_phi=contact.phi - rolling.phi "Difference of the normal angles";
  output Real d_kappa=contact.kappa - rolling.kappa "Difference of the curvatures";
equation
  connect(rolling.frame_a, contact.frame_a);
  connect(rolling.frame_b, contact.frame_b);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-8));
end LineTwice;
