within NormalContactTest.Refused;
model MissingFile "refused: the file 'none.json' cannot be read"
  extends NormalContact.Examples.Planar.RollingEllipse(rolling(shape=NormalContact.Shapes.Planar.fromFile(fileName="none.json")));
end MissingFile;
