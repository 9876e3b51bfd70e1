within NormalContact.Examples.Spatial;
model Rattleback "Rattleback (celt): a stone that prefers one sense of spin"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Angle tilt=Modelica.Units.Conversions.from_deg(0.5) "Initial tilt about x, then about the new z";
  parameter Modelica.Units.SI.AngularVelocity w_0=5 "Initial angular velocity about y of the body";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=1 "Coefficient of friction, to tell when a real stone would slip";
  output Modelica.Units.SI.AngularVelocity spin "Angular velocity about the vertical";
  output Modelica.Units.SI.Energy energy "Kinetic and potential energy, constant";
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.1, defaultN_to_m=200) "World, y up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,-0.01,0},
    I_11=0.0002,
    I_22=0.0017,
    I_33=0.0016,
    I_31=-0.00002,
    r_0(start={0,0.02,0}),
    angles_fixed=true,
    sequence_start={1,3,2},
    angles_start={tilt,tilt,0},
    w_a(start={0,w_0,0}, each fixed=true),
    useQuaternions=false,
    sphereDiameter=0.01) "Stone"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingOnPlane rolling(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.2, b=0.02, c=0.03),
    mu=mu,
    s(each start=0, each fixed=true),
    planeSize=0.5) "Rolling without slip"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
protected
  Modelica.Units.SI.Velocity v_CM[3] "Velocity of the centre of mass, resolved in the body";
equation
  connect(world.frame_b, rolling.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  v_CM = Frames.resolve2(body.frame_a.R, body.v_0) + cross(body.w_a, body.r_CM);
  energy = 0.5*body.m*v_CM*v_CM + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*(body.r_0 + Frames.resolve1(body.frame_a.R, body.r_CM))*{0,1,0};
  spin = Frames.resolve1(body.frame_a.R, body.w_a)*{0,1,0};
  annotation (
    experiment(StopTime=10, Interval=0.005, Tolerance=1e-8),
    __OpenModelica_simulationFlags(s="gbode", gbm="tsit5"),
    Documentation(info="<html>
<p>The lower half of an ellipsoid with the semi-axes 0.2, 0.02 and 0.03 m; it is not homogeneous, so mass and inertia are given: the centre of mass is 0.01 m below its centre, and the
principal axes of inertia are slightly turned against the axes of the ellipsoid. Spun in one sense it soon rattles, stops, and turns
round; plot <code>spin</code>. It rolls without slip; a real stone would need a coefficient of friction of 0.76 for it
(<code>rolling.mu_required</code>).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/Rattleback.svg\" alt=\"Spin over time\"></p>
<h4>Implementation</h4>
<p>Energy is conserved to the accuracy of the integrator. The rattling, ten to fifteen oscillations a second without any damping, is better
integrated by an explicit Runge-Kutta method (energy constant to 1e-8) than by the backward differentiation formulas of DASSL, which
damp it a little (3e-6 at the same tolerance); in OpenModelica the annotation <code>__OpenModelica_simulationFlags</code> selects
it.</p>
<h4>References</h4>
<p>A. Garcia, M. Hubbard: Spin reversal of the rattleback: theory and experiment. Proc. R. Soc. Lond. A 418 (1988), 165-197.</p>
</html>", figures={Figure(title="Reversal", identifier="reversal", preferred=true, plots={
        Plot(title="Spin about the vertical", curves={Curve(y=spin, legend="angular velocity")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end Rattleback;
