within NormalContactTest.Elements;
model RodTrain "A push rod with a rocker starts at rest and is driven through the lift"
  inner NormalContact.Settings settings;
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed rod_drive(w_fixed=100, phi(fixed=true));
  NormalContact.Mechanisms.RollerFollower cam_drive;
  Modelica.Mechanics.Translational.Components.Mass tappet_drive(m=0.05, v(fixed=true), a(fixed=true));
  NormalContact.ValveTrain.PushRod rod;
  NormalContact.ValveTrain.Rocker rocker;
  NormalContact.ValveTrain.Valve valve_drive;
  NormalContact.ValveTrain.SurgeSpring spring_drive;
  NormalContact.ValveTrain.OilFilm film(f_n=cam_drive.f_n, kappa=cam_drive.kappa_rel, u_a=cam_drive.u_cam, u_b=cam_drive.u_follower);
  Modelica.Mechanics.Translational.Components.Fixed head;
  Real work(start=0, fixed=true, nominal=0.1) "Work of the drive";
  Real stored=valve_drive.m*valve_drive.v^2/2 + valve_drive.energy + spring_drive.energy + rod.energy + rocker.J*rocker.w^2/2 + 0.025*tappet_drive.v^2 + cam_drive.normalForce.energy;
  output Real E_rod=stored - work;
  output Real K_rod=10*stored "The stiffness of a Hertz contact changes with the curvature of the cam, so its energy is known to a percent only";
  output Real E_film=film.h/1e-6 "No energy: its values are finite";
  output Real K_film=1e9;
equation
  der(work) = rod_drive.w_fixed*cam_drive.camshaft.tau;
  connect(rod_drive.flange, cam_drive.camshaft);
  connect(cam_drive.follower, tappet_drive.flange_a);
  connect(tappet_drive.flange_b, rod.flange_a);
  connect(rod.flange_b, rocker.flange_a);
  connect(rocker.flange_b, valve_drive.flange_a);
  connect(valve_drive.flange_b, spring_drive.flange_a);
  connect(spring_drive.flange_b, head.flange);
  annotation (experiment(StopTime=0.06, Interval=0.0002, Tolerance=1e-8));
end RodTrain;
