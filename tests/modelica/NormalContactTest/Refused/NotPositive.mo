within NormalContactTest.Refused;
model NotPositive "refused: is not positive: it is the distance of frame_a from the centre of the circle in contact"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyCircle contact(R=0.1, shape=NormalContact.Shapes.Planar.fourier(a0=-0.15)));
end NotPositive;
