within NormalContactTest.Gait;
model StrideForces "The stride of the example has the forces that it was made for"
  extends NormalContact.Examples.Gait.Stride;
  Modelica.Units.SI.Impulse impulse[2](each start=0, each fixed=true) "Of both feet over one stride, along the ground and away from it";
equation
  der(impulse) = if time > 1.2 and time < 2.2 then f_right + f_left else zeros(2);
  annotation (experiment(StopTime=2.25, Interval=0.002, Tolerance=1e-7));
end StrideForces;
