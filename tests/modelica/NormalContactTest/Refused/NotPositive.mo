within NormalContactTest.Refused;
model NotPositive "refused: contact, contact with a circle: the polar potential is not positive"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyCircle contact(R=0.1, shape=NormalContact.Shapes.Planar.fourier(a0=-0.15)));
end NotPositive;
