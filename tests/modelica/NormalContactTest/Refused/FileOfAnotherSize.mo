within NormalContactTest.Refused;
model FileOfAnotherSize "refused: 'ellipse.json' holds 4 numbers; set n = 4."
  extends NormalContact.Examples.Planar.RollingEllipse(rolling(shape=NormalContact.Shapes.Planar.fromFile(fileName="ellipse.json", n=5)));
end FileOfAnotherSize;
