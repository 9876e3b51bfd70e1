within NormalContactTest.Gait;
model HumanStands "At rest after some seconds: no creep, the centre of pressure under the centre of mass"
  extends NormalContact.Examples.Gait.Human;
  output Real creep=if time > 8 then v else 0 "Speed at rest";
  output Real lead=if time > 8 then x_P - x_M else 0 "Centre of pressure, less the centre of mass";
  output Real weight=if time > 8 then f_n - m*world.g else 0 "Load, less the weight";
  output Real share=min(right.foot.f[2], left.foot.f[2]) "Load of the foot with the smaller load";
  annotation (experiment(StopTime=12, Interval=0.01, Tolerance=1e-8));
end HumanStands;
