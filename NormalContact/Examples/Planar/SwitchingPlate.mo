within NormalContact.Examples.Planar;
model SwitchingPlate "Elliptic plate that rolls, lifts off, falls back, slides and rolls again"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.2 "Semi-axis along x";
  parameter Modelica.Units.SI.Length b=0.1 "Semi-axis along y";
  parameter Modelica.Units.SI.AngularVelocity w_0=18 "Angular velocity at the start, clockwise";
  parameter Modelica.Units.SI.Position r_bar[2]={1.5,0.5} "Middle of the bar: along the line, and above it";
  parameter Modelica.Units.SI.Radius r=0.02 "Radius of the bar";
  output Modelica.Units.SI.Position x=plate.x "Position along the line";
  output Modelica.Units.SI.Angle phi=plate.phi "Angle of the plate";
  output Modelica.Units.SI.AngularVelocity w=plate.w "Angular velocity of the plate";
  output Modelica.Units.SI.Length gap=plate.gap "Gap of plate and line";
  output Modelica.Units.SI.Force f_n=plate.f_n "Normal force";
  output Modelica.Units.SI.Length clearance=sensor.gap "Distance of the plate from the bar";
  output Modelica.Units.SI.Energy energy=plate.mass.m*(plate.v_x^2 + plate.v_y^2)/2 + plate.mass.J*plate.w^2/2 + plate.mass.m*world.g*plate.y
    "Energy: constant while it rolls and flies, less after each impact and while it slides";
  output Boolean contact=plate.contact "= true, if the plate is on the line";
  output Boolean rolling=plate.rolling "= true, if it rolls";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings(mu=1, restitution=0.3) "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  NormalContact.Parts.PlateOnLine plate(
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    contact_start=true,
    w_start=-w_0) "Plate" annotation (Placement(transformation(extent={{0,30},{-20,50}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation place(r={r_bar[1],r_bar[2],0}, animation=false) "Place of the bar"
    annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  NormalContact.Sensors.GapToBodyPlanar sensor(
    shape_a=plate.shape,
    shape_b=NormalContact.Shapes.Planar.circle(r=r)) "Does the plate pass below the bar?"
    annotation (Placement(transformation(extent={{20,-10},{40,10}})));
equation
  connect(world.frame_b, plate.frame_b) annotation (Line(points={{-80,0},{-60,0},{-60,40},{-20,40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, place.frame_a) annotation (Line(points={{-80,0},{-60,0},{-60,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(plate.frame_a, sensor.frame_a) annotation (Line(points={{0,40},{10,40},{10,0},{20,0}}, color={95,95,95}, thickness=0.5));
  connect(place.frame_b, sensor.frame_b) annotation (Line(points={{-20,-40},{50,-40},{50,0},{40,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=2, Interval=0.005, Tolerance=1e-8), Documentation(info="<html>
<p>A plate stands flat on the ground and gets a spin. It rolls, until rolling needs more friction than there is; slides and lifts off before it stands upright; flies half a turn, falls back, bounces,
and comes to rest on the line, where it rolls on. <a href=\"modelica://NormalContact.Parts.PlateOnLine\">PlateOnLine</a> changes between all of them by itself, by events, with a rigid ground: no
stiffness and no short steps. With an elastic ground and any mechanism behind the plate take <a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a>.</p>
<p>While the plate rolls and flies, <code>energy</code> stays; impacts and sliding take the rest.</p>
<p>A <a href=\"modelica://NormalContact.Sensors.GapToBodyPlanar\">sensor</a> tells how far the plate is from a bar above its way, without a force: below <code>clearance = 0</code> they would touch.</p>
</html>", figures={Figure(title="Plate that switches", identifier="plate-that-switches", preferred=true, plots={
        Plot(title="Gap", curves={Curve(y=gap, legend="plate and line"), Curve(y=clearance, legend="plate and bar")}),
        Plot(title="Angular velocity", curves={Curve(y=w, legend="plate")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="plate")})})}));
end SwitchingPlate;
