within NormalContactTest.ValveTrain;
model FingerBalance "Energy of the finger follower, run up to valve float"
  extends NormalContact.Examples.ValveTrain.FingerFollower;
  Real stored=0.5*m*valve.v^2 + valve.energy + spring.energy + finger.energy + adjuster.energy;
  Real work(start=0, fixed=true, nominal=1) "Of the drive";
  Real lost(start=0, fixed=true, nominal=1) "In contact (or stored there), seat, spring and oil";
  Real remainder=stored - stored_0 - work + lost;
  discrete Real stored_0 "At the start";
equation
  der(work) = cam.camshaft.tau*cam.w;
  der(lost) = -cam.f_n*cam.v_n + valve.lossPower + spring.lossPower + adjuster.lossPower;
  when initial() then
    stored_0 = stored;
  end when;
  assert(abs(remainder) < 1e-6*(1 + abs(work)), "The energy does not close.");
  when terminal() then
    assert(work > 0.1, "The drive has worked.");
  end when;
  annotation (experiment(StopTime=0.25, Interval=1e-4, Tolerance=1e-10));
end FingerBalance;
