within NormalContactTest.Refused;
model NotUnique "refused: Use a smaller radius, or a less concave shape."
  extends OfOneBody(redeclare NormalContact.Contacts.BodyCircle contact(R=0.1, shape=NormalContact.Shapes.Planar.fourier(a0=0.15, a={0,0,0.03}, b={0,0,0})));
end NotUnique;
