within NormalContactTest.ValveTrain;
model FingerGap "A finger that follows its law neither leaves its cam nor dips into it; pressure angle of the textbook"
  parameter Integer side=-1;
  parameter Real law[:]=NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial4567, lift=0.14, start=0.5, rise=1.3, dwell=0.2, fall=1.2);
  NormalContact.ValveTrain.FingerFollower cam(
    side=side,
    shape=NormalContact.ValveTrain.fingerCam(law, cam.r, cam.R, cam.l, cam.a, side, 720));
  Modelica.Mechanics.Rotational.Sources.Position shaft(exact=true);
  Modelica.Mechanics.Rotational.Sources.Position finger(exact=true);
  Real beta[4]=NormalContact.Functions.Planar.evaluate(law, theta);
  Real theta=time "The follower is carried round the cam by it: the cam turns back";
  Real tangent=(cam.l*(1 + side*beta[2]) - cam.a*cos(cam.beta))/(cam.a*sin(cam.beta));
equation
  shaft.phi_ref = -theta;
  finger.phi_ref = NormalContact.Functions.Planar.potential(law, theta);
  connect(shaft.flange, cam.camshaft);
  connect(finger.flange, cam.arm);
  assert(abs(cam.gap) < 1e-12, "The gap is not zero.");
  assert(abs(cam.v_n) < 1e-9, "The rate of the gap is not zero.");
  assert(abs(tan(cam.pressureAngle) - side*tangent) < 1e-8, "The pressure angle is not that of the textbook.");
  assert(abs(cam.f_n) < 1, "There is no force without penetration.");
  annotation (experiment(StopTime=6.28, Interval=0.01, Tolerance=1e-8));
end FingerGap;
