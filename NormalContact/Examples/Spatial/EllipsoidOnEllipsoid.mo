within NormalContact.Examples.Spatial;
model EllipsoidOnEllipsoid "Ellipsoid that rolls on another one"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the centre";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the centre along z";
  output Modelica.Units.SI.Force f_n=rolling.f_n "Normal force; negative: a real body would lift off";
  output Real mu_required(unit="1")=rolling.mu_required "Friction that rolling needs";
  output Modelica.Units.SI.Energy energy "Kinetic and potential energy, constant";
  output Real above(unit="1")=(rolling.r_C_b[1]/0.4)^2 + (rolling.r_C_b[2]/0.25)^2 + (rolling.r_C_b[3]/0.3)^2 - 1
    "Equation of the fixed ellipsoid at the contact point of the rolling one, zero";
  output Modelica.Units.SI.Velocity v_slip[3]=body.v_0 + Frames.resolve1(body.frame_a.R, cross(body.w_a, rolling.r_C_a))
    "Velocity of the material point of the rolling ellipsoid at the contact, zero";
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=50) "World, y up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08),
    density=1/(4/3*Modelica.Constants.pi*0.1*0.06*0.08),
    centred=true,
    drawShape=false,
    r_0(start={0.05,0.31,0.03}),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={0.2,0.3,0.1},
    w_a(start={1,2,-0.5}, each fixed=true),
    useQuaternions=false) "Solid ellipsoid" annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingOnBody rolling(
    shape_a=body.shape,
    shape_b=NormalContact.Shapes.Spatial.ellipsoid(a=0.4, b=0.25, c=0.3)) "Rolling without slip"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
initial equation
  body.r_0[1] = 0.05;
  body.r_0[3] = 0.03;
equation
  connect(world.frame_b, rolling.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  energy = 0.5*body.m*body.v_0*body.v_0 + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*y;
  annotation (experiment(StopTime=1.6, Interval=0.005, Tolerance=1e-8), Documentation(info="<html>
<p>A solid ellipsoid starts near the top of a fixed one and rolls on it without slip: it wobbles about the top for
a second, then rolls down the side. At t = 1.497 s the normal force vanishes: a real body would lift off, and
<code>rolling.liftOff</code> says so; the bilateral joint goes on. The outputs <code>above</code> and <code>v_slip</code> check gap and slip by other
formulas; they stay at rounding level, and energy is conserved to the tolerance of the integrator. Mass and inertia follow from the shape
(<a href=\"modelica://NormalContact.Parts.ShapedBody\">Parts.ShapedBody</a>).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/EllipsoidOnEllipsoid.svg\" alt=\"Position of the centre and normal force over time\"></p>
</html>", figures={Figure(title="Rolling", identifier="rolling", preferred=true, plots={
        Plot(title="Position", curves={Curve(y=x, legend="along x"), Curve(y=y, legend="along y"), Curve(y=z, legend="along z")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="counterpart on body")}),
        Plot(title="Friction that rolling needs", curves={Curve(y=mu_required, legend="|f_t/f_n|")})})}));
end EllipsoidOnEllipsoid;
