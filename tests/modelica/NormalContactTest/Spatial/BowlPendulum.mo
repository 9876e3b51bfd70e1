within NormalContactTest.Spatial;
model BowlPendulum "A ball that swings in a bowl: the equation of motion in the arc of its centre"
  extends NormalContact.Examples.Spatial.RollingInBowl(v_0=0, world(enableAnimation=false));
  annotation (experiment(StopTime=2, Interval=0.02, Tolerance=1e-9));
end BowlPendulum;
