within NormalContactTest.Refused;
model NotUnique "refused: m allows, so that the body would be undercut at its nose. Use a smaller radius, a larger base circle, or a blunter nose."
  extends OfOneBody(redeclare NormalContact.Contacts.BodyCircle contact(R=0.1, shape=NormalContact.Shapes.Planar.fourier(a0=0.15, a={0,0,0.03}, b={0,0,0})));
end NotUnique;
