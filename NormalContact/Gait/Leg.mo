within NormalContact.Gait;
model Leg "Planar leg: thigh, shank and foot with flanges at hip, knee and ankle"
  import Modelica.Mechanics.MultiBody;
  parameter Modelica.Units.SI.Position r_knee[3]={-0.0045122,-0.3969072,0} "Knee, from the hip"
    annotation (Dialog(group="Lengths"));
  parameter Modelica.Units.SI.Position r_ankle[3]={0,-0.4156948,0} "Ankle, from the knee"
    annotation (Dialog(group="Lengths"));
  parameter Modelica.Units.SI.Mass m_thigh=7.672319 "Mass of the thigh"
    annotation (Dialog(group="Thigh"));
  parameter Modelica.Units.SI.Position r_thigh[3]={0,-0.170467,0} "Its centre of mass, from the hip"
    annotation (Dialog(group="Thigh"));
  parameter Modelica.Units.SI.Inertia J_thigh=0.117110 "Its inertia about the centre of mass"
    annotation (Dialog(group="Thigh"));
  parameter Modelica.Units.SI.Mass m_shank=3.058155 "Mass of the shank"
    annotation (Dialog(group="Shank"));
  parameter Modelica.Units.SI.Position r_shank[3]={0,-0.180489,0} "Its centre of mass, from the knee"
    annotation (Dialog(group="Shank"));
  parameter Modelica.Units.SI.Inertia J_shank=0.0393923 "Its inertia about the centre of mass"
    annotation (Dialog(group="Shank"));
  parameter Modelica.Units.SI.Angle phi_0[3]={0,0,0} "Initial angles of hip, knee and ankle; the foot ahead, the knee stretched and the toe up count positive"
    annotation (Dialog(group="Initialization"));
  parameter Boolean free=true "= false, if drives prescribe the angles: they have no initial values then"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  replaceable NormalContact.Gait.Foot foot(
    sole=walkingSole(),
    m=1.29222,
    r_CM={0.058161,-0.0135096,0},
    I_33=0.005618,
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=2.85e5, m=1.5, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=3)) "Foot"
    annotation (choicesAllMatching=true, Placement(transformation(extent={{-10,-90},{10,-70}})));
  MultiBody.Interfaces.Frame_a frame "Hip: x forward, y up"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=-90, origin={0,100})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a axis[3] "Hip, knee and ankle"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  output Modelica.Units.SI.Angle phi[3]={hip.phi,knee.phi,ankle.phi} "Angles of hip, knee and ankle";
  output Modelica.Units.SI.AngularVelocity w[3]={hip.w,knee.w,ankle.w} "Their rates";
  output Modelica.Units.SI.Mass m=m_thigh + m_shank + foot.m "Mass of the leg";
  output Modelica.Units.SI.Position r_0[3]=(m_thigh*(thigh.frame_a.r_0 + MultiBody.Frames.resolve1(thigh.frame_a.R, r_thigh)) + m_shank*(shank.frame_a.r_0 + MultiBody.Frames.resolve1(shank.frame_a.R, r_shank))
     + foot.m*(foot.ankle.r_0 + MultiBody.Frames.resolve1(foot.ankle.R, foot.r_CM)))/m "Its centre of mass in the world frame";
  MultiBody.Joints.Revolute hip(useAxisFlange=true, phi(start=phi_0[1], fixed=free), w(fixed=free), cylinderLength=0.1, cylinderDiameter=0.06)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,70})));
  MultiBody.Parts.Body thigh(m=m_thigh, r_CM=r_thigh, I_33=J_thigh, sphereDiameter=0.08)
    annotation (Placement(transformation(extent={{20,50},{40,70}})));
  MultiBody.Parts.FixedTranslation toKnee(r=r_knee, width=0.06) annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,36})));
  MultiBody.Joints.Revolute knee(useAxisFlange=true, phi(start=phi_0[2], fixed=free), w(fixed=free), cylinderLength=0.08, cylinderDiameter=0.05)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,6})));
  MultiBody.Parts.Body shank(m=m_shank, r_CM=r_shank, I_33=J_shank, sphereDiameter=0.06)
    annotation (Placement(transformation(extent={{20,-20},{40,0}})));
  MultiBody.Parts.FixedTranslation toAnkle(r=r_ankle, width=0.05) annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,-24})));
  MultiBody.Joints.Revolute ankle(useAxisFlange=true, phi(start=phi_0[3], fixed=free), w(fixed=free), cylinderLength=0.08, cylinderDiameter=0.04)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,-54})));
