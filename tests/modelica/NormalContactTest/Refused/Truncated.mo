within NormalContactTest.Refused;
model Truncated "refused: term 2 of the shape"
  extends OfOneBody(redeclare NormalContact.Contacts.BodyLine contact(shape={1,1,0.1,4,2,0.1}));
end Truncated;
