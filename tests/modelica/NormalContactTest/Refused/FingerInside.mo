within NormalContactTest.Refused;
model FingerInside "Runs as it is; a finger that starts inside its cam, or is pressed into it, is refused by its name"
  parameter Modelica.Units.SI.Angle phi_0=0 "refused at -0.3: .cam: the body starts 0.0";
  parameter Modelica.Units.SI.Angle lash=0 "refused at -0.2: deeper than penetration_max = 0.002 m. Raise phi_0, the angle of the arm from its place on the base circle";
  parameter Modelica.Units.SI.ModulusOfElasticity E=2e11 "refused at 1e6: .cam: the body is 0.002";
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=50, phi(start=0, fixed=true));
  NormalContact.ValveTrain.FingerFollower cam(phi_0=phi_0 + lash, normalForce(E_a=E));
  Modelica.Mechanics.Rotational.Components.Inertia arm(J=1e-4, phi(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.Rotational.Components.Spring spring(c=100, phi_rel0=0.3);
  Modelica.Mechanics.Rotational.Components.Fixed fixed;
equation
  connect(speed.flange, cam.camshaft);
  connect(cam.arm, arm.flange_a);
  connect(arm.flange_b, spring.flange_a);
  connect(spring.flange_b, fixed.flange);
  annotation (experiment(StopTime=0.05));
end FingerInside;
