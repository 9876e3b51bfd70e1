within NormalContactTest.Spatial;
model BodiesTwice "An ideal joint and an elastic element without force on the same frames see the same contact"
  extends NormalContact.Examples.Spatial.EllipsoidOnEllipsoid;
  NormalContact.Contacts.BodyBody contact(
    animation=false,
    shape_a=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08),
    shape_b=NormalContact.Shapes.Spatial.ellipsoid(a=0.4, b=0.25, c=0.3),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e-20),
    redeclare NormalContact.Forces.Friction.None friction);
  output Real d_gap=contact.gap "Gap, zero by the joint";
  output Real d_point_a=sum(abs(contact.r_C_a - rolling.r_C_a)) "Difference of the contact points on the body";
  output Real d_point_b=sum(abs(contact.r_C_b - rolling.r_C_b)) "Difference of those on the counterpart";
  output Real d_normal=sum(abs(contact.e_n - rolling.e_n)) "Difference of the normals";
equation
  connect(rolling.frame_a, contact.frame_a);
  connect(rolling.frame_b, contact.frame_b);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-8));
end BodiesTwice;
