within NormalContactTest.Refused;
model IdealSwitched "refused: .cam: ideal and useEnable exclude each other"
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=10, phi(start=0, fixed=true));
  NormalContact.Mechanisms.RollerFollower cam(ideal=true, useEnable=true);
  Modelica.Mechanics.Translational.Components.Mass mass(m=0.1);
  Modelica.Blocks.Sources.BooleanConstant off(k=false);
equation
  connect(speed.flange, cam.camshaft);
  connect(cam.follower, mass.flange_a);
  connect(off.y, cam.enable);
  annotation (experiment(StopTime=0.01));
end IdealSwitched;
