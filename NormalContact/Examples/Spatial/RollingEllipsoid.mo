within NormalContact.Examples.Spatial;
model RollingEllipsoid "Ellipsoid that rolls on a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.3 "Semi-axis along x";
  parameter Modelica.Units.SI.Length b=0.2 "Semi-axis along y";
  parameter Modelica.Units.SI.Length c=0.1 "Semi-axis along z";
  parameter Modelica.Units.SI.Mass m=1 "Mass";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=1 "Coefficient of friction, to tell when a real body would slip";
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the centre";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the centre along z";
  output Modelica.Units.SI.Energy energy "Kinetic and potential energy, constant";
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.3, defaultN_to_m=50) "World, y up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=a, b=b, c=c),
    density=m/(4/3*Modelica.Constants.pi*a*b*c),
    centred=true,
    drawShape=false,
    r_0(start={0,b,0}),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={0.3,0.2,0.1},
    w_a(start={1,2,-3}, each fixed=true),
    useQuaternions=false) "Solid ellipsoid"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingOnPlane rolling(
    shape=body.shape,
    mu=mu,
    s(each start=0, each fixed=true),
    planeSize=2) "Rolling without slip"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
protected
  Modelica.Units.SI.Velocity v_CM[3] "Velocity of the centre of mass, resolved in the body";
equation
  connect(world.frame_b, rolling.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  v_CM = Frames.resolve2(body.frame_a.R, body.v_0) + cross(body.w_a, body.r_CM);
  energy = 0.5*body.m*v_CM*v_CM + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*(body.r_0 + Frames.resolve1(body.frame_a.R, body.r_CM))*{0,1,0};
  annotation (
    experiment(StopTime=5, Interval=0.01, Tolerance=1e-8),
    Documentation(info="<html>
<p>A solid ellipsoid rolls on a plane without slip and spins freely about the normal. The potential is the constraint, so gap and slip
stay at rounding level, and energy is conserved to the tolerance of the integrator. Mass and inertia follow from the shape
(<a href=\"modelica://NormalContact.Parts.ShapedBody\">Parts.ShapedBody</a>).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RollingEllipsoid.svg\" alt=\"Position and height of the centre over time\"></p>
</html>", figures={Figure(title="Rolling", identifier="rolling", preferred=true, plots={
        Plot(title="Path seen from above", curves={Curve(x=x, y=z, legend="ellipsoid")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end RollingEllipsoid;
