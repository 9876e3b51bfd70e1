within NormalContact.Examples.ValveTrain;
model Desmodromic "Desmodromic valve: one cam opens, a conjugate one closes"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.03 "Radius of the base circle of the opening cam";
  parameter Modelica.Units.SI.Radius r_close=0.035 "Smallest distance of the face of the closing tappet";
  parameter Real table[:, 2]=liftTable() "Lift table: angle of the cam shaft in degrees, lift in m";
  parameter Modelica.Units.SI.Length play=2e-5 "Play between both cams";
  parameter Modelica.Units.SI.Mass m=0.1 "Mass of valve and tappets";
  parameter Modelica.Units.SI.AngularVelocity w_0=600 "Angular velocity of the cams";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length s_cam=opener.h - r "Lift of the opening cam";
  output Modelica.Units.SI.Force f_open=opener.f_n "Force of the opening cam";
  output Modelica.Units.SI.Force f_close=closer.f_n "Force of the closing cam";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=w_0, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-90,-10},{-70,10}})));
  NormalContact.Mechanisms.FlatFollower opener(
    direction=0,
    s_0=r,
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=r), law),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(width=0.012))
    annotation (Placement(transformation(extent={{-40,20},{-20,40}})));
  NormalContact.Mechanisms.FlatFollower closer(
    direction=0,
    s_0=r_close + lift + play,
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=r_close + lift), closing),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(width=0.012))
    annotation (Placement(transformation(extent={{-40,-40},{-20,-20}})));
  NormalContact.ValveTrain.Rocker rocker(
    inverts=true,
    l_a=0.04,
    l_b=0.04,
    J=2e-5) "It pulls the valve back" annotation (Placement(transformation(extent={{0,-40},{20,-20}})));
  Modelica.Mechanics.Translational.Components.Mass valve(
    m=m,
    s(start=0, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{50,20},{70,40}})));
protected
  final parameter Modelica.Units.SI.Length lift=max(table[:, 2]) "Lift";
  final parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table) "Lift law";
  final parameter Real closing[:]=NormalContact.ValveTrain.liftLaw(table, -1) "Law of the closing cam";
equation
  connect(drive.flange, opener.camshaft) annotation (Line(points={{-70,0},{-56,0},{-56,30},{-40,30}}));
  connect(drive.flange, closer.camshaft) annotation (Line(points={{-70,0},{-56,0},{-56,-30},{-40,-30}}));
  connect(opener.follower, valve.flange_a) annotation (Line(points={{-20,30},{50,30}}, color={0,127,0}));
  connect(closer.follower, rocker.flange_a) annotation (Line(points={{-20,-30},{0,-30}}, color={0,127,0}));
  connect(rocker.flange_b, valve.flange_a) annotation (Line(points={{20,-30},{36,-30},{36,30},{50,30}}, color={0,127,0}));
  annotation (experiment(StopTime=0.04, Interval=2e-5, Tolerance=1e-8), Documentation(info="<html>
<p>Two cams on one shaft: the first opens the valve, the second, whose potential is a constant less the lift, closes it by a rocker that
inverts the motion. There is no spring, and no speed at which the valve floats: at 600 rad/s, twice the speed at which a
<a href=\"modelica://NormalContact.Examples.ValveTrain.BucketTappet\">BucketTappet</a> has lost its cam, the valve follows within the
play and the elastic deformation. The price is the force of both cams.</p>
</html>", figures={Figure(title="Two cams", identifier="two-cams", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve"), Curve(y=s_cam, legend="as the cam prescribes")}),
        Plot(title="Normal forces", curves={Curve(y=f_open, legend="opening cam"), Curve(y=f_close, legend="closing cam")})})}));
end Desmodromic;
