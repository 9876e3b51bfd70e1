within NormalContact.Examples.ValveTrain;
model BucketTappet "Bucket tappet with spring surge, run up until the valve floats"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.03 "Radius of the base circle";
  parameter Real table[:, 2]=liftTable() "Lift table: angle of the cam shaft in degrees, lift in m";
  parameter Modelica.Units.SI.Length lash=0.0001 "Play when the valve is closed";
  parameter Modelica.Units.SI.Mass m=0.1 "Mass of valve and tappet";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=25e3 "Stiffness of the spring";
  parameter Modelica.Units.SI.Force f_0=200 "Preload of the spring";
  parameter Modelica.Units.SI.Mass m_spring=0.03 "Mass of the active coils";
  parameter Modelica.Units.SI.Length width=0.012 "Width of cam and tappet";
  parameter Modelica.Units.SI.AngularVelocity w_0=150 "Angular velocity at the start";
  parameter Modelica.Units.SI.AngularVelocity w_1=400 "Angular velocity at the end";
  parameter Modelica.Units.SI.Time T=0.25 "Duration of the run-up";
  output Modelica.Units.SI.AngularVelocity w=cam.w "Angular velocity of the cam shaft";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length gap=cam.gap "Gap between cam and tappet";
  output Modelica.Units.SI.Force f_n=cam.f_n "Normal force";
  output Modelica.Units.SI.Pressure p=film.p "Largest contact pressure";
  output Real lambda(unit="1")=film.lambda "Oil film over roughness";
  output Modelica.Units.SI.Velocity v_seat=valve.v_seat "Seating velocity";
  Modelica.Blocks.Sources.Ramp speed(
    height=w_1 - w_0,
    duration=T,
    offset=w_0) annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.Speed drive(exact=true, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-70,-10},{-50,10}})));
  NormalContact.Mechanisms.FlatFollower cam(
    direction=0,
    s_0=r + lash,
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=r), law),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(width=width))
    annotation (Placement(transformation(extent={{-30,-10},{-10,10}})));
  NormalContact.ValveTrain.Valve valve(m=m) annotation (Placement(transformation(extent={{10,-10},{30,10}})));
  NormalContact.ValveTrain.SurgeSpring spring(
    c=c,
    m=m_spring,
    s_rel0=f_0/c) annotation (Placement(transformation(extent={{50,-10},{70,10}})));
  Modelica.Mechanics.Translational.Components.Fixed head "Cylinder head"
    annotation (Placement(transformation(extent={{80,-10},{100,10}})));
  NormalContact.ValveTrain.OilFilm film(
    width=width,
    f_n=cam.f_n,
    kappa=cam.kappa_rel,
    u_a=cam.w/cam.kappa,
    u_b=cam.w*(1/cam.kappa - cam.h)) annotation (Placement(transformation(extent={{-30,-50},{-10,-30}})));
protected
  final parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table) "Lift law";
equation
  connect(speed.y, drive.w_ref) annotation (Line(points={{-79,0},{-72,0}}, color={0,0,127}));
  connect(drive.flange, cam.camshaft) annotation (Line(points={{-50,0},{-30,0}}));
  connect(cam.follower, valve.flange_a) annotation (Line(points={{-10,0},{10,0}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{30,0},{50,0}}, color={0,127,0}));
  connect(spring.flange_b, head.flange) annotation (Line(points={{70,0},{90,0}}, color={0,127,0}));
  annotation (experiment(StopTime=0.25, Interval=1e-4, Tolerance=1e-8), Documentation(info="<html>
<p>A cam opens a valve by a bucket tappet; the coils of the spring have a mass of their own. On the base circle there is a small lash, and
the valve rests on its seat. The contact of cam and tappet is a line: its pressure, its oil film and the ratio of film and roughness are
given. Twice in each turn the entrainment speed passes zero, where the film of a stationary contact would vanish.</p>
<p>The shaft is run up. From 325 rad/s on the inertia force of the valve exceeds the force of the spring behind the tip of the cam: the
tappet leaves the cam, and <code>v_seat</code> shows how hard the valve lands.</p>
</html>", figures={Figure(title="Run-up", identifier="run-up", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve")}),
        Plot(title="Contact of cam and tappet", curves={Curve(y=f_n, legend="normal force")}),
        Plot(title="Gap", curves={Curve(y=gap, legend="gap")}),
        Plot(title="Oil film over roughness", curves={Curve(y=lambda, legend="ratio")})})}));
end BucketTappet;
