within NormalContactTest.Gait;
model StandingOnCircles "Heel and toe as circles: the four of them share the load, the centre of pressure is under the centre of mass"
  extends StandingMinute(
    hip(s_y(start=0.99)),
    front(circles={{0.035,-0.013,-0.028},{0.015,0.133,-0.05}}),
    back(circles={{0.035,-0.013,-0.028},{0.015,0.133,-0.05}}));
  output Real share=min({front.contact[1].f_n,front.contact[2].f_n,back.contact[1].f_n,back.contact[2].f_n}) "Load of the circle with the least load";
  annotation (experiment(StopTime=20, Interval=0.02, Tolerance=1e-7));
end StandingOnCircles;
