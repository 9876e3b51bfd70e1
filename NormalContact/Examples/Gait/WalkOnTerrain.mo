within NormalContact.Examples.Gait;
model WalkOnTerrain "Two feet walk over a terrain"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Time T=1.2 "Duration of a stride";
  parameter Modelica.Units.SI.Length a=0.2 "How far a foot is ahead of the hip when it touches the ground";
  final parameter Modelica.Units.SI.Velocity v=2*a/(0.6*T) "Speed";
  output Modelica.Units.SI.Position x=forward.s "Position of the hips along the way";
  output Modelica.Units.SI.Position y=upward.s "Height of the hips";
  output Modelica.Units.SI.Force f_left[3]=left.f "Force of the ground on the left foot";
  output Modelica.Units.SI.Force f_right[3]=right.f "Force of the ground on the right foot";
  output Modelica.Units.SI.Position r_left[3]=left.r_P "Centre of pressure of the left foot";
  output Modelica.Units.SI.Position r_right[3]=right.r_P "Centre of pressure of the right foot";
  output Modelica.Units.SI.Impulse impulse "Momentum at the start, and impulse of the ground upwards less that of the weight";
  output Modelica.Units.SI.Momentum momentum=trunk.m*upward.v + {0,1,0}*(left.m*(left.body.v_0 + Frames.resolve1(left.ankle.R, cross(left.body.w_a, left.r_CM)))
       + right.m*(right.body.v_0 + Frames.resolve1(right.ankle.R, cross(right.body.w_a, right.r_CM)))) "Momentum of trunk and feet upwards";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=2000)
    annotation (Placement(transformation(extent={{-100,-100},{-80,-80}})));
  inner NormalContact.Gait.Terrain terrain(
    surface=NormalContact.Shapes.Surfaces.terrain(
      degree=3,
      x={-0.6,3.4},
      z={-0.6,0.6},
      y={{0.03*sin(2.2*(-0.6 + 4*(i - 1)/14)) + 0.02*cos(3*(-0.6 + 1.2*(j - 1)/5) + 2*(-0.6 + 4*(i - 1)/14)) for j in 1:6} for i in 1:15}),
    cells={48,16},
    lines={9,5},
    count={6,16}) "Ground"
    annotation (Placement(transformation(extent={{-60,-100},{-40,-80}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic forward(
    n={1,0,0},
    useAxisFlange=true,
    animation=false) "Forward motion, driven"
    annotation (Placement(transformation(extent={{-90,-10},{-70,10}})));
  Modelica.Mechanics.Translational.Sources.Speed drive(exact=true, s(start=0, fixed=true)) "Constant speed"
    annotation (Placement(transformation(extent={{-100,30},{-80,50}})));
  Modelica.Blocks.Sources.Constant speed(k=v) annotation (Placement(transformation(extent={{-100,60},{-80,80}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic upward(
    n={0,1,0},
    animation=false,
    s(start=0.98, fixed=true),
    v(start=0, fixed=true)) "Vertical motion, free"
    annotation (Placement(transformation(extent={{-60,-10},{-40,10}})));
  Modelica.Mechanics.MultiBody.Parts.Body trunk(
    m=60,
    r_CM={0,0.2,0},
    I_11=3,
    I_22=1,
    I_33=3,
    sphereDiameter=0.25) "Trunk"
    annotation (Placement(transformation(extent={{-20,50},{0,70}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation leftHip(r={0,0,-0.1}, width=0.05) annotation (Placement(transformation(extent={{-20,20},{0,40}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation rightHip(r={0,0,0.1}, width=0.05) annotation (Placement(transformation(extent={{-20,-20},{0,0}})));
  Parts.SteppingLeg leftLeg(T=T, a=a) annotation (Placement(transformation(extent={{20,0},{40,20}})));
  Parts.SteppingLeg rightLeg(T=T, a=a, start=T/2) annotation (Placement(transformation(extent={{60,0},{80,20}})));
  NormalContact.Gait.SpatialFootOnTerrain left(points=1) annotation (Placement(transformation(extent={{20,-50},{40,-30}})));
  NormalContact.Gait.SpatialFootOnTerrain right(points=1) annotation (Placement(transformation(extent={{60,-50},{80,-30}})));
initial equation
  impulse = momentum;
equation
  der(impulse) = f_left[2] + f_right[2] - (trunk.m + left.m + right.m)*world.g;
  connect(speed.y, drive.v_ref) annotation (Line(points={{-79,70},{-74,70},{-74,56},{-106,56},{-106,40},{-102,40}}, color={0,0,127}));
  connect(drive.flange, forward.axis) annotation (Line(points={{-80,40},{-72,40},{-72,6}}, color={0,127,0}));
  connect(world.frame_b, forward.frame_a) annotation (Line(points={{-80,-90},{-70,-90},{-70,-40},{-96,-40},{-96,0},{-90,0}}, color={95,95,95}, thickness=0.5));
  connect(forward.frame_b, upward.frame_a) annotation (Line(points={{-70,0},{-60,0}}, color={95,95,95}, thickness=0.5));
  connect(upward.frame_b, trunk.frame_a) annotation (Line(points={{-40,0},{-30,0},{-30,60},{-20,60}}, color={95,95,95}, thickness=0.5));
  connect(upward.frame_b, leftHip.frame_a) annotation (Line(points={{-40,0},{-30,0},{-30,30},{-20,30}}, color={95,95,95}, thickness=0.5));
  connect(upward.frame_b, rightHip.frame_a) annotation (Line(points={{-40,0},{-30,0},{-30,-10},{-20,-10}}, color={95,95,95}, thickness=0.5));
  connect(leftHip.frame_b, leftLeg.hip) annotation (Line(points={{0,30},{30,30},{30,20}}, color={95,95,95}, thickness=0.5));
  connect(rightHip.frame_b, rightLeg.hip) annotation (Line(points={{0,-10},{10,-10},{10,40},{70,40},{70,20}}, color={95,95,95}, thickness=0.5));
  connect(leftLeg.ankle, left.ankle) annotation (Line(points={{30,0},{30,-30}}, color={95,95,95}, thickness=0.5));
  connect(rightLeg.ankle, right.ankle) annotation (Line(points={{70,0},{70,-30}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=4, Interval=0.01, Tolerance=1e-6), Documentation(info="<html>
<p>A trunk of 60 kg, driven forward with constant speed and free to rise and fall, walks on two legs over a height field. The legs step by a table (<a href=\"modelica://NormalContact.Examples.Gait.Parts.SteppingLeg\">SteppingLeg</a>); springs let
the ground shift and turn the feet, whose soles are ellipsoids. The forces come from the contact alone. Plot <code>f_left[2]</code>, <code>f_right[2]</code>, <code>y</code>, and the centres of pressure.</p>
<p>What the ground gives upwards in excess of the weight is the momentum of trunk and feet: <code>impulse</code> and <code>momentum</code> are equal.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/WalkOnTerrain.svg\" alt=\"Forces of the ground on both feet and height of the hips over time\"></p>
</html>", figures={Figure(title="Feet on a terrain", identifier="feet-on-a-terrain", preferred=true, plots={
        Plot(title="Force of the ground upwards", curves={Curve(y=f_left[2], legend="left foot"), Curve(y=f_right[2], legend="right foot")}),
        Plot(title="Height", curves={Curve(y=y, legend="hips")})})}));
end WalkOnTerrain;
