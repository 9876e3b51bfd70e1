within NormalContact.Examples.Gait;
model CompassWalker "Compass that walks down a slope of three degrees on points"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Angle slope=Modelica.Units.Conversions.from_deg(3) "Slope of the ground";
  parameter Modelica.Units.SI.Acceleration g=9.81 "Gravity";
  parameter Modelica.Units.SI.Length a=0.5 "From the foot to the mass of the leg";
  parameter Modelica.Units.SI.Length b=0.5 "From the mass of the leg to the hip";
  parameter Modelica.Units.SI.Mass m_H=10 "Mass at the hip";
  parameter Modelica.Units.SI.Mass m=5 "Mass of each leg";
  parameter Real K=1e9 "Stiffness of the contact: f = K*delta^1.5, in N/m^1.5";
  parameter Real chi(unit="s/m")=1000 "Damping factor of the contact: a foot rebounds with less than 1/chi";
  parameter Modelica.Units.SI.Velocity v_d=1e-3 "Velocity of regularisation of the friction";
  parameter Boolean release=true "= true, if a foot lets go of the ground when the other one strikes, as in the literature";
  parameter Modelica.Units.SI.Angle phi_0=0.27 "Initial angle of the leg in front; the other leg is behind by the same angle";
  parameter Modelica.Units.SI.AngularVelocity w_left=-1.1 "Initial angular velocity of the leg in front, which stands";
  parameter Modelica.Units.SI.AngularVelocity w_right=-0.4 "Initial angular velocity of the leg behind";
  output Modelica.Units.SI.Angle phi_left=legs.phi_left "Angle of the left leg, positive with the foot ahead";
  output Modelica.Units.SI.Angle phi_right=legs.phi_right "Angle of the right leg";
  output Modelica.Units.SI.AngularVelocity rate_left=legs.planar.w "Angular velocity of the left leg";
  output Modelica.Units.SI.AngularVelocity rate_right=legs.planar.w + legs.hip.w "Angular velocity of the right leg";
  output Integer steps=legs.steps "Number of steps";
  output Modelica.Units.SI.Time period=legs.period "Duration of the last step";
  output Modelica.Units.SI.Length length=legs.length "Length of the last step: how far the hip has moved";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(
    g=g,
    n={sin(slope),-cos(slope),0},
    axisLength=0.2) "World with x down the slope"
    annotation (Placement(transformation(extent={{-60,-16},{-40,4}})));
  NormalContact.Examples.Gait.Parts.TwoLegs legs(
    l=a + b,
    R=1e-6*(a + b),
    M=m_H,
    m=m,
    c=b,
    J=0,
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=K, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=chi),
    redeclare model Friction = NormalContact.Forces.Friction.Coulomb (mu=0.8, v_d=v_d),
    release=release,
    phi_0=phi_0,
    w_left=w_left,
    w_right=w_right) "Hip, legs, feet on the ground"
    annotation (Placement(transformation(extent={{0,-20},{40,20}})));
equation
  connect(world.frame_b, legs.ground) annotation (Line(points={{-40,-6},{-20,-6},{-20,-12},{0,-12}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=15, Interval=0.005, Tolerance=1e-8), __OpenModelica_simulationFlags(ls="totalpivot"), Documentation(info="<html>
<p>The compass of Goswami, Thuilot and Espiau: point masses at the hip and in the legs, feet that are points, on a slope of three degrees.</p>
<p>Plot <code>phi_left</code> against <code>rate_left</code>: the limit cycle of one leg over two steps, which is reached after some of them. Steps take
<code>period</code> = 0.7344 s and have a <code>length</code> of 0.5352 m. The rigid compass has 0.734346 s and 0.535445 m; its published cycle, from the plumb line and with g = 9.8
m/s<sup>2</sup>, is 0.2187 rad, -0.3234 rad, -1.0918 rad/s, -0.3772 rad/s after a strike.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/CompassWalker.svg\" alt=\"Angles and angular velocities of the legs over time\"></p>
<h4>Stiffness</h4>
<p>The contact is elastic. With <code>chi</code> in proportion to K<sup>2/3</sup>, as the static penetration falls, and <code>v_d</code> to K<sup>-2/3</sup>, the
cycle comes closer to that of the rigid walker with K<sup>-2/3</sup>; extrapolated, it is the rigid one to five digits
(<code>bench/walkers.py</code> and docs/walkers.md in the repository).</p>
<h4>Implementation</h4>
<p>A foot that is a point is a circle of a millionth of the length of the leg. The foot in front slides backwards when it strikes: with <code>release</code> = false the
other foot takes a part of the impulse, see <a href=\"modelica://NormalContact.Examples.Gait.Parts.TwoLegs\">TwoLegs</a>.</p>
<h4>References</h4>
<p>A. Goswami, B. Thuilot, B. Espiau: A study of the passive gait of a compass-like biped robot: symmetry and chaos. Int. J. Robotics Research 17 (1998),
1282-1301.</p>
</html>", figures={Figure(title="Gait", identifier="gait", preferred=true, plots={
        Plot(title="Angles of the legs", curves={Curve(y=phi_left, legend="left"), Curve(y=phi_right, legend="right")}),
        Plot(title="Rates", curves={Curve(y=rate_left, legend="left"), Curve(y=rate_right, legend="right")})})}));
end CompassWalker;
