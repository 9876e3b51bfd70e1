within NormalContact.Examples.ValveTrain;
model VariableLift "Variable lift by motion that is lost on purpose"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.03 "Radius of the base circle";
  parameter Real table[:, 2]=liftTable() "Lift table: angle of the cam shaft in degrees, lift in m";
  parameter Modelica.Units.SI.Length lost=0.004 "Motion that is lost at the end";
  parameter Modelica.Units.SI.Mass m_tappet=0.03 "Mass of the tappet";
  parameter Modelica.Units.SI.Mass m=0.08 "Mass of the valve";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=25e3 "Stiffness of the valve spring";
  parameter Modelica.Units.SI.Force f_0=200 "Preload of the valve spring";
  parameter Modelica.Units.SI.AngularVelocity w_0=100 "Angular velocity of the cam";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length s_cam=cam.h - r "Lift of the cam";
  output Modelica.Units.SI.Length play=stroke.y "Motion that is lost";
  output Modelica.Units.SI.Velocity v_seat=valve.v_seat "Seating velocity";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=w_0, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-90,-10},{-70,10}})));
  NormalContact.Mechanisms.FlatFollower cam(
    direction=0,
    s_0=r,
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=r), law),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(width=0.012))
    annotation (Placement(transformation(extent={{-60,-10},{-40,10}})));
  Modelica.Mechanics.Translational.Components.Mass tappet(
    m=m_tappet,
    s(start=0, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-30,-10},{-10,10}})));
  Modelica.Mechanics.Translational.Components.Spring returnSpring(c=3e3, s_rel0=0.04) "It keeps the tappet on the cam"
    annotation (Placement(transformation(extent={{-30,30},{-10,50}})));
  NormalContact.ValveTrain.PushRod link(useLash=true)
    annotation (Placement(transformation(extent={{0,-10},{20,10}})));
  Modelica.Blocks.Sources.Ramp stroke(
    height=lost,
    duration=0.15,
    offset=1e-4,
    startTime=0.05) annotation (Placement(transformation(extent={{-30,-50},{-10,-30}})));
  NormalContact.ValveTrain.Valve valve(m=m) annotation (Placement(transformation(extent={{30,-10},{50,10}})));
  NormalContact.ValveTrain.SurgeSpring spring(c=c, s_rel0=f_0/c)
    annotation (Placement(transformation(extent={{60,-10},{80,10}})));
  Modelica.Mechanics.Translational.Components.Fixed head "Cylinder head"
    annotation (Placement(transformation(extent={{84,-10},{104,10}})));
protected
  final parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table) "Lift law";
equation
  connect(drive.flange, cam.camshaft) annotation (Line(points={{-70,0},{-60,0}}));
  connect(cam.follower, tappet.flange_a) annotation (Line(points={{-40,0},{-30,0}}, color={0,127,0}));
  connect(tappet.flange_b, link.flange_a) annotation (Line(points={{-10,0},{0,0}}, color={0,127,0}));
  connect(link.flange_b, valve.flange_a) annotation (Line(points={{20,0},{30,0}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{50,0},{60,0}}, color={0,127,0}));
  connect(spring.flange_b, head.flange) annotation (Line(points={{80,0},{94,0}}, color={0,127,0}));
  connect(tappet.flange_b, returnSpring.flange_a) annotation (Line(points={{-10,0},{-6,0},{-6,20},{-36,20},{-36,40},{-30,40}}, color={0,127,0}));
  connect(returnSpring.flange_b, head.flange) annotation (Line(points={{-10,40},{94,40},{94,0}}, color={0,127,0}));
  connect(stroke.y, link.lash_in) annotation (Line(points={{-9,-40},{10,-40},{10,-10}}, color={0,0,127}));
  annotation (experiment(StopTime=0.3, Interval=2e-4, Tolerance=1e-8), Documentation(info="<html>
<p>Between tappet and valve is a link that gives way by an adjustable stroke before it pushes. While the engine runs the stroke grows
from 0.1 mm to 4.1 mm: the valve opens later, less, and closes earlier. Without a ramp for this place of the cam it lands harder, as
<code>v_seat</code> shows: this is why such trains have a brake for the last millimetre.</p>
</html>", figures={Figure(title="Variable lift", identifier="variable-lift", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve"), Curve(y=s_cam, legend="cam")}),
        Plot(title="Play", curves={Curve(y=play, legend="lost motion")})})}));
end VariableLift;
