within NormalContact.Examples.Gait;
model Stride "A stride prescribes all joints; the forces come from the contact of the soles"
  extends Modelica.Icons.Example;
  parameter Boolean useFile=false "= true, if the stride is in a file"
    annotation (Evaluate=true, choices(checkBox=true));
  parameter String fileName="stride.txt" "File of the stride, table 'stride'"
    annotation (Dialog(enable=useFile, loadSelector(filter="Text files (*.txt)", caption="Stride")));
  parameter Modelica.Units.SI.Time T=1 "Duration of the stride";
  parameter Modelica.Units.SI.Velocity v=1.25 "Speed of walking";
  output Modelica.Units.SI.Force f_right[2]=right.foot.f "Ground reaction force on the right foot: along the ground, and away from it";
  output Modelica.Units.SI.Force f_left[2]=left.foot.f "The same on the left foot";
  output Modelica.Units.SI.Position x_right=right.foot.x_P - forward.s "Centre of pressure of the right foot, from the pelvis";
  output Modelica.Units.SI.Torque t_right[3]={rightDrive[i].flange.tau for i in 1:3} "Torques at hip, knee and ankle of the right leg";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000)
    annotation (Placement(transformation(extent={{-100,-100},{-80,-80}})));
  inner NormalContact.Gait.Ground ground(length=6) annotation (Placement(transformation(extent={{-60,-100},{-40,-80}})));
  Modelica.Blocks.Tables.CombiTable1Ds pelvisTable(
    tableOnFile=useFile,
    table=NormalContact.Gait.walkingStride(),
    tableName="stride",
    fileName=fileName,
    columns=2:3,
    smoothness=Modelica.Blocks.Types.Smoothness.ContinuousDerivative) "Way and height of the pelvis"
    annotation (Placement(transformation(extent={{-64,16},{-44,36}})));
  Modelica.Blocks.Tables.CombiTable1Ds rightTable(
    tableOnFile=useFile,
    table=NormalContact.Gait.walkingStride(),
    tableName="stride",
    fileName=fileName,
    columns=4:7,
    smoothness=Modelica.Blocks.Types.Smoothness.ContinuousDerivative) "Tilt of the pelvis, right leg"
    annotation (Placement(transformation(extent={{-64,-10},{-44,10}})));
  Modelica.Blocks.Sources.RealExpression rightPhase(y=time - T*integer((time)/T)) annotation (Placement(transformation(extent={{-96,-10},{-76,10}})));
  Modelica.Blocks.Tables.CombiTable1Ds leftTable(
    tableOnFile=useFile,
    table=NormalContact.Gait.walkingStride(),
    tableName="stride",
    fileName=fileName,
    columns=5:7,
    smoothness=Modelica.Blocks.Types.Smoothness.ContinuousDerivative) "Left leg, half a stride later"
    annotation (Placement(transformation(extent={{-64,-60},{-44,-40}})));
  Modelica.Blocks.Sources.RealExpression leftPhase(y=time + T/2 - T*integer((time + T/2)/T)) annotation (Placement(transformation(extent={{-96,-60},{-76,-40}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic forward(n={1,0,0}, useAxisFlange=true, animation=false) "Way of the pelvis"
    annotation (Placement(transformation(extent={{-60,70},{-40,90}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic upward(n={0,1,0}, useAxisFlange=true, animation=false) "Height of the pelvis"
    annotation (Placement(transformation(extent={{-20,70},{0,90}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute tilt(useAxisFlange=true, animation=false) "Tilt of the pelvis"
    annotation (Placement(transformation(extent={{20,70},{40,90}})));
  Modelica.Mechanics.Translational.Sources.Position way(exact=true) annotation (Placement(transformation(extent={{-60,40},{-40,60}})));
  Modelica.Mechanics.Translational.Sources.Position height(exact=true) annotation (Placement(transformation(extent={{-20,40},{0,60}})));
  Modelica.Mechanics.Rotational.Sources.Position pitch(exact=true) annotation (Placement(transformation(extent={{20,40},{40,60}})));
  Modelica.Blocks.Sources.RealExpression walked(y=v*time + pelvisTable.y[1]) annotation (Placement(transformation(extent={{-90,40},{-70,60}})));
  Modelica.Mechanics.MultiBody.Parts.Body trunk(
    m=37.954608,
    r_CM={-0.111392,0.288503,0},
    I_33=2.295946,
    sphereDiameter=0.25) "Pelvis and torso"
    annotation (Placement(transformation(extent={{60,70},{80,90}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation hips(r={-0.0682778,-0.0638354,0}, width=0.1)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={60,50})));
  NormalContact.Gait.Leg right(free=false, foot(redeclare model Friction = NormalContact.Forces.Friction.SmoothSphere)) annotation (Placement(transformation(extent={{50,-10},{70,10}})));
  NormalContact.Gait.Leg left(free=false, foot(redeclare model Friction = NormalContact.Forces.Friction.SmoothSphere)) annotation (Placement(transformation(extent={{50,-60},{70,-40}})));
  Modelica.Mechanics.Rotational.Sources.Position rightDrive[3](each exact=true) annotation (Placement(transformation(extent={{10,-10},{30,10}})));
  Modelica.Mechanics.Rotational.Sources.Position leftDrive[3](each exact=true) annotation (Placement(transformation(extent={{10,-60},{30,-40}})));
equation
  connect(rightPhase.y, rightTable.u) annotation (Line(points={{-75,0},{-66,0}}, color={0,0,127}));
  connect(rightPhase.y, pelvisTable.u) annotation (Line(points={{-75,0},{-70,0},{-70,26},{-66,26}}, color={0,0,127}));
  connect(leftPhase.y, leftTable.u) annotation (Line(points={{-75,-50},{-66,-50}}, color={0,0,127}));
  connect(world.frame_b, forward.frame_a) annotation (Line(points={{-80,-90},{-76,-90},{-76,80},{-60,80}}, color={95,95,95}, thickness=0.5));
  connect(forward.frame_b, upward.frame_a) annotation (Line(points={{-40,80},{-20,80}}, color={95,95,95}, thickness=0.5));
  connect(upward.frame_b, tilt.frame_a) annotation (Line(points={{0,80},{20,80}}, color={95,95,95}, thickness=0.5));
  connect(tilt.frame_b, trunk.frame_a) annotation (Line(points={{40,80},{60,80}}, color={95,95,95}, thickness=0.5));
  connect(tilt.frame_b, hips.frame_a) annotation (Line(points={{40,80},{50,80},{50,66},{60,66},{60,60}}, color={95,95,95}, thickness=0.5));
  connect(hips.frame_b, right.frame) annotation (Line(points={{60,40},{60,10}}, color={95,95,95}, thickness=0.5));
  connect(hips.frame_b, left.frame) annotation (Line(points={{60,40},{60,30},{84,30},{84,-30},{60,-30},{60,-40}}, color={95,95,95}, thickness=0.5));
  connect(walked.y, way.s_ref) annotation (Line(points={{-69,50},{-62,50}}, color={0,0,127}));
  connect(pelvisTable.y[2], height.s_ref) annotation (Line(points={{-43,26},{-32,26},{-32,50},{-22,50}}, color={0,0,127}));
  connect(rightTable.y[1], pitch.phi_ref) annotation (Line(points={{-43,0},{-30,0},{-30,30},{10,30},{10,50},{18,50}}, color={0,0,127}));
  connect(rightTable.y[2:4], rightDrive.phi_ref) annotation (Line(points={{-43,0},{8,0}}, color={0,0,127}));
  connect(leftTable.y, leftDrive.phi_ref) annotation (Line(points={{-43,-50},{8,-50}}, color={0,0,127}));
  connect(way.flange, forward.axis) annotation (Line(points={{-40,50},{-34,50},{-34,86},{-42,86}}, color={0,127,0}));
  connect(height.flange, upward.axis) annotation (Line(points={{0,50},{6,50},{6,86},{-2,86}}, color={0,127,0}));
  connect(pitch.flange, tilt.axis) annotation (Line(points={{40,50},{44,50},{44,96},{30,96},{30,90}}));
  connect(rightDrive.flange, right.axis) annotation (Line(points={{30,0},{50,0}}));
  connect(leftDrive.flange, left.axis) annotation (Line(points={{30,-50},{50,-50}}));
  annotation (experiment(StopTime=2.2, Interval=0.002, Tolerance=1e-6), Documentation(info="<html>
<p>Pelvis and all joints follow a stride; the feet press where their soles meet the ground. Plot <code>f_right[2]</code> and <code>f_left[2]</code>, the double hump of walking, and <code>x_right</code>;
<code>t_right</code> are the torques that this motion needs.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/Stride.svg\" alt=\"Forces on both feet over time\"></p>
<p>The stride is an own one, made by formulas (<code>tools/stride.py</code> in the repository): in stance the ankle moves as the sole rolls on
the ground, with a slip that brakes and then pushes. A file may hold another: a table
<code>stride</code> of time, way of the pelvis less v t, its height and tilt, and the angles of hip, knee and ankle of one leg over
one stride of the duration <code>T</code>, with some rows before and after it; the other
leg does the same half a stride later. In the repository <code>bench/stride.py table FILE</code> writes such a file for the published stride of <a href=\"modelica://NormalContact.Gait.walkingSole\">walkingSole</a>, with
<code>T</code> and <code>v</code> in its head.</p>
</html>", figures={Figure(title="Stride", identifier="stride", preferred=true, plots={
        Plot(title="Force of the ground upwards", curves={Curve(y=f_right[2], legend="right foot"), Curve(y=f_left[2], legend="left foot")}),
        Plot(title="Force of the ground forwards", curves={Curve(y=f_right[1], legend="right foot"), Curve(y=f_left[1], legend="left foot")})})}));
end Stride;
