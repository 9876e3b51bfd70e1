within NormalContact.Examples.Gait;
model Standing "A body on two feet drops by 5 mm onto a slope, comes to rest and stands"
  extends Modelica.Icons.Example;
  output Modelica.Units.SI.Force f_n=front.f[2] + back.f[2] "Load of both feet";
  output Modelica.Units.SI.Position x_P=(front.f[2]*front.x_P + back.f[2]*back.x_P)/max(f_n, 1) "Centre of pressure of both feet along the ground";
  output Modelica.Units.SI.Position x_M=x_CM/cos(ground.slope) "Where the plumb line from the centre of mass meets the ground, along the ground";
  output Modelica.Units.SI.Velocity v=sqrt(trunk.v_0*trunk.v_0) "Speed of the hip";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000)
    annotation (Placement(transformation(extent={{-100,-100},{-80,-80}})));
  inner NormalContact.Gait.Ground ground(slope=0.05, length=2) annotation (Placement(transformation(extent={{-60,-100},{-40,-80}})));
  Modelica.Mechanics.MultiBody.Joints.Planar hip(
    s_x(start=0, fixed=true),
    s_y(start=1.033, fixed=true),
    phi(fixed=true),
    v_x(fixed=true),
    v_y(fixed=true),
    w(fixed=true),
    animation=false) "Motion of the hip in the plane"
    annotation (Placement(transformation(extent={{-60,40},{-40,60}})));
  Modelica.Mechanics.MultiBody.Parts.Body trunk(
    m=70,
    r_CM={0,0.1,0},
    I_33=5,
    sphereDiameter=0.2) "Trunk and legs"
    annotation (Placement(transformation(extent={{0,60},{20,80}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation frontLeg(r={0.15,-0.9,0}, width=0.05) annotation (Placement(transformation(extent={{0,20},{20,40}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation backLeg(r={-0.2,-0.9,0}, width=0.05) annotation (Placement(transformation(extent={{0,-60},{20,-40}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute frontAnkle(
    useAxisFlange=true,
    phi(fixed=true),
    w(fixed=true),
    cylinderLength=0.08,
    cylinderDiameter=0.04) annotation (Placement(transformation(extent={{30,20},{50,40}})));
  Modelica.Mechanics.Rotational.Components.SpringDamper frontMuscle(c=3000, d=300) "Stiffness of the ankle"
    annotation (Placement(transformation(extent={{30,50},{50,70}})));
  NormalContact.Gait.Foot front(redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50))
    annotation (Placement(transformation(extent={{70,0},{90,20}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute backAnkle(
    useAxisFlange=true,
    phi(fixed=true),
    w(fixed=true),
    cylinderLength=0.08,
    cylinderDiameter=0.04) annotation (Placement(transformation(extent={{30,-60},{50,-40}})));
  Modelica.Mechanics.Rotational.Components.SpringDamper backMuscle(c=3000, d=300) "Stiffness of the ankle"
    annotation (Placement(transformation(extent={{30,-30},{50,-10}})));
  NormalContact.Gait.Foot back(redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50))
    annotation (Placement(transformation(extent={{70,-80},{90,-60}})));
protected
  Modelica.Units.SI.Position x_CM=(trunk.m*(trunk.frame_a.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(trunk.frame_a.R, trunk.r_CM))
     + front.m*(front.ankle.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(front.ankle.R, front.r_CM))
     + back.m*(back.ankle.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(back.ankle.R, back.r_CM)))*{1,0,0}/(trunk.m + front.m + back.m) "Centre of mass, horizontally";
equation
  connect(world.frame_b, hip.frame_a) annotation (Line(points={{-80,-90},{-72,-90},{-72,50},{-60,50}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, trunk.frame_a) annotation (Line(points={{-40,50},{-20,50},{-20,70},{0,70}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, frontLeg.frame_a) annotation (Line(points={{-40,50},{-20,50},{-20,30},{0,30}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, backLeg.frame_a) annotation (Line(points={{-40,50},{-20,50},{-20,-50},{0,-50}}, color={95,95,95}, thickness=0.5));
  connect(frontLeg.frame_b, frontAnkle.frame_a) annotation (Line(points={{20,30},{30,30}}, color={95,95,95}, thickness=0.5));
  connect(frontAnkle.frame_b, front.ankle) annotation (Line(points={{50,30},{80,30},{80,20}}, color={95,95,95}, thickness=0.5));
  connect(frontMuscle.flange_a, frontAnkle.support) annotation (Line(points={{30,60},{26,60},{26,40},{34,40}}));
  connect(frontMuscle.flange_b, frontAnkle.axis) annotation (Line(points={{50,60},{54,60},{54,40},{40,40}}));
  connect(backLeg.frame_b, backAnkle.frame_a) annotation (Line(points={{20,-50},{30,-50}}, color={95,95,95}, thickness=0.5));
  connect(backAnkle.frame_b, back.ankle) annotation (Line(points={{50,-50},{80,-50},{80,-60}}, color={95,95,95}, thickness=0.5));
  connect(backMuscle.flange_a, backAnkle.support) annotation (Line(points={{30,-20},{26,-20},{26,-40},{34,-40}}));
  connect(backMuscle.flange_b, backAnkle.axis) annotation (Line(points={{50,-20},{54,-20},{54,-40},{40,-40}}));
  annotation (experiment(StopTime=10, Interval=0.01, Tolerance=1e-7), Documentation(info="<html>
<p>A body of 70 kg on two stiff legs and feet, one ahead of the other, on a way that falls by 5 %. It drops, settles on damping mats and stands: the plumb line of its centre of
mass meets the ground in the centre of pressure, and friction that sticks holds it without creep.</p>
<p>Plot <code>f_n</code>, <code>x_P</code> and <code>x_M</code>, and <code>v</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/Standing.svg\" alt=\"Load, centre of pressure and centre of mass over time\"></p>
</html>", figures={Figure(title="Standing", identifier="standing", preferred=true, plots={
        Plot(title="Force of the ground", curves={Curve(y=f_n, legend="both feet")}),
        Plot(title="Balance", curves={Curve(y=x_P, legend="centre of pressure"), Curve(y=x_M, legend="centre of mass")})})}));
end Standing;
