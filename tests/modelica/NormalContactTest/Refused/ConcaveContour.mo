within NormalContactTest.Refused;
model ConcaveContour "refused: the points are not convex"
  extends NormalContact.Examples.Planar.RollingEllipse(rolling(shape=NormalContact.Shapes.Planar.contour(
    points={(1 + 0.3*cos(3*t))*{cos(t), sin(t)} for t in linspace(0, 6.2, 60)}, harmonics=8, noise=1e-3)));
end ConcaveContour;