equation
  connect(frame, hip.frame_a) annotation (Line(points={{0,100},{0,80}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, toKnee.frame_a) annotation (Line(points={{0,60},{0,46}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, thigh.frame_a) annotation (Line(points={{0,60},{20,60}}, color={95,95,95}, thickness=0.5));
  connect(toKnee.frame_b, knee.frame_a) annotation (Line(points={{0,26},{0,16}}, color={95,95,95}, thickness=0.5));
  connect(knee.frame_b, toAnkle.frame_a) annotation (Line(points={{0,-4},{0,-14}}, color={95,95,95}, thickness=0.5));
  connect(knee.frame_b, shank.frame_a) annotation (Line(points={{0,-4},{10,-4},{10,-10},{20,-10}}, color={95,95,95}, thickness=0.5));
  connect(toAnkle.frame_b, ankle.frame_a) annotation (Line(points={{0,-34},{0,-44}}, color={95,95,95}, thickness=0.5));
  connect(ankle.frame_b, foot.ankle) annotation (Line(points={{0,-64},{0,-70}}, color={95,95,95}, thickness=0.5));
  connect(axis[1], hip.axis) annotation (Line(points={{-100,0},{-40,0},{-40,70},{-10,70}}));
  connect(axis[2], knee.axis) annotation (Line(points={{-100,0},{-40,0},{-40,6},{-10,6}}));
  connect(axis[3], ankle.axis) annotation (Line(points={{-100,0},{-40,0},{-40,-54},{-10,-54}}));
  annotation (defaultComponentName="leg", Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{-6,100},{6,100},{20,10},{-8,-68},{-20,-64},{8,10},{-6,100}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Line(points={{-90,0},{0,60}}, color={95,95,95}, pattern=LinePattern.Dot),
        Line(points={{-90,0},{14,10}}, color={95,95,95}, pattern=LinePattern.Dot),
        Line(points={{-90,0},{-14,-66}}, color={95,95,95}, pattern=LinePattern.Dot),
        Ellipse(extent={{6,18},{22,2}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Polygon(points={{-30,-66},{-4,-62},{56,-84},{52,-94},{16,-98},{-20,-98},{-36,-88},{-30,-66}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Text(extent={{-150,-104},{150,-144}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Thigh, shank and foot with hip, knee and ankle. All joints turn about +z, and their angles add up along the chain. Lengths, masses and inertias are those of a leg of a body of 62 kg in a published simulation of walking (A. Falisse et al., PLOS ONE 14 (2019), e0217730; example of
OpenSim Moco); talus, heel and toes are one foot, its sole is <a href=\"modelica://NormalContact.Gait.walkingSole\">walkingSole</a>.</p>
<h4>Connections</h4>
<p>Connect <code>frame</code> with the pelvis, at the hip, and drive the flanges <code>axis</code> of hip, knee and ankle: by torques, springs, or prescribed angles
(<code>free = false</code>). The model needs an <code>inner</code> <a href=\"modelica://NormalContact.Gait.Ground\">Ground</a>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFoot.svg\" alt=\"Ankle, ground, force and centre of pressure of a foot\"></p>
<h4>Limitations</h4>
<p>Motion in the plane of x and y. All masses are rigid, and no muscles act: what moves the joints is connected from outside.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.Stride\">Stride</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Human\">Human</a></p>
</html>"));
end Leg;
