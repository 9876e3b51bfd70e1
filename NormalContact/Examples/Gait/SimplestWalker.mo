within NormalContact.Examples.Gait;
model SimplestWalker "The simplest walker: a heavy hip on two legs with light feet that are points"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Angle slope=0.009 "Slope of the ground";
  parameter Modelica.Units.SI.Acceleration g=1 "Gravity";
  parameter Modelica.Units.SI.Length l=1 "Length of the legs";
  parameter Modelica.Units.SI.Mass M=1000 "Mass at the hip";
  parameter Modelica.Units.SI.Mass m=1 "Mass of each foot";
  parameter Real K=1e9 "Stiffness of the contact: f = K*delta^1.5, in N/m^1.5";
  parameter Real chi(unit="s/m")=1000 "Damping factor of the contact: a foot rebounds with less than 1/chi";
  parameter Modelica.Units.SI.Velocity v_d=3e-4 "Velocity of regularisation of the friction";
  parameter Boolean release=true "= true, if a foot lets go of the ground when the other one strikes, as in the literature";
  parameter Modelica.Units.SI.Angle phi_0=0.2 "Initial angle of the leg in front; the other leg is behind by the same angle";
  parameter Modelica.Units.SI.AngularVelocity w_left=-0.2 "Initial angular velocity of the leg in front, which stands";
  parameter Modelica.Units.SI.AngularVelocity w_right=-0.18 "Initial angular velocity of the leg behind";
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
    l=l,
    R=1e-6*l,
    M=M,
    m=m,
    c=l,
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
  annotation (experiment(StopTime=60, Interval=0.02, Tolerance=1e-8), __OpenModelica_simulationFlags(ls="totalpivot"), Documentation(info="<html>
<p>The walker of Garcia, Chatterjee, Ruina and Coleman: a mass at the hip, much smaller ones at the feet, which are points, on a slope of 0.009 rad. Length of the legs and gravity are
one, as in their paper. Gravity alone drives it.</p>
<p>Plot <code>phi_left</code> and <code>phi_right</code>, and <code>period</code>. After some steps the walker is in its cycle: the leg in front strikes with 0.200 rad, and steps
take 3.88 s. The rigid walker with these masses has 0.200161072 rad, -0.199906060 rad/s after the strike, 3.881940001 s; without mass of the feet the published cycle is 0.200310901 rad,
-0.199832473 rad/s.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SimplestWalker.svg\" alt=\"Angles and angular velocities of the legs over time\"></p>
<h4>Stiffness</h4>
<p>The contact is elastic. With <code>chi</code> in proportion to K<sup>2/3</sup>, as the static penetration falls, and <code>v_d</code> to K<sup>-2/3</sup>, the
cycle comes closer to that of the rigid walker with K<sup>-2/3</sup>; extrapolated, it is the rigid one to five digits
(<code>bench/walkers.py</code> and docs/walkers.md in the repository).</p>
<h4>Implementation</h4>
<p>A foot that is a point is a circle of a millionth of the length of the leg. The legs scuff when they pass each other, see
<a href=\"modelica://NormalContact.Examples.Gait.Parts.TwoLegs\">TwoLegs</a>.</p>
<h4>References</h4>
<p>M. Garcia, A. Chatterjee, A. Ruina, M. Coleman: The simplest walking model: stability, complexity, and scaling. ASME J. Biomech.
Eng. 120 (1998), 281-288.</p>
</html>", figures={Figure(title="Gait", identifier="gait", preferred=true, plots={
        Plot(title="Angles of the legs", curves={Curve(y=phi_left, legend="left"), Curve(y=phi_right, legend="right")}),
        Plot(title="Rates", curves={Curve(y=rate_left, legend="left"), Curve(y=rate_right, legend="right")})})}));
end SimplestWalker;
