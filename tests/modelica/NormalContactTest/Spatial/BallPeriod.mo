within NormalContactTest.Spatial;
model BallPeriod "Small oscillations of the ball in the bowl"
  extends NormalContact.Examples.Spatial.BallInBowl(
    angle_0=0.01,
    v_0=0,
    contact(animation=false));
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-8));
end BallPeriod;
