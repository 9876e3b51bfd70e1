within NormalContactTest.Users;
model InThePlane "Small planar models as users write them, each with its closed form"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Lift lift;
  Belt belt;
  Slope slope;
  Skid skid;
  Trolley trolley;
  Groove groove;
  Ceiling ceiling;
  Hail hail;
  AtRest atRest;
  Bowl bowl;
  Bump bump;
  Eccentric eccentric;
  Press press;
  annotation (experiment(StopTime=1.2, Interval=0.01, Tolerance=1e-8));
end InThePlane;
