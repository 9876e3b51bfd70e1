within NormalContact.Examples.Gait;
model SpatialStanding "A body on two feet in space drops onto a slope, comes to rest and stands"
  extends Modelica.Icons.Example;
  output Modelica.Units.SI.Force f_n=left.f[2] + right.f[2] "Load of both feet";
  output Modelica.Units.SI.Position x_P=(left.f[2]*left.r_P[1] + right.f[2]*right.r_P[1])/max(f_n, 1) "Centre of pressure of both feet along the ground";
  output Modelica.Units.SI.Position x_M=centre[1] + centre[2]*tan(ground.slope) "Where the plumb line from the centre of mass meets the ground, along the ground";
  output Modelica.Units.SI.Position z_P=(left.f[2]*left.r_P[3] + right.f[2]*right.r_P[3])/max(f_n, 1) "Centre of pressure to the right";
  output Modelica.Units.SI.Position z_M=centre[3] "Centre of mass to the right";
  output Modelica.Units.SI.Length apart[2]={x_P - x_M,z_P - z_M} "Centre of pressure less the foot of the plumb line: zero at rest";
  output Modelica.Units.SI.Velocity v=sqrt(trunk.v_0*trunk.v_0) "Speed of the hip";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000)
    annotation (Placement(transformation(extent={{-100,-100},{-80,-80}})));
  inner NormalContact.Gait.Ground ground(slope=0.05, length=2) annotation (Placement(transformation(extent={{-60,-100},{-40,-80}})));
  Modelica.Mechanics.MultiBody.Parts.Body trunk(
    m=40,
    r_CM={0.03,0.3,0.01},
    I_11=2,
    I_22=1,
    I_33=2,
    sphereDiameter=0.2,
    r_0(start={0,0.09,0}, each fixed=true),
    v_0(each fixed=true),
    angles_fixed=true,
    w_a(each fixed=true),
    z_a(each start=0)) "Body" annotation (Placement(transformation(extent={{-10,50},{10,70}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation toLeft(r={0,0,-0.1}, width=0.05) "To the left ankle"
    annotation (Placement(transformation(extent={{-40,10},{-60,30}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation toRight(r={0,0,0.1}, width=0.05) "To the right ankle"
    annotation (Placement(transformation(extent={{40,10},{60,30}})));
  NormalContact.Gait.SpatialFoot left(
    ellipsoids=[0.05,0.04,0.04,-0.03,-0.04,0; 0.06,0.04,0.04,0.12,-0.04,0],
    body(z_a(each start=0)),
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50))
    "Left foot" annotation (Placement(transformation(extent={{-90,-30},{-70,-10}})));
  NormalContact.Gait.SpatialFoot right(
    ellipsoids=[0.05,0.04,0.04,-0.03,-0.04,0; 0.06,0.04,0.04,0.12,-0.04,0],
    body(z_a(each start=0)),
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50))
    "Right foot" annotation (Placement(transformation(extent={{70,-30},{90,-10}})));
protected
  Modelica.Units.SI.Position centre[3]=Modelica.Mechanics.MultiBody.Frames.resolve2(ground.frame.R,
    (trunk.m*(trunk.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(trunk.frame_a.R, trunk.r_CM))
     + left.m*(left.ankle.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(left.ankle.R, left.r_CM))
     + right.m*(right.ankle.r_0 + Modelica.Mechanics.MultiBody.Frames.resolve1(right.ankle.R, right.r_CM)))/(trunk.m + left.m + right.m))
    "Centre of mass, in the frame of the ground";
equation
  connect(trunk.frame_a, toLeft.frame_a) annotation (Line(points={{-10,60},{-20,60},{-20,20},{-40,20}}, color={95,95,95}, thickness=0.5));
  connect(trunk.frame_a, toRight.frame_a) annotation (Line(points={{-10,60},{-20,60},{-20,20},{40,20}}, color={95,95,95}, thickness=0.5));
  connect(toLeft.frame_b, left.ankle) annotation (Line(points={{-60,20},{-80,20},{-80,-10}}, color={95,95,95}, thickness=0.5));
  connect(toRight.frame_b, right.ankle) annotation (Line(points={{60,20},{80,20},{80,-10}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=4, Interval=0.02, Tolerance=1e-7), Documentation(info="<html>
<p>A body that is free in space, on two feet side by side, each of two ellipsoids (<a href=\"modelica://NormalContact.Gait.SpatialFoot\">SpatialFoot</a>), on a way that falls by 5 %. It drops by a few
centimetres, settles on damping mats and stands: the centre of pressure of both feet comes to lie where the plumb line of the centre of mass meets the ground, along the way and to the side.</p>
</html>", figures={Figure(title="Standing in space", identifier="standing-in-space", preferred=true, plots={
        Plot(title="Force of the ground", curves={Curve(y=f_n, legend="both feet")}),
        Plot(title="Balance along the way", curves={Curve(y=x_P, legend="centre of pressure"), Curve(y=x_M, legend="centre of mass")}),
        Plot(title="Balance to the side", curves={Curve(y=z_P, legend="centre of pressure"), Curve(y=z_M, legend="centre of mass")})})}));
end SpatialStanding;
