within NormalContact.Examples.Gait;
model RoundFeetWalker "Walker on round feet whose radius grows from the heel to the toe"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Angle slope=0.015 "Slope of the ground";
  parameter Modelica.Units.SI.Length l=1 "Length of the legs, from the hip to the sole";
  parameter Modelica.Units.SI.Radius R=0.3 "Radius of the feet where the leg is normal to the ground";
  parameter Real growth(unit="m/rad")=-0.1 "Growth of the radius with the angle of the leg, foot ahead: negative, if it grows to the toe";
  parameter Modelica.Units.SI.Mass M=10 "Mass at the hip";
  parameter Modelica.Units.SI.Mass m=1 "Mass of each leg";
  parameter Modelica.Units.SI.Length c=0.4 "Distance of the centre of mass of a leg from the hip";
  parameter Modelica.Units.SI.Inertia J=m*l^2/12 "Inertia of a leg about its centre of mass";
  parameter Real K=1e9 "Stiffness of the contact: f = K*delta^1.5, in N/m^1.5";
  parameter Real chi(unit="s/m")=1000 "Damping factor of the contact: a foot rebounds with less than 1/chi";
  parameter Modelica.Units.SI.Velocity v_d=1e-3 "Velocity of regularisation of the friction";
  parameter Boolean release=true "= true, if a foot lets go of the ground when the other one strikes, as in the literature";
  parameter Modelica.Units.SI.Angle phi_0=0.3 "Initial angle of the leg in front; the other leg is behind by the same angle";
  parameter Modelica.Units.SI.AngularVelocity w_left=-0.94 "Initial angular velocity of the leg in front, which stands";
  parameter Modelica.Units.SI.AngularVelocity w_right=-0.6 "Initial angular velocity of the leg behind";
  output Modelica.Units.SI.Angle phi_left=legs.phi_left "Angle of the left leg, positive with the foot ahead";
  output Modelica.Units.SI.Angle phi_right=legs.phi_right "Angle of the right leg";
  output Modelica.Units.SI.AngularVelocity rate_left=legs.planar.w "Angular velocity of the left leg";
  output Modelica.Units.SI.AngularVelocity rate_right=legs.planar.w + legs.hip.w "Angular velocity of the right leg";
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
    sole=NormalContact.Examples.Gait.Parts.growingSole(R=R, growth=growth),
    M=M,
    m=m,
    c=c,
    J=J,
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
<p>The radius of the feet is a linear function of the angle of the leg, R + growth &theta;, as in the walkers of Handzic and Reed. The sole is one
<a href=\"modelica://NormalContact.Examples.Gait.Parts.growingSole\">potential</a>, h + h&Prime; = R + growth &theta;: contact point and curvature are explicit.</p>
<p>Plot <code>phi_left</code> and <code>phi_right</code>, and <code>legs.left.kappa</code>: its inverse is the radius where the left foot touches. Steps take
<code>period</code> = 0.904 s and have a <code>length</code> of 0.590 m; the rigid walker has 0.904318 s and 0.590934 m. With <code>growth</code> = 0, on circles, steps take 0.900 s,
with 0.1 m/rad 0.895 s.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RoundFeetWalker.svg\" alt=\"Angles of the legs and step duration over time\"></p>
<h4>Stiffness</h4>
<p>The contact is elastic. With <code>chi</code> in proportion to K<sup>2/3</sup>, as the static penetration falls, and <code>v_d</code> to K<sup>-2/3</sup>, the
cycle comes closer to that of the rigid walker with K<sup>-2/3</sup>; extrapolated, it is the rigid one to five digits
(<code>bench/walkers.py</code> and docs/walkers.md in the repository).</p>
<h4>References</h4>
<p>T. McGeer: Passive dynamic walking. Int. J. Robotics Research 9 (1990), 62-82.</p>
<p>I. Handzic, K. B. Reed: Validation of a passive dynamic walker model for human gait analysis. 35th Int. Conf. of the IEEE EMBS (2013), 6945-6948.</p>
</html>", figures={Figure(title="Gait", identifier="gait", preferred=true, plots={
        Plot(title="Angles of the legs", curves={Curve(y=phi_left, legend="left"), Curve(y=phi_right, legend="right")}),
        Plot(title="Rates", curves={Curve(y=rate_left, legend="left"), Curve(y=rate_right, legend="right")})})}));
end RoundFeetWalker;
