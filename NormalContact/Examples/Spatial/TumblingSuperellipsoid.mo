within NormalContact.Examples.Spatial;
model TumblingSuperellipsoid "Superellipsoid that falls, tumbles and comes to rest"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Real shape[:]=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.03) "Shape; another one needs another mesh";
  parameter Modelica.Units.SI.Mass m=1 "Mass";
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the centre";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the centre along z";
  output Modelica.Units.SI.Energy energy "Kinetic, potential and elastic energy";
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.3, defaultN_to_m=100) "World, y up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  NormalContact.Parts.ShapedBody body(
    shape=shape,
    density=m/body.unit.volume,
    centred=true,
    drawShape=false,
    r_0(start={0,0.5,0}, each fixed=true),
    v_0(start={0.5,0,0.2}, each fixed=true),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={0.5,0.3,0.4},
    w_a(start={2,1,-3}, each fixed=true)) "Superellipsoid"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Contacts.BodyPlane contact(
    shape=shape,
    meshFile="modelica://NormalContact/Resources/Meshes/superellipsoid.stl",
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e6, restitution=0.5),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.4, v_d=0.01),
    rollingArm=0.02,
    spinningArm=0.02,
    planeSize=2) "Elastic contact"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
protected
  Modelica.Units.SI.Velocity v_CM[3] "Velocity of the centre of mass, resolved in the body";
equation
  connect(world.frame_b, contact.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  v_CM = Frames.resolve2(body.frame_a.R, body.v_0) + cross(body.w_a, body.r_CM);
  energy = 0.5*body.m*v_CM*v_CM + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*(body.r_0 + Frames.resolve1(body.frame_a.R, body.r_CM))*{0,1,0}
    + contact.normalForce.energy;
  annotation (
    experiment(StopTime=4, Interval=0.005, Tolerance=1e-7),
    Documentation(info="<html>
<p>A rounded superellipsoid is thrown onto a plane, bounces, tumbles and comes to rest by restitution, friction and the resistance to
rolling and spinning. The energy never increases. Mass, centre of mass and inertia follow from the shape
(<a href=\"modelica://NormalContact.Parts.ShapedBody\">Parts.ShapedBody</a>).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/TumblingSuperellipsoid.svg\" alt=\"Height and energy over time\"></p>
</html>", figures={Figure(title="Tumbling", identifier="tumbling", preferred=true, plots={
        Plot(title="Height", curves={Curve(y=y, legend="body")}),
        Plot(title="Normal force", curves={Curve(y=contact.f_n, legend="plane on body")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="mechanical")})})}));
end TumblingSuperellipsoid;
