within NormalContactTest.Planar;
model JointSignals "An ellipse that rolls too fast: signals tell that a real one would slip, then lift off"
  extends NormalContact.Examples.Planar.RollingEllipse(w_0=16.5, mu=0.2, world(enableAnimation=false), rolling(useSignals=true));
  output Modelica.Blocks.Interfaces.BooleanOutput slips "As rolling.slip";
  output Modelica.Blocks.Interfaces.BooleanOutput lifts "As rolling.liftOff";
  output Modelica.Blocks.Interfaces.RealOutput force "As f_n";
equation
  connect(rolling.slipSignal, slips);
  connect(rolling.liftOffSignal, lifts);
  connect(rolling.forceSignal, force);
  assert(slips == rolling.slip and lifts == rolling.liftOff, "The signals are not those of the joint.");
  annotation (experiment(StopTime=1, Interval=0.002, Tolerance=1e-8));
end JointSignals;
