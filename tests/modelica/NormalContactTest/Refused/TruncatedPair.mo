within NormalContactTest.Refused;
model TruncatedPair "refused: term 2 of the shape"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyBodyPlanar contact(shape_b={1,1,0.1,4,2,0.1}));
end TruncatedPair;
