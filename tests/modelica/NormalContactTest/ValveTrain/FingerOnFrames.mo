within NormalContactTest.ValveTrain;
model FingerOnFrames "In a head that rests, the finger of MultiBody parts is the one-dimensional one"
  extends NormalContact.Examples.ValveTrain.FingerInSpace(amplitude=0, w_0=400, world(g=0, enableAnimation=false), contact(animation=false));
  NormalContact.ValveTrain.FingerFollower cam(shape=contact.shape, phi_0=lash/l_valve, useFilm=true);
  Modelica.Mechanics.Rotational.Components.IdealGearR2T end1(ratio=1/l_valve);
  Modelica.Mechanics.Rotational.Components.Inertia inertia(J=0.25*m_finger*l^2 + finger.I_33);
  NormalContact.ValveTrain.Valve valve1(m=m, startAtRest=false, s(start=-f_0/valve1.c_seat, fixed=true), v(start=0, fixed=true));
  NormalContact.ValveTrain.SurgeSpring spring1(c=c, s_rel0=f_0/c);
equation
  connect(drive.flange, cam.camshaft);
  connect(cam.arm, inertia.flange_a);
  connect(inertia.flange_b, end1.flangeR);
  connect(end1.flangeT, valve1.flange_a);
  connect(valve1.flange_b, spring1.flange_a);
  connect(spring1.flange_b, seat.flange);
  assert(noEvent(abs(valve1.s - s) < 1e-7), "The lifts differ.");
  assert(noEvent(abs(cam.gap - gap) < 1e-7), "The gaps differ.");
  when terminal() then
    assert(valve1.v_seat > 0.1 and abs(valve1.v_seat/valve.v_seat - 1) < 1e-4, "The landings differ.");
  end when;
  annotation (experiment(StopTime=0.03, Interval=1e-4, Tolerance=1e-10));
end FingerOnFrames;
