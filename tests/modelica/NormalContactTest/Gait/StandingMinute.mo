within NormalContactTest.Gait;
model StandingMinute "At rest after 2 s, for a minute: no creep, the centre of pressure under the centre of mass"
  extends NormalContact.Examples.Gait.Standing;
  output Real v_2=if time > 2 then v else 0 "Speed after 2 s";
  output Real creep=if time > 10 then v else 0 "Speed at rest";
  output Real lead=if time > 10 then x_P - x_M else 0 "Centre of pressure, less the plumb line";
  output Real weight=if time > 10 then f_n - (trunk.m + front.m + back.m)*world.g*cos(ground.slope) else 0 "Load, less the weight";
  annotation (experiment(StopTime=62, Interval=0.05, Tolerance=1e-7));
end StandingMinute;
