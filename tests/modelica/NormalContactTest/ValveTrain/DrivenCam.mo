within NormalContactTest.ValveTrain;
model DrivenCam "Ideal cam at constant speed: closed form"
  extends IdealCam;
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=-30, phi(fixed=true));
  output Real tau=drive.flange.tau "Torque on the drive";
equation
  connect(drive.flange, shaft.axis);
  annotation (experiment(StopTime=0.21, Interval=0.001, Tolerance=1e-8));
end DrivenCam;
