within NormalContactTest.Refused;
model NotConvexPair "refused: contact, shape_b: the body is not strictly convex"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyBodyPlanar contact(shape_b=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0,-0.02}, b={0,0,0})));
end NotConvexPair;
