within NormalContactTest.Fitted;
model Contour "The rolling ellipse by points of its boundary"
  extends NormalContact.Examples.Planar.RollingEllipse(rolling(shape=NormalContact.Shapes.Planar.contour(
    points={{a*cos(t), b*sin(t)} for t in linspace(0, 2*Modelica.Constants.pi*119/120, 120)}, harmonics=30, noise=0)));
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-9));
end Contour;
