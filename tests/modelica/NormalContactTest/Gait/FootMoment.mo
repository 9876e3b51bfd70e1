within NormalContactTest.Gait;
model FootMoment "The same with the moment about a point of the world"
  extends FootMass(aboutAnkle=false);
  annotation (experiment(StopTime=0.5, Interval=0.001, Tolerance=1e-8));
end FootMoment;
