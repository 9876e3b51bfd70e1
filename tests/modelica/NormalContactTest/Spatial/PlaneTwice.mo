within NormalContactTest.Spatial;
model PlaneTwice "An ideal joint and an elastic element without force on the same frames see the same contact"
  extends NormalContact.Examples.Spatial.RollingEllipsoid;
  NormalContact.Contacts.BodyPlane contact(
    animation=false,
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=a, b=b, c=c),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e-20),
    redeclare NormalContact.Forces.Friction.None friction);
  output Real d_gap=contact.gap "Gap, zero by the joint";
  output Real d_point_a=sum(abs(contact.r_C_a - rolling.r_C_a)) "Difference of the contact points on the body";
  output Real d_point_b=sum(abs(contact.r_C_b - rolling.r_C_b)) "Difference of those on the counterpart";
equation
  connect(rolling.frame_a, contact.frame_a);
  connect(rolling.frame_b, contact.frame_b);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-8));
end PlaneTwice;
