within NormalContact.Examples.Spatial;
model RollingInBowl "Ball that rolls in a bowl"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.05 "Radius of the ball";
  parameter Real c(unit="1/m")=1 "Bowl: y = c (x^2 + z^2)";
  parameter Modelica.Units.SI.Position s_0=0.3 "Where the ball touches at the start, along x";
  parameter Modelica.Units.SI.Velocity v_0=0.6 "Velocity of the ball at the start, along z";
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the centre";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the centre along z";
  output Modelica.Units.SI.Force f_n=rolling.f_n "Normal force";
  output Modelica.Units.SI.Energy energy "Kinetic and potential energy, constant";
  output Modelica.Units.SI.Length above=rolling.r_C_b[2] - c*(rolling.r_C_b[1]^2 + rolling.r_C_b[3]^2) "Contact point of the ball over the bowl, zero";
  output Modelica.Units.SI.Velocity v_slip[3]=body.v_0 + Frames.resolve1(body.frame_a.R, cross(body.w_a, rolling.r_C_a))
    "Velocity of the material point of the ball at the contact, zero";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=50) "World, y up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.sphere(r=r),
    density=1/(4/3*Modelica.Constants.pi*r^3),
    centred=true,
    drawShape=false,
    r_0(start={s_0 - r*sin(atan(2*c*s_0)),c*s_0^2 + r*cos(atan(2*c*s_0)),0}),
    angles_fixed=true,
    w_a(start={cos(atan(2*c*s_0))*v_0/r,sin(atan(2*c*s_0))*v_0/r,0}, each fixed=true),
    useQuaternions=false) "Solid ball" annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingOnSurface rolling(
    shape=body.shape,
    terrain=NormalContact.Shapes.Surfaces.terrain(
      degree=3,
      x={-0.8,0.8},
      z={-0.8,0.8},
      y={{c*((-0.8 + 1.6*(i - 1)/4)^2 + (-0.8 + 1.6*(j - 1)/4)^2) for j in 1:5} for i in 1:5})) "Rolling without slip"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
initial equation
  body.r_0[1] = s_0 - r*sin(atan(2*c*s_0));
  body.r_0[3] = 0;
equation
  connect(world.frame_b, rolling.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  energy = 0.5*body.m*body.v_0*body.v_0 + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*y;
  annotation (experiment(StopTime=2, Interval=0.01, Tolerance=1e-8), Documentation(info="<html>
<p>A solid ball rolls without slip in a bowl, a paraboloid, which a height field of degree 3 gives exactly. Energy stays constant to the tolerance; <code>above</code> and <code>v_slip</code> check
gap and slip by other formulas. With <code>v_0 = 0</code> it swings in a plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RollingInBowl.svg\" alt=\"Position of the centre and normal force over time\"></p>
</html>", figures={Figure(title="Rolling", identifier="rolling", preferred=true, plots={
        Plot(title="Path seen from above", curves={Curve(x=x, y=z, legend="ball")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="bowl on ball")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end RollingInBowl;
