within NormalContactTest.ValveTrain;
model FastCams "Cams at constant speed that touch with a part of their lobes only: no lobe lies between two steps, at the default tolerance"
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=200, phi(fixed=true));
  NormalContact.Mechanisms.RollerFollower roller(s_0=0.024, redeclare NormalContact.Forces.Normal.Linear normalForce);
  NormalContact.Mechanisms.FlatFollower flat(s_0=0.0255, shape=cat(1, NormalContact.Shapes.Planar.offset(d=0.02), NormalContact.Shapes.Planar.lift(
    law=NormalContact.Types.LiftLaw.Polynomial4567, lift=0.006, start=0.5, rise=1.6, dwell=0, fall=1.6)),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce);
  Modelica.Mechanics.Translational.Components.Fixed fixed;
  Integer rollerTouches(start=0, fixed=true) "Number of lobes that the roller has felt";
  Integer flatTouches(start=0, fixed=true) "Number of lobes that the flat follower has felt";
equation
  connect(drive.flange, roller.camshaft);
  connect(drive.flange, flat.camshaft);
  connect(roller.follower, fixed.flange);
  connect(flat.follower, fixed.flange);
  when roller.contact then
    rollerTouches = pre(rollerTouches) + 1;
  end when;
  when flat.contact then
    flatTouches = pre(flatTouches) + 1;
  end when;
  annotation (experiment(StopTime=3.15, Interval=0.01));
end FastCams;
