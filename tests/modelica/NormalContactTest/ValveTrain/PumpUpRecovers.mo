within NormalContactTest.ValveTrain;
model PumpUpRecovers "Float pumps up the lash adjuster to its stop, so that the valve stays open; the leak-down closes it again"
  extends NormalContact.Examples.ValveTrain.PumpUp;
  Real longest(start=0, fixed=true) "Length of the adjuster after the float";
  Real lowest(start=1, fixed=true) "Lift of the valve in the turns after the float";
  Real closed(start=1, fixed=true) "The same at the end";
equation
  der(longest) = 0;
  der(lowest) = 0;
  der(closed) = 0;
  when sample(0.2, 1e-3) then
    reinit(longest, if time < 0.3 then max(length, pre(longest)) else pre(longest));
    reinit(lowest, if time < 0.3 then min(s, pre(lowest)) else pre(lowest));
    reinit(closed, if time > 0.55 then min(s, pre(closed)) else pre(closed));
  end when;
  when terminal() then
    assert(longest > adjuster.s_rel_max, "The adjuster is not pumped up.");
    assert(lowest > 3e-5, "The valve closes after the float.");
    assert(closed < 0 and abs(length) < 3e-5, "The adjuster has not recovered.");
  end when;
  annotation (experiment(StopTime=0.6, Interval=2e-4, Tolerance=1e-8));
end PumpUpRecovers;
