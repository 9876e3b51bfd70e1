within NormalContactTest.ValveTrain;
model TurningHousing "A finger in a housing that turns is one in a housing that rests; the support takes the torques"
  parameter Integer side[4]={1,1,-1,-1};
  parameter Boolean turns[4]={false,true,false,true};
  parameter Modelica.Units.SI.AngularVelocity W=3 "Angular velocity of the housing";
  NormalContact.ValveTrain.FingerFollower cam[4](side=side, useSupport=turns, each phi_0=-2e-5);
  Modelica.Mechanics.Rotational.Sources.Position shaft[4](each exact=true);
  Modelica.Mechanics.Rotational.Sources.Position arm[4](each exact=true);
  Modelica.Mechanics.Rotational.Sources.Position housing[2](each exact=true);
  Real angle[4]={if turns[i] then W*time else 0 for i in 1:4};
equation
  for i in 1:4 loop
    shaft[i].phi_ref = 2*time + angle[i];
    arm[i].phi_ref = 1e-6*sin(10*time) + side[i]*angle[i];
    connect(shaft[i].flange, cam[i].camshaft);
    connect(arm[i].flange, cam[i].arm);
  end for;
  for i in 1:2 loop
    housing[i].phi_ref = W*time;
    connect(housing[i].flange, cam[2*i].support);
    assert(cam[2*i].f_n > 1 and abs(cam[2*i].f_n - cam[2*i - 1].f_n) < 1e-6*cam[2*i].f_n, "The force depends on the motion of the housing.");
    assert(abs(cam[2*i].v_n - cam[2*i - 1].v_n) < 1e-12, "The rate of the gap depends on the motion of the housing.");
    assert(abs(shaft[2*i].flange.tau + housing[i].flange.tau + side[2*i]*arm[2*i].flange.tau) < 1e-12, "The support does not take the torques.");
  end for;
  annotation (experiment(StopTime=0.4, Interval=0.01, Tolerance=1e-8));
end TurningHousing;
