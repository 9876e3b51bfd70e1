within NormalContact.Examples.Gait;
model Human "Seven segments with torque drives stand with one foot ahead of the other"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Angle posture[2, 3]={{0.5,-0.1,-0.15},{0.13,-0.1,0.22}} "Angles of hip, knee and ankle that the drives hold, right and left";
  parameter Real k[3](each unit="N.m/rad")={4000,4000,3000} "Stiffness of the drives of hip, knee and ankle";
  parameter Real d[3](each unit="N.m.s/rad")={300,300,200} "Damping of the drives";
  output Modelica.Units.SI.Force f_n=right.foot.f[2] + left.foot.f[2] "Load of both feet";
  output Modelica.Units.SI.Position x_P=(right.foot.f[2]*right.foot.x_P + left.foot.f[2]*left.foot.x_P)/max(f_n, 1) "Centre of pressure";
  output Modelica.Units.SI.Position x_M=(trunk.m*(trunk.frame_a.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(trunk.frame_a.R, trunk.r_CM)) + right.m*right.r_0 + left.m*left.r_0)*{1,0,0}/m
    "Centre of mass, horizontally";
  output Modelica.Units.SI.Velocity v=sqrt(trunk.v_0*trunk.v_0) "Speed of the pelvis";
  output Modelica.Units.SI.Mass m=trunk.m + right.m + left.m "Mass";
  model Mat = NormalContact.Forces.Normal.PowerLaw (K=2.85e5, m=1.5, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50) "Sole on a damping mat";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000)
    annotation (Placement(transformation(extent={{-100,-100},{-80,-80}})));
  inner NormalContact.Gait.Ground ground(length=2) annotation (Placement(transformation(extent={{-60,-100},{-40,-80}})));
  Modelica.Mechanics.MultiBody.Joints.Planar pelvis(
    s_x(fixed=true),
    s_y(start=0.921, fixed=true),
    phi(start=-0.25, fixed=true),
    v_x(fixed=true),
    v_y(fixed=true),
    w(fixed=true),
    animation=false) "Motion of the pelvis"
    annotation (Placement(transformation(extent={{-60,60},{-40,80}})));
  Modelica.Mechanics.MultiBody.Parts.Body trunk(
    m=37.954608,
    r_CM={-0.111392,0.288503,0},
    I_33=2.295946,
    sphereDiameter=0.25) "Pelvis and torso"
    annotation (Placement(transformation(extent={{0,60},{20,80}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation hips(r={-0.0682778,-0.0638354,0}, width=0.1) annotation (Placement(transformation(extent={{-20,30},{0,50}})));
  NormalContact.Gait.Leg right(phi_0=posture[1, :], foot(redeclare model NormalForce = Mat)) annotation (Placement(transformation(extent={{20,-10},{40,10}})));
  NormalContact.Gait.Leg left(phi_0=posture[2, :], foot(redeclare model NormalForce = Mat)) annotation (Placement(transformation(extent={{20,-60},{40,-40}})));
  Modelica.Mechanics.Rotational.Sources.Torque rightDrive[3] annotation (Placement(transformation(extent={{-20,-10},{0,10}})));
  Modelica.Mechanics.Rotational.Sources.Torque leftDrive[3] annotation (Placement(transformation(extent={{-20,-60},{0,-40}})));
  Modelica.Blocks.Sources.RealExpression rightTorque[3](y={k[i]*(posture[1, i] - right.phi[i]) - d[i]*right.w[i] for i in 1:3}) annotation (Placement(transformation(extent={{-60,-10},{-40,10}})));
  Modelica.Blocks.Sources.RealExpression leftTorque[3](y={k[i]*(posture[2, i] - left.phi[i]) - d[i]*left.w[i] for i in 1:3}) annotation (Placement(transformation(extent={{-60,-60},{-40,-40}})));
equation
  connect(world.frame_b, pelvis.frame_a) annotation (Line(points={{-80,-90},{-70,-90},{-70,70},{-60,70}}, color={95,95,95}, thickness=0.5));
  connect(pelvis.frame_b, trunk.frame_a) annotation (Line(points={{-40,70},{0,70}}, color={95,95,95}, thickness=0.5));
  connect(pelvis.frame_b, hips.frame_a) annotation (Line(points={{-40,70},{-30,70},{-30,40},{-20,40}}, color={95,95,95}, thickness=0.5));
  connect(hips.frame_b, right.frame) annotation (Line(points={{0,40},{30,40},{30,10}}, color={95,95,95}, thickness=0.5));
  connect(hips.frame_b, left.frame) annotation (Line(points={{0,40},{60,40},{60,-30},{30,-30},{30,-40}}, color={95,95,95}, thickness=0.5));
  connect(rightTorque.y, rightDrive.tau) annotation (Line(points={{-39,0},{-22,0}}, color={0,0,127}));
  connect(leftTorque.y, leftDrive.tau) annotation (Line(points={{-39,-50},{-22,-50}}, color={0,0,127}));
  connect(rightDrive.flange, right.axis) annotation (Line(points={{0,0},{20,0}}));
  connect(leftDrive.flange, left.axis) annotation (Line(points={{0,-50},{20,-50}}));
  annotation (experiment(StopTime=10, Interval=0.01, Tolerance=1e-7), Documentation(info="<html>
<p>Trunk, thighs, shanks and feet, 62 kg, with a torque at each hip, knee and ankle that holds a posture: proportional to the deviation from it, and damped. It settles on the soles
of a published walking stride and stands: the centre of pressure of both feet lies under the centre of mass.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/Human.svg\" alt=\"Load, centre of pressure and centre of mass over time\"></p>
<p>Plot <code>f_n</code>, <code>x_P</code> and <code>x_M</code>, and <code>v</code>. A foot that rolls holds nobody upright by itself: its radius of 0.35 m at mid-foot is below the height of the centre of
mass, so that with both feet side by side the drives would have to balance the body.</p>
<p>Masses, lengths and inertias: A. Falisse et al., PLOS ONE 14 (2019), e0217730; see <a href=\"modelica://NormalContact.Gait.Leg\">Gait.Leg</a>.</p>
</html>", figures={Figure(title="Standing", identifier="standing", preferred=true, plots={
        Plot(title="Force of the ground", curves={Curve(y=f_n, legend="both feet")}),
        Plot(title="Balance", curves={Curve(y=x_P, legend="centre of pressure"), Curve(y=x_M, legend="centre of mass")})})}));
end Human;
