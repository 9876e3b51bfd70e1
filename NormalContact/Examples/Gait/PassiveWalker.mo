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
  output Modelica.Units.SI.Angle phi_left=planar.phi "Angle of the left leg, positive with the foot ahead";
  output Modelica.Units.SI.Angle phi_right=planar.phi + hip.phi "Angle of the right leg";
  output Integer steps(start=0, fixed=true) "Number of steps";
  output Modelica.Units.SI.Time period(start=0, fixed=true) "Duration of the last step";
  output Modelica.Units.SI.Length length(start=0, fixed=true) "Length of the last step: how far the hip has moved";
  inner Modelica.Mechanics.MultiBody.World world(n={sin(slope),-cos(slope),0}, axisLength=0.2) "World with x down the slope"
    annotation (Placement(transformation(extent={{-100,-70},{-80,-50}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true),
    s_y(start=R + (l - R)*cos(phi_0) + 0.001, fixed=true),
    v_x(start=-(R + (l - R)*cos(phi_0))*w_left, fixed=true),
    v_y(start=-(l - R)*sin(phi_0)*w_left, fixed=true),
    phi(start=phi_0, fixed=true),
    w(start=w_left, fixed=true)) "Motion of the left leg in the plane"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={-70,20})));
  Modelica.Mechanics.MultiBody.Parts.PointMass hipMass(
    m=M,
    sphereDiameter=0.15) "Mass at the hip"
    annotation (Placement(transformation(extent={{-20,70},{0,90}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute hip(
    cylinderLength=0.2,
    cylinderDiameter=0.05,
    phi(start=-2*phi_0, fixed=true),
    w(start=w_right - w_left, fixed=true)) "Hip"
    annotation (Placement(transformation(extent={{0,40},{20,60}})));
  Modelica.Mechanics.MultiBody.Parts.Body leftLeg(
    r_CM={0,-c,0},
    m=m,
    I_33=J,
    sphereDiameter=0.06) "Left leg"
    annotation (Placement(transformation(extent={{-20,10},{0,30}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation leftShank(r={0,-(l - R),0}, width=0.02)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={-40,0})));
  Modelica.Mechanics.MultiBody.Parts.Body rightLeg(
    r_CM={0,-c,0},
    m=m,
    I_33=J,
    sphereDiameter=0.06) "Right leg"
    annotation (Placement(transformation(extent={{60,10},{80,30}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation rightShank(r={0,-(l - R),0}, width=0.02)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={40,0})));
  NormalContact.Contacts.BodyLine left(
    useEnable=true,
    shape=NormalContact.Shapes.Planar.circle(r=R),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e9, restitution=0.1),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=1e-3)) "Left foot and ground"
    annotation (Placement(transformation(extent={{-40,-70},{-60,-50}})));
  NormalContact.Contacts.BodyLine right(
    useEnable=true,
    shape=NormalContact.Shapes.Planar.circle(r=R),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e9, restitution=0.1),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=1e-3)) "Right foot and ground"
    annotation (Placement(transformation(extent={{10,-70},{-10,-50}})));
  Modelica.Blocks.Sources.BooleanExpression leftSwitch(y=leftExtended) annotation (Placement(transformation(extent={{-90,-40},{-70,-20}})));
  Modelica.Blocks.Sources.BooleanExpression rightSwitch(y=rightExtended) annotation (Placement(transformation(extent={{-30,-40},{-10,-20}})));
  Boolean leftExtended(start=true, fixed=true) "= true, if the left foot can touch the ground";
  Boolean rightExtended(start=false, fixed=true) "= true, if the right foot can touch the ground";
  Boolean leftDown=left.contact "= true, if the left foot touches the ground";
  Boolean rightDown=right.contact "= true, if the right foot touches the ground";
protected
  Boolean leftAhead=hip.phi < 0 "= true, if the left foot is ahead of the right one";
  discrete Modelica.Units.SI.Time t_strike(start=0, fixed=true) "Time of the last heel strike";
  discrete Modelica.Units.SI.Position s_strike(start=0, fixed=true) "Position of the hip at the last heel strike";
  Integer standing(start=1, fixed=true) "The leg that struck last: 1 left, 2 right";
equation
  leftExtended = if left.gap < 0 then pre(leftExtended) else leftAhead;
  rightExtended = if right.gap < 0 then pre(rightExtended) else not leftAhead;
algorithm
  when {leftDown, rightDown} then
    if edge(leftDown) and pre(standing) == 2 or edge(rightDown) and pre(standing) == 1 then
      standing := 3 - pre(standing);
      steps := pre(steps) + 1;
      period := time - pre(t_strike);
      length := planar.s_x - pre(s_strike);
      t_strike := time;
      s_strike := planar.s_x;
    end if;
  end when;
equation
  connect(leftSwitch.y, left.enable) annotation (Line(points={{-69,-30},{-44,-30},{-44,-48}}, color={255,0,255}));
  connect(rightSwitch.y, right.enable) annotation (Line(points={{-9,-30},{6,-30},{6,-48}}, color={255,0,255}));
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-80,-60},{-70,-60},{-70,10}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, hip.frame_a) annotation (Line(points={{-70,30},{-70,50},{0,50}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, hipMass.frame_a) annotation (Line(points={{-70,30},{-70,80},{-10,80}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, leftShank.frame_a) annotation (Line(points={{-70,30},{-70,50},{-40,50},{-40,10}}, color={95,95,95}, thickness=0.5));
  connect(leftShank.frame_a, leftLeg.frame_a) annotation (Line(points={{-40,10},{-40,20},{-20,20}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, rightShank.frame_a) annotation (Line(points={{20,50},{40,50},{40,10}}, color={95,95,95}, thickness=0.5));
  connect(rightShank.frame_a, rightLeg.frame_a) annotation (Line(points={{40,10},{40,20},{60,20}}, color={95,95,95}, thickness=0.5));
  connect(leftShank.frame_b, left.frame_a) annotation (Line(points={{-40,-10},{-40,-60}}, color={95,95,95}, thickness=0.5));
  connect(rightShank.frame_b, right.frame_a) annotation (Line(points={{40,-10},{40,-60},{10,-60}}, color={95,95,95}, thickness=0.5));
  connect(left.frame_b, world.frame_b) annotation (Line(points={{-60,-60},{-80,-60}}, color={95,95,95}, thickness=0.5));
  connect(right.frame_b, world.frame_b) annotation (Line(points={{-10,-60},{-20,-60},{-20,-80},{-70,-80},{-70,-60},{-80,-60}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=15, Interval=0.005, Tolerance=1e-7), Documentation(info="<html>
<p>A walker with two rigid legs, round feet and a mass at the hip, on a slope of 0.02 rad. Gravity alone drives it; every heel strike
costs energy. It starts a little off, and after some steps walks in a stable cycle: the duration of a step is
<code>period</code> = 0.949 s, its <code>length</code> 0.580 m.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/PassiveWalker.svg\" alt=\"Angles of the legs over time\"></p>
<p>The cycle was compared with the rigid walker of the same dimensions: ideal rolling and plastic heel strikes, written down and
integrated independently of this library, which gives 0.949 s and 0.580 m; the stiffer the contact, the closer. That program in turn gives the published cycle of the simplest walker of Garcia et al.
(slope 0.009, feet of no size and almost no mass: angle 0.20031, rate -0.19983). Walkers with round feet are those of McGeer.</p>
<h4>Implementation</h4>
<p>x points down the slope; the slope is in the direction of gravity. Straight legs of equal length scuff the ground when they pass each
other. As in the literature this is ignored: think of feet that are lifted a little to the side. A foot that has left the ground behind the other one
can touch it again only when it is ahead and clear of the ground (<code>leftExtended</code>, <code>rightExtended</code>); until then its
contact is switched off by its input <code>enable</code>.</p>
<h4>References</h4>
<p>T. McGeer: Passive dynamic walking. Int. J. Robotics Research 9 (1990), 62-82.</p>
<p>M. Garcia, A. Chatterjee, A. Ruina, M. Coleman: The simplest walking model: stability, complexity, and scaling. ASME J. Biomech.
Eng. 120 (1998), 281-288.</p>
</html>"));
end PassiveWalker;
