within NormalContact.Examples.Spatial;
model BallInBowl "Ball that rolls in a bowl: a concave counterpart"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius R_bowl=0.3 "Radius of the bowl";
  parameter Modelica.Units.SI.Radius R_ball=0.05 "Radius of the ball";
  parameter Modelica.Units.SI.Mass m=0.5 "Mass of the ball";
  parameter Modelica.Units.SI.Angle angle_0=0.3 "Initial angle of the ball to the vertical, in the x-y plane";
  parameter Modelica.Units.SI.Velocity v_0=0.4 "Initial velocity along z";
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the ball along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the ball";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the ball along z";
  output Modelica.Units.SI.Angle angle=atan2(sqrt(x^2 + z^2), -y) "Angle of the ball to the vertical, seen from the centre of the bowl";
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.1, defaultN_to_m=50) "World, y up"
    annotation (Placement(transformation(extent={{-60,-10},{-40,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.sphere(r=R_ball),
    density=m/(4/3*Modelica.Constants.pi*R_ball^3),
    centred=true,
    drawShape=false,
    r_0(start={(R_bowl - R_ball)*sin(angle_0),-(R_bowl - R_ball)*cos(angle_0),0}, each fixed=true),
    v_0(start={0,0,v_0}, each fixed=true),
    angles_fixed=true,
    w_a(each fixed=true)) "Ball"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Contacts.BodySphere contact(
    R=R_ball,
    description=NormalContact.Types.SphereDescription.PolarConcave,
    shape=NormalContact.Shapes.Spatial.sphere(r=R_bowl - R_ball),
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=100),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.5, v_d=1e-3)) "Bowl around the ball"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}})));
equation
  connect(world.frame_b, contact.frame_a) annotation (Line(points={{-40,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_b, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  annotation (
    experiment(StopTime=5, Interval=0.005, Tolerance=1e-7),
    Documentation(info="<html>
<p>A ball rolls in a spherical bowl around the origin. The bowl is the shaped body, described by its polar potential: the centre of the
ball is at the distance R_bowl - R_ball in contact, in every direction. The ball starts without spin, slides a little, and then rolls
in loops. For small angles it swings with the period 2&pi; sqrt(7 (R_bowl - R_ball)/(5 g)).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/BallInBowl.svg\" alt=\"Position and angle of the ball over time\"></p>
</html>", figures={Figure(title="Ball in a bowl", identifier="ball-in-a-bowl", preferred=true, plots={
        Plot(title="Path seen from above", curves={Curve(x=x, y=z, legend="ball")}),
        Plot(title="Height", curves={Curve(y=y, legend="ball")})})}));
end BallInBowl;
