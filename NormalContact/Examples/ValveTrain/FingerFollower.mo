within NormalContact.Examples.ValveTrain;
model FingerFollower "Finger follower with a roller on a lash adjuster, run up until the valve floats"
  extends Modelica.Icons.Example;
  parameter Real table[:, 2]=liftTable() "Lift table of the valve: angle of the cam shaft in degrees, lift in m";
  parameter Modelica.Units.SI.Length l_valve=0.055 "Distance of the valve from the pivot";
  parameter Modelica.Units.SI.Mass m_finger=0.03 "Mass of the finger";
  parameter Modelica.Units.SI.Inertia J=2.5e-5 "Inertia of the finger about its pivot";
  parameter Modelica.Units.SI.Mass m=0.07 "Mass of the valve";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=30e3 "Stiffness of the spring";
  parameter Modelica.Units.SI.Force f_0=250 "Preload of the spring";
  parameter Modelica.Units.SI.Length clearance=6e-6 "Radial clearance of the plunger of the lash adjuster";
  parameter Real air(unit="1")=0 "Aeration: volume of the air in the adjuster at the pressure of the surroundings, over its volume";
  parameter Modelica.Units.SI.AngularVelocity w_0=150 "Angular velocity at the start";
  parameter Modelica.Units.SI.AngularVelocity w_1=450 "Angular velocity after the run-up";
  parameter Modelica.Units.SI.Time T=0.25 "Duration of the run-up";
  output Modelica.Units.SI.AngularVelocity w=cam.w "Angular velocity of the cam shaft";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length gap=cam.gap "Gap between cam and roller";
  output Modelica.Units.SI.Force f_n=cam.f_n "Normal force";
  output Modelica.Units.SI.Pressure p=cam.normalForce.p_max "Largest contact pressure";
  output Modelica.Units.SI.Velocity v_seat=valve.v_seat "Seating velocity";
  output Modelica.Units.SI.Pressure p_oil=adjuster.p "Pressure in the lash adjuster";
  output Modelica.Units.SI.Length length=adjuster.s_rel "Length of the lash adjuster, from that at rest";
  Modelica.Blocks.Sources.Trapezoid speed(
    amplitude=w_1 - w_0,
    rising=T,
    width=1e6,
    falling=T,
    period=1e7,
    offset=w_0) "Run-up, and back where an example has it so" annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.Speed drive(exact=true, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-74,-10},{-54,10}})));
  NormalContact.ValveTrain.FingerFollower cam(usePivot=true, shape=NormalContact.ValveTrain.fingerCam(
        law, cam.r, cam.R, cam.l, cam.a))
    annotation (Placement(transformation(extent={{-44,-10},{-24,10}})));
  NormalContact.ValveTrain.Finger finger(
    l_valve=l_valve,
    m=m_finger,
    J=J,
    usePivot=true,
    startAtRest=false,
    w(start=0, fixed=true)) annotation (Placement(transformation(extent={{-6,-10},{14,10}})));
  NormalContact.ValveTrain.LashAdjuster adjuster(
    clearance=clearance,
    air=air,
    startAtRest=false,
    s_rel_max=0.0002,
    s_rel(start=-cam.l/(l_valve*cos(finger.phi_valve) - cam.l)*f_0/valve.c_seat - 1e-7, fixed=true),
    p(start=adjuster.p_supply, fixed=true)) annotation (Placement(transformation(extent={{0,-50},{20,-30}})));
  NormalContact.ValveTrain.Valve valve(
    m=m,
    startAtRest=false,
    s(start=-f_0/valve.c_seat, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.ValveTrain.SurgeSpring spring(c=c, s_rel0=f_0/c)
    annotation (Placement(transformation(extent={{40,-40},{60,-20}})));
  Modelica.Mechanics.Translational.Components.Fixed head "Cylinder head"
    annotation (Placement(transformation(extent={{70,-40},{90,-20}})));
protected
  final parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table, 1/l_valve) "Lift law of the finger";
equation
  connect(speed.y, drive.w_ref) annotation (Line(points={{-79,0},{-76,0}}, color={0,0,127}));
  connect(drive.flange, cam.camshaft) annotation (Line(points={{-54,0},{-44,0}}));
  connect(cam.arm, finger.arm) annotation (Line(points={{-24,0},{-6,0}}));
  connect(cam.pivot, finger.pivot) annotation (Line(points={{-24,-6},{-6,-6}}, color={0,127,0}));
  connect(finger.pivot, adjuster.flange_a) annotation (Line(points={{-6,-6},{-12,-6},{-12,-40},{0,-40}}, color={0,127,0}));
  connect(adjuster.flange_b, head.flange) annotation (Line(points={{20,-40},{80,-40},{80,-30}}, color={0,127,0}));
  connect(finger.tip, valve.flange_a) annotation (Line(points={{14,0},{40,0}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{60,0},{64,0},{64,-14},{40,-14},{40,-30}}, color={0,127,0}));
  connect(spring.flange_b, head.flange) annotation (Line(points={{60,-30},{80,-30}}, color={0,127,0}));
  annotation (experiment(StopTime=0.25, Interval=1e-4, Tolerance=1e-8), Documentation(info="<html>
<p>A finger turns about its pivot, which rests on a hydraulic lash adjuster, and opens the valve with its tip; the cam moves the
roller between them. The cam is made from the lift table of the valve by
<a href=\"modelica://NormalContact.ValveTrain.liftLaw\">liftLaw</a> and
<a href=\"modelica://NormalContact.ValveTrain.fingerCam\">fingerCam</a>, and its contact with the roller is a line, explicit for every
place of the finger. The coils of the spring have a mass.</p>
<p>The shaft is run up. From 365 rad/s on the inertia of the valve takes the load from the adjuster behind the tip of the cam: its
plunger follows up to its stop, it is pumped up, and the valve does not close any more. From 387 rad/s on the roller leaves the cam.</p>
</html>", figures={Figure(title="Run-up", identifier="run-up", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="roller on cam")}),
        Plot(title="Oil in the lash adjuster", curves={Curve(y=p_oil, legend="pressure")})})}));
end FingerFollower;
