within NormalContact.Examples.ValveTrain;
model FingerFollower "Finger follower with a roller, run up until the valve floats"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length l_valve=0.055 "Distance of the valve from the pivot";
  parameter Modelica.Units.SI.Length lash=5e-5 "Play at the valve when it is closed";
  parameter Modelica.Units.SI.Inertia J=2.5e-5 "Inertia of the finger about its pivot";
  parameter Modelica.Units.SI.Mass m=0.07 "Mass of the valve";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=30e3 "Stiffness of the spring";
  parameter Modelica.Units.SI.Force f_0=250 "Preload of the spring";
  parameter Modelica.Units.SI.AngularVelocity w_0=150 "Angular velocity at the start";
  parameter Modelica.Units.SI.AngularVelocity w_1=450 "Angular velocity at the end";
  parameter Modelica.Units.SI.Time T=0.25 "Duration of the run-up";
  output Modelica.Units.SI.AngularVelocity w=cam.w "Angular velocity of the cam shaft";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length gap=cam.gap "Gap between cam and roller";
  output Modelica.Units.SI.Force f_n=cam.f_n "Normal force";
  output Modelica.Units.SI.Pressure p=cam.normalForce.p_max "Largest contact pressure";
  output Modelica.Units.SI.Velocity v_seat=valve.v_seat "Seating velocity";
  Modelica.Blocks.Sources.Ramp speed(
    height=w_1 - w_0,
    duration=T,
    offset=w_0) annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  Modelica.Mechanics.Rotational.Sources.Speed drive(exact=true, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-74,-10},{-54,10}})));
  NormalContact.ValveTrain.FingerFollower cam(phi_0=lash/l_valve)
    annotation (Placement(transformation(extent={{-44,-10},{-24,10}})));
  Modelica.Mechanics.Rotational.Components.Inertia finger(J=J)
    annotation (Placement(transformation(extent={{-16,-10},{4,10}})));
  Modelica.Mechanics.Rotational.Components.IdealGearR2T tip(ratio=1/l_valve) "End of the finger, on the valve"
    annotation (Placement(transformation(extent={{12,-10},{32,10}})));
  NormalContact.ValveTrain.Valve valve(
    m=m,
    s(start=-f_0/valve.c_seat, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.ValveTrain.SurgeSpring spring(c=c, s_rel0=f_0/c)
    annotation (Placement(transformation(extent={{40,-40},{60,-20}})));
  Modelica.Mechanics.Translational.Components.Fixed head "Cylinder head"
    annotation (Placement(transformation(extent={{70,-40},{90,-20}})));
equation
  connect(speed.y, drive.w_ref) annotation (Line(points={{-79,0},{-76,0}}, color={0,0,127}));
  connect(drive.flange, cam.camshaft) annotation (Line(points={{-54,0},{-44,0}}));
  connect(cam.arm, finger.flange_a) annotation (Line(points={{-24,0},{-16,0}}));
  connect(finger.flange_b, tip.flangeR) annotation (Line(points={{4,0},{12,0}}));
  connect(tip.flangeT, valve.flange_a) annotation (Line(points={{32,0},{40,0}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{60,0},{64,0},{64,-14},{40,-14},{40,-30}}, color={0,127,0}));
  connect(spring.flange_b, head.flange) annotation (Line(points={{60,-30},{80,-30}}, color={0,127,0}));
  annotation (experiment(StopTime=0.25, Interval=1e-4, Tolerance=1e-8),
    __OpenModelica_simulationFlags(maxStepSize="0.0005"), Documentation(info="<html>
<p>A finger turns about its pivot and opens the valve with its end; the cam moves the roller between them. The cam is made from the law
of the finger&apos;s angle by <a href=\"modelica://NormalContact.ValveTrain.fingerCam\">fingerCam</a>, and its contact with the roller is a
line, explicit for every place of the finger. The coils of the spring have a mass.</p>
<p>The shaft is run up. From 370 rad/s on the roller leaves the cam behind its tip, and the valve lands hard.</p>
</html>"));
end FingerFollower;
