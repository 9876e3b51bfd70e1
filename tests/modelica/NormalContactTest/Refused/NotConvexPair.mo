within NormalContactTest.Refused;
model NotConvexPair "refused: contact of two planar bodies: the body is not convex here"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyBodyPlanar contact(shape_b=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0,0}, b={0,0,-0.02})));
end NotConvexPair;
