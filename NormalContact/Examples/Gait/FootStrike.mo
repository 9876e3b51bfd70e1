within NormalContact.Examples.Gait;
model FootStrike "Step of a runner: the heel strikes, the foot rolls and leaves at the toe"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length R=0.08 "Size of the foot";
  parameter Modelica.Units.SI.Length L_0=0.9 "Length of the unloaded leg, from hip to ankle";
  parameter Modelica.Units.SI.Angle leg_0=0.38 "Initial angle of the leg to the vertical, foot ahead";
  parameter Modelica.Units.SI.Angle foot_0=0.55 "Initial angle of the foot, toe up";
  parameter Real shape[:]=NormalContact.Shapes.Planar.rolling(
      a0=R,
      a=R*{0.9*cos(pi/5),-sin(2*pi/5)/6,-sin(3*pi/5)/15},
      b=R*{0.9*sin(pi/5),cos(2*pi/5)/6,cos(3*pi/5)/15}) "Shape of the foot around the ankle, eq. (85)";
  output Modelica.Units.SI.Angle angle=hip.phi + ankle.phi "Angle of the foot, positive with the toe up";
  output Modelica.Units.SI.Position x=forward.s "Position of the hip";
  output Modelica.Units.SI.Position y=upward.s "Height of the hip";
  output Modelica.Units.SI.Force f_n=contact.f_n "Normal force of the ground";
  output Modelica.Units.SI.Force f_t=contact.f_t "Tangential force of the ground";
  output Modelica.Units.SI.Position sole=contact.r_C_a[1] "Where the foot touches: contact point along the foot, from the ankle";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000)
    annotation (Placement(transformation(extent={{-100,-70},{-80,-50}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic forward(
    n={1,0,0},
    animation=false,
    s(start=0, fixed=true),
    v(start=3.2, fixed=true)) "Forward motion of the hip"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={-60,-30})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic upward(
    n={0,1,0},
    animation=false,
    s(start=0.945, fixed=true),
    v(start=-0.6, fixed=true)) "Vertical motion of the hip"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={-60,10})));
  Modelica.Mechanics.MultiBody.Parts.PointMass body(
    m=70,
    sphereDiameter=0.2) "The runner, a mass at the hip"
    annotation (Placement(transformation(extent={{-40,50},{-20,70}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute hip(
    cylinderLength=0.08,
    cylinderDiameter=0.06,
    phi(start=leg_0, fixed=true),
    w(start=-1.5, fixed=true)) "Hip"
    annotation (Placement(transformation(extent={{-40,20},{-20,40}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic leg(
    n={0,-1,0},
    useAxisFlange=true,
    boxWidth=0.05,
    s(start=L_0, fixed=true),
    v(fixed=true)) "Leg"
    annotation (Placement(transformation(extent={{0,20},{20,40}})));
  Modelica.Mechanics.Translational.Components.SpringDamper legSpring(
    c=15e3,
    d=50,
    s_rel0=L_0) "Spring of the leg"
    annotation (Placement(transformation(extent={{0,60},{20,80}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute ankle(
    useAxisFlange=true,
    cylinderLength=0.08,
    cylinderDiameter=0.04,
    phi(start=foot_0 - leg_0, fixed=true),
    w(fixed=true)) "Ankle"
    annotation (Placement(transformation(extent={{50,20},{70,40}})));
  Modelica.Mechanics.Rotational.Components.SpringDamper ankleSpring(
    c=250,
    d=6,
    phi_rel0=-0.3) "Spring of the ankle, at rest with the toe down"
    annotation (Placement(transformation(extent={{50,60},{70,80}})));
  Modelica.Mechanics.MultiBody.Parts.Body foot(
    r_CM={0,0,0},
    m=1.1,
    I_33=0.006,
    animation=false) "Foot"
    annotation (Placement(transformation(extent={{80,-30},{100,-10}})));
  NormalContact.Contacts.BodyLine contact(
    shape=shape,
    meshFile="modelica://NormalContact/Resources/Meshes/rollingFoot.stl",
    meshScale=R,
    diameter=0.01,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=4e6, restitution=0.4),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=0.01)) "Sole and ground"
    annotation (Placement(transformation(extent={{10,-70},{-10,-50}})));
protected
  constant Real pi=Modelica.Constants.pi;
equation
  connect(world.frame_b, forward.frame_a) annotation (Line(points={{-80,-60},{-60,-60},{-60,-40}}, color={95,95,95}, thickness=0.5));
  connect(forward.frame_b, upward.frame_a) annotation (Line(points={{-60,-20},{-60,0}}, color={95,95,95}, thickness=0.5));
  connect(upward.frame_b, hip.frame_a) annotation (Line(points={{-60,20},{-60,30},{-40,30}}, color={95,95,95}, thickness=0.5));
  connect(upward.frame_b, body.frame_a) annotation (Line(points={{-60,20},{-60,60},{-30,60}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, leg.frame_a) annotation (Line(points={{-20,30},{0,30}}, color={95,95,95}, thickness=0.5));
  connect(leg.frame_b, ankle.frame_a) annotation (Line(points={{20,30},{50,30}}, color={95,95,95}, thickness=0.5));
  connect(legSpring.flange_a, leg.support) annotation (Line(points={{0,70},{-6,70},{-6,48},{6,48},{6,36}}, color={0,127,0}));
  connect(legSpring.flange_b, leg.axis) annotation (Line(points={{20,70},{26,70},{26,48},{18,48},{18,36}}, color={0,127,0}));
  connect(ankleSpring.flange_a, ankle.support) annotation (Line(points={{50,70},{44,70},{44,52},{54,52},{54,40}}, color={0,0,0}));
  connect(ankleSpring.flange_b, ankle.axis) annotation (Line(points={{70,70},{76,70},{76,52},{60,52},{60,40}}, color={0,0,0}));
  connect(ankle.frame_b, foot.frame_a) annotation (Line(points={{70,30},{76,30},{76,-20},{80,-20}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_a, foot.frame_a) annotation (Line(points={{10,-60},{76,-60},{76,-20},{80,-20}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_b, world.frame_b) annotation (Line(points={{-10,-60},{-80,-60}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.35, Interval=0.001, Tolerance=1e-8), Documentation(info="<html>
<p>A runner, reduced to a mass of 70 kg at the hip on a leg spring, arrives with 3.2 m/s and a foot with the toe up. The heel strikes,
the foot rolls over its sole while the leg spring stores and returns the energy of the bounce, and leaves the ground near the toe:
<code>sole</code>, the contact point along the foot, moves from the heel to the front. The shape of the foot is that of
R&ouml;mer, Fidlin, Seemann, eq. (85), with the ankle at the reference point.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/FootStrike.svg\" alt=\"Force of the ground and contact point over time\"></p>
<h4>Implementation</h4>
<p>The leg has no mass. The impact of the heel stops only the foot; the body follows through the springs.</p>
<h4>References</h4>
<p>U. J. R&ouml;mer, A. Fidlin, W. Seemann: Explicit analytical solutions for two-dimensional contact detection problems between almost
arbitrary geometries and straight or circular counterparts.</p>
<p>R. Blickhan: The spring-mass model for running and hopping. J. Biomech. 22 (1989), 1217-1227.</p>
</html>", figures={Figure(title="Step", identifier="step", preferred=true, plots={
        Plot(title="Force of the ground", curves={Curve(y=f_n, legend="normal"), Curve(y=f_t, legend="tangential")}),
        Plot(title="Where the foot touches", curves={Curve(y=sole, legend="contact point from the ankle")}),
        Plot(title="Angle of the foot", curves={Curve(y=angle, legend="angle")})})}));
end FootStrike;
