within NormalContactTest.ValveTrain;
model LiftFile "The lift table of the file and of the examples are the same; its law is that of its formula, forwards and backwards"
  parameter Real table[:, 2]=NormalContact.ValveTrain.readLift("lift.csv");
  parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table, mirror=false);
  parameter Real mirrored[:]=NormalContact.ValveTrain.liftLaw(table, factor=-10);
  parameter Real shipped[:, 2]=NormalContact.Examples.ValveTrain.liftTable();
  Real lift[4]=NormalContact.Functions.Planar.evaluate(law, time);
  Real other[4]=NormalContact.Functions.Planar.evaluate(mirrored, -time);
  Real x=max(0, min(Modelica.Units.Conversions.to_deg(time) - 100, 260 - Modelica.Units.Conversions.to_deg(time))/80);
  Real formula=0.008*x^4*(35 - 84*x + 70*x^2 - 20*x^3);
equation
  assert(max(abs(table - shipped)) < 1e-15, "The tables differ.");
  assert(abs(lift[1] - formula) < 5e-7, "The law is not that of the formula.");
  assert(x > 0 or time > 4.5 and time < 4.6 or time > 1.7 and time < 1.8 or abs(lift[1]) < 1e-15, "The dwell is not zero.");
  assert(abs(other[1] + 10*lift[1]) < 1e-6, "The mirrored law.");
  annotation (experiment(StopTime=6.28, Interval=0.01));
end LiftFile;
