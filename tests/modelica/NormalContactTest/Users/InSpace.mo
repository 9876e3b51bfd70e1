within NormalContactTest.Users;
model InSpace "Small models in space as users write them, each with its closed form"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Billiard billiard;
  SlidesOff slidesOff;
  Hopper hopper;
  Cradle cradle;
  Spinner spinner;
  annotation (experiment(StopTime=1.2, Interval=0.01, Tolerance=1e-8));
end InSpace;
