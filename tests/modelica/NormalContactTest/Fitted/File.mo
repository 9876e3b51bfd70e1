within NormalContactTest.Fitted;
model File "The rolling ellipse by a shape file"
  extends NormalContact.Examples.Planar.RollingEllipse(rolling(shapeFile="ellipse.json"));
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-9));
end File;
