within NormalContact.Examples.ValveTrain;
model PushRod "Push rod, rocker and hydraulic lash adjuster"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.022 "Radius of the base circle";
  parameter Real table[:, 2]=liftTable() "Lift table of the valve: angle of the cam shaft in degrees, lift in m";
  parameter Modelica.Units.SI.Mass m_tappet=0.06 "Mass of the tappet";
  parameter Modelica.Units.SI.Mass m=0.09 "Mass of the valve";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=30e3 "Stiffness of the spring";
  parameter Modelica.Units.SI.Force f_0=300 "Preload of the spring";
  parameter Modelica.Units.SI.AngularVelocity w_0=150 "Angular velocity of the cam";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Force f_n=cam.f_n "Normal force at the cam";
  output Modelica.Units.SI.Pressure p=adjuster.p "Pressure in the lash adjuster";
  output Modelica.Units.SI.Length length=adjuster.s_rel "Length of the lash adjuster";
  output Modelica.Units.SI.Velocity v_seat=valve.v_seat "Seating velocity";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=w_0, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  NormalContact.Mechanisms.FlatFollower cam(
    direction=0,
    s_0=r,
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=r), law),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(width=0.014))
    annotation (Placement(transformation(extent={{-72,-10},{-52,10}})));
  Modelica.Mechanics.Translational.Components.Mass tappet(
    m=m_tappet,
    s(start=0, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-46,-10},{-26,10}})));
  NormalContact.ValveTrain.LashAdjuster adjuster(startAtRest=false, p(start=adjuster.p_supply, fixed=true))
    annotation (Placement(transformation(extent={{-20,-10},{0,10}})));
  Modelica.Mechanics.Translational.Components.Mass rodEnd(
    m=0.03,
    s(start=0, fixed=true),
    v(start=0, fixed=true)) "Plunger and half of the push rod"
    annotation (Placement(transformation(extent={{-6,-40},{14,-20}})));
  NormalContact.ValveTrain.PushRod pushRod annotation (Placement(transformation(extent={{8,-10},{28,10}})));
  NormalContact.ValveTrain.Rocker rocker annotation (Placement(transformation(extent={{34,-10},{54,10}})));
  NormalContact.ValveTrain.Valve valve(
    m=m,
    startAtRest=false,
    s(start=-f_0/valve.c_seat, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{60,-10},{80,10}})));
  NormalContact.ValveTrain.SurgeSpring spring(c=c, s_rel0=f_0/c)
    annotation (Placement(transformation(extent={{60,-40},{80,-20}})));
  Modelica.Mechanics.Translational.Components.Fixed head "Cylinder head"
    annotation (Placement(transformation(extent={{84,-40},{104,-20}})));
protected
  final parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table, rocker.l_a/rocker.l_b) "Lift law of the cam";
equation
  connect(drive.flange, cam.camshaft) annotation (Line(points={{-80,0},{-72,0}}));
  connect(cam.follower, tappet.flange_a) annotation (Line(points={{-52,0},{-46,0}}, color={0,127,0}));
  connect(tappet.flange_b, adjuster.flange_a) annotation (Line(points={{-26,0},{-20,0}}, color={0,127,0}));
  connect(adjuster.flange_b, pushRod.flange_a) annotation (Line(points={{0,0},{8,0}}, color={0,127,0}));
  connect(adjuster.flange_b, rodEnd.flange_a) annotation (Line(points={{0,0},{0,-14},{-6,-14},{-6,-30}}, color={0,127,0}));
  connect(pushRod.flange_b, rocker.flange_a) annotation (Line(points={{28,0},{34,0}}, color={0,127,0}));
  connect(rocker.flange_b, valve.flange_a) annotation (Line(points={{54,0},{60,0}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{80,0},{84,0},{84,-16},{60,-16},{60,-30}}, color={0,127,0}));
  connect(spring.flange_b, head.flange) annotation (Line(points={{80,-30},{94,-30}}, color={0,127,0}));
  annotation (experiment(StopTime=0.12, Interval=5e-5, Tolerance=1e-8), Documentation(info="<html>
<p>The cam lifts a tappet with a hydraulic lash adjuster; push rod and rocker pass the motion on to the valve. While the cam lifts, the
check valve is closed and the oil bears the load: it leaks, and the adjuster becomes shorter by some micrometres. On the base circle the
plunger spring follows, the check valve opens, and oil flows in: there is no lash, and no adjustment.</p>
</html>", figures={Figure(title="Valve train", identifier="valve-train", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="follower on cam")}),
        Plot(title="Length of the lash adjuster", curves={Curve(y=length, legend="length")})})}));
end PushRod;
