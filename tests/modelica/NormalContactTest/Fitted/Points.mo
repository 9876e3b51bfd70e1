within NormalContactTest.Fitted;
model Points "The rolling ellipsoid by points of its surface"
  extends NormalContact.Examples.Spatial.RollingEllipsoid(rolling(shape=NormalContact.Shapes.Spatial.points(
    points=cloud, degree=2, noise=0)));
  parameter Real cloud[:, 3]={point(i) for i in 1:200};
  function point "A spiral on the ellipsoid"
    input Integer i;
    output Real p[3];
  protected
    Real z=1 - (2*i - 1)/200;
    Real d=sqrt(1 - z^2);
  algorithm
    p := {0.3*d*cos(2.4*i), 0.2*d*sin(2.4*i), 0.1*z};
  end point;
  annotation (experiment(StopTime=5, Interval=0.01, Tolerance=1e-8));
end Points;
