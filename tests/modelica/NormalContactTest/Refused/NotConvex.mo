within NormalContactTest.Refused;
model NotConvex "refused: is not strictly convex"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0,-0.02}, b={0,0,0})), planar(phi(start=1.5707963267948966)));
end NotConvex;
