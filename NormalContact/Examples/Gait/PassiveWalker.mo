within NormalContact.Examples.Gait;
model PassiveWalker "Two legs with round feet that walk down a slope without a drive"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Angle slope=0.02 "Slope of the ground";
  parameter Modelica.Units.SI.Length l=1 "Length of the legs, from the hip to the sole";
  parameter Modelica.Units.SI.Radius R=0.2 "Radius of the feet";
  parameter Modelica.Units.SI.Mass M=10 "Mass at the hip";
  parameter Modelica.Units.SI.Mass m=1 "Mass of each leg";
  parameter Modelica.Units.SI.Length c=0.5 "Distance of the centre of mass of a leg from the hip";
  parameter Modelica.Units.SI.Inertia J=m*l^2/12 "Inertia of a leg about its centre of mass";
  parameter Modelica.Units.SI.Angle phi_0=0.3 "Initial angle of the leg in front; the other leg is behind by the same angle";
  parameter Modelica.Units.SI.AngularVelocity w_left=-0.94 "Initial angular velocity of the leg in front, which stands";
  parameter Modelica.Units.SI.AngularVelocity w_right=-0.56 "Initial angular velocity of the leg behind";
  output Modelica.Units.SI.Angle phi_left=legs.phi_left "Angle of the left leg, positive with the foot ahead";
  output Modelica.Units.SI.Angle phi_right=legs.phi_right "Angle of the right leg";
  output Integer steps=legs.steps "Number of steps";
  output Modelica.Units.SI.Time period=legs.period "Duration of the last step";
  output Modelica.Units.SI.Length length=legs.length "Length of the last step: how far the hip has moved";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(
    n={sin(slope),-cos(slope),0},
    axisLength=0.2) "World with x down the slope"
    annotation (Placement(transformation(extent={{-60,-16},{-40,4}})));
  NormalContact.Examples.Gait.Parts.TwoLegs legs(
    l=l,
    R=R,
    soleMesh="modelica://NormalContact/Resources/Meshes/roundFoot.stl",
    way=10,
    M=M,
    m=m,
    c=c,
    J=J,
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e9, restitution=0.1),
    release=false,
    phi_0=phi_0,
    w_left=w_left,
    w_right=w_right,
    height_0=0.001) "Hip, legs, feet on the ground"
    annotation (Placement(transformation(extent={{0,-20},{40,20}})));
equation
  connect(world.frame_b, legs.ground) annotation (Line(points={{-40,-6},{-20,-6},{-20,-12},{0,-12}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=15, Interval=0.005, Tolerance=1e-7), Documentation(info="<html>
<p>A walker with two rigid legs, round feet and a mass at the hip, on a slope of 0.02 rad. Gravity alone drives it; every heel strike
costs energy. It starts a little off, and after some steps walks in a stable cycle: the duration of a step is
<code>period</code> = 0.949 s, its <code>length</code> 0.580 m.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/PassiveWalker.svg\" alt=\"Angles of the legs over time\"></p>
<p>The cycle was compared with the rigid walker of the same dimensions: ideal rolling and plastic heel strikes, written down and
integrated independently of this library, which gives 0.949 s and 0.580 m; the stiffer the contact, the closer. That program in turn gives the published cycle of the simplest walker of Garcia et al.
(slope 0.009, feet of no size and almost no mass: angle 0.20031, rate -0.19983). Walkers with round feet are those of McGeer.</p>
<h4>Implementation</h4>
<p>x points down the slope; the slope is in the direction of gravity. The legs scuff when they pass each other, see
<a href=\"modelica://NormalContact.Examples.Gait.Parts.TwoLegs\">TwoLegs</a>.</p>
<h4>References</h4>
<p>T. McGeer: Passive dynamic walking. Int. J. Robotics Research 9 (1990), 62-82.</p>
<p>M. Garcia, A. Chatterjee, A. Ruina, M. Coleman: The simplest walking model: stability, complexity, and scaling. ASME J. Biomech.
Eng. 120 (1998), 281-288.</p>
</html>", figures={Figure(title="Gait", identifier="gait", preferred=true, plots={
        Plot(title="Angles of the legs", curves={Curve(y=phi_left, legend="left"), Curve(y=phi_right, legend="right")}),
        Plot(title="Force of the ground on the left foot", curves={Curve(y=legs.left.f_n, legend="normal force")})})}));
end PassiveWalker;
