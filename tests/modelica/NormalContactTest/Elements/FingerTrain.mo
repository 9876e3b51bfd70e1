within NormalContactTest.Elements;
model FingerTrain "A finger on a lash adjuster starts at rest and is driven through the lift"
  inner NormalContact.Settings settings;
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed finger_drive(w_fixed=150, phi(fixed=true));
  NormalContact.ValveTrain.FingerFollower cam(usePivot=true);
  NormalContact.ValveTrain.Finger finger(usePivot=true);
  NormalContact.ValveTrain.LashAdjuster adjuster;
  NormalContact.ValveTrain.Valve valve;
  NormalContact.ValveTrain.SurgeSpring spring;
  Modelica.Mechanics.Translational.Components.Fixed head;
  Real work(start=0, fixed=true, nominal=0.1) "Work of the drive, and of the oil that fills the adjuster";
  Real stored=valve.m*valve.v^2/2 + valve.energy + spring.energy + finger.energy + adjuster.energy + cam.normalForce.energy;
  output Real E_finger=stored - work;
  output Real K_finger=10*stored "The stiffness of a Hertz contact changes with the curvature of the cam, so its energy is known to a percent only";
  output Real D_finger=cam.normalForce.gap - cam.gap;
equation
  der(work) = finger_drive.w_fixed*cam.camshaft.tau + adjuster.p*adjuster.q_check;
  connect(finger_drive.flange, cam.camshaft);
  connect(cam.arm, finger.arm);
  connect(cam.pivot, finger.pivot);
  connect(finger.pivot, adjuster.flange_a);
  connect(adjuster.flange_b, head.flange);
  connect(finger.tip, valve.flange_a);
  connect(valve.flange_b, spring.flange_a);
  connect(spring.flange_b, head.flange);
  annotation (experiment(StopTime=0.04, Interval=0.0002, Tolerance=1e-8));
end FingerTrain;
