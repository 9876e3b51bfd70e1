within NormalContactTest.Fitted;
model Spline "The rolling ellipse by values of its potential"
  extends NormalContact.Examples.Planar.RollingEllipse(rolling(shape=NormalContact.Shapes.Planar.spline(
    phi=angles, h={sqrt((a*cos(t))^2 + (b*sin(t))^2) for t in angles})));
  constant Real angles[:]=linspace(0, 2*Modelica.Constants.pi*359/360, 360);
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-9));
end Spline;
