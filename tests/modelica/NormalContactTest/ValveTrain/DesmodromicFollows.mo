within NormalContactTest.ValveTrain;
model DesmodromicFollows "The valve follows its cams within play and deformation, and the energy closes"
  extends NormalContact.Examples.ValveTrain.Desmodromic;
  Real stored=0.5*m*valve.v^2 + 0.5*rocker.J*rocker.w^2;
  Real work(start=0, fixed=true, nominal=1) "Of the drive";
  Real lost(start=0, fixed=true, nominal=1) "In the contacts, or stored there";
  Real lead=s - s_cam "Of the valve before its opening cam";
equation
  der(work) = -drive.flange.tau*w_0;
  der(lost) = -opener.f_n*opener.v_n - closer.f_n*closer.v_n;
  assert(abs(stored - work + lost) < 1e-6*(1 + abs(work)), "The energy does not close.");
  assert(lead < play + 3e-5 and lead > -3e-5, "The valve does not follow its cams.");
  when s_cam > 0.004 then
    assert(work > 0.1, "The drive has worked.");
  end when;
  annotation (experiment(StopTime=0.04, Interval=2e-5, Tolerance=1e-10));
end DesmodromicFollows;
