within NormalContactTest.ValveTrain;
model LostMotion "The valve opens by the lift of the cam less the motion that is lost, and lands with the velocity of the cam there"
  extends NormalContact.Examples.ValveTrain.VariableLift;
  constant Real v_half=35/16*0.008/Modelica.Units.Conversions.from_deg(80)*100 "Velocity of the cam at half of its lift, by the formula of the table";
  discrete Real v_most(start=0, fixed=true) "Largest seating velocity";
equation
  when valve.seated then
    v_most = max(pre(v_most), valve.v_seat);
  end when;
  assert(abs(s - max(s_cam - play, 0)) < 1.5e-4, "The valve does not follow the lift less the lost motion.");
  when terminal() then
    assert(abs(v_most/v_half - 1) < 0.01, "The valve does not land with the velocity of the cam at half of its lift.");
  end when;
  annotation (experiment(StopTime=0.3, Interval=2e-4, Tolerance=1e-9));
end LostMotion;
