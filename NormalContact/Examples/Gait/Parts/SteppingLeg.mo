within NormalContact.Examples.Gait.Parts;
model SteppingLeg "Leg that steps by a table: it is moved forth and back, lengthened and shortened, by springs"
  parameter Modelica.Units.SI.Time T=1.2 "Duration of a stride" annotation (Dialog(group="Gait"));
  parameter Modelica.Units.SI.Time start=0 "Where in its stride this leg is at the start" annotation (Dialog(group="Gait"));
  parameter Modelica.Units.SI.Length a=0.2 "How far the foot is ahead at the start of its stance, and behind at its end" annotation (Dialog(group="Gait"));
  parameter Modelica.Units.SI.Length lift=0.12 "How far the foot is lifted" annotation (Dialog(group="Gait"));
  parameter Real slope=0 "Rise of the way over its length: the leg is shorter while the foot is ahead" annotation (Dialog(group="Gait"));
  parameter Modelica.Units.SI.Length L=0.85 "Length of the leg without load, from the hip to the ankle" annotation (Dialog(group="Leg"));
  parameter Modelica.Units.SI.TranslationalSpringConstant k=2e4 "Stiffness of the leg" annotation (Dialog(group="Leg"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d=800 "Damping of the leg" annotation (Dialog(group="Leg"));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a hip "Hip: x forwards, y up"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=-90, origin={0,100})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b ankle "Ankle"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=-90, origin={0,-100})));
  Modelica.Blocks.Sources.ContinuousClock clock(offset=start) "Time in the stride" annotation (Placement(transformation(extent={{-100,70},{-80,90}})));
  Modelica.Blocks.Tables.CombiTable1Ds table(
    table=[0,a,L - slope*a; 0.15*T,a/2,L - slope*a/2; 0.3*T,0,L; 0.45*T,-a/2,L + slope*a/2; 0.6*T,-a,L + slope*a;
      0.7*T,-1.1*a,L + slope*a - 0.8*lift; 0.8*T,0.1*a,L - 0.1*slope*a - lift; 0.9*T,1.1*a,L - slope*a - 0.7*lift; T,a,L - slope*a],
    smoothness=Modelica.Blocks.Types.Smoothness.ContinuousDerivative,
    extrapolation=Modelica.Blocks.Types.Extrapolation.Periodic) "Where the ankle should be: ahead of the hip, below it"
    annotation (Placement(transformation(extent={{-90,30},{-70,50}})));
  Modelica.Mechanics.Translational.Sources.Position ahead(exact=false, f_crit=20, v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-50,50},{-30,70}})));
  Modelica.Mechanics.Translational.Sources.Position below(exact=false, f_crit=20, v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-50,0},{-30,20}})));
  Modelica.Mechanics.Translational.Components.SpringDamper aheadSpring(c=k/2, d=d) annotation (Placement(transformation(extent={{-20,50},{0,70}})));
  Modelica.Mechanics.Translational.Components.SpringDamper belowSpring(c=k, d=d) annotation (Placement(transformation(extent={{-20,0},{0,20}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic swing(
    n={1,0,0},
    useAxisFlange=true,
    animation=false,
    s(start=a, fixed=false),
    v(start=0, fixed=false)) "Forth and back" annotation (Placement(transformation(extent={{10,70},{30,90}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic leg(
    n={0,-1,0},
    useAxisFlange=true,
    boxWidth=0.05,
    s(start=L - slope*a, fixed=false),
    v(start=0, fixed=false)) "Length" annotation (Placement(transformation(extent={{40,20},{60,40}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute pitch(
    n={0,0,1},
    useAxisFlange=true,
    phi(start=0, fixed=true),
    w(start=0, fixed=true),
    cylinderLength=0.08,
    cylinderDiameter=0.04) "Ankle: toe up and down" annotation (Placement(transformation(extent={{40,-30},{60,-10}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute roll(
    n={1,0,0},
    useAxisFlange=true,
    phi(start=0, fixed=true),
    w(start=0, fixed=true),
    cylinderLength=0.06,
    cylinderDiameter=0.03) "Ankle: to the side" annotation (Placement(transformation(extent={{40,-80},{60,-60}})));
  Modelica.Mechanics.Rotational.Components.SpringDamper pitchSpring(c=80, d=5) annotation (Placement(transformation(extent={{10,-30},{30,-10}})));
  Modelica.Mechanics.Rotational.Components.SpringDamper rollSpring(c=40, d=3) annotation (Placement(transformation(extent={{10,-80},{30,-60}})));
initial equation
  swing.s = ahead.s_ref;
  leg.s = below.s_ref;
  swing.v = 0;
  leg.v = 0;
equation
  connect(clock.y, table.u) annotation (Line(points={{-79,80},{-74,80},{-74,60},{-96,60},{-96,40},{-92,40}}, color={0,0,127}));
  connect(table.y[1], ahead.s_ref) annotation (Line(points={{-69,40},{-60,40},{-60,60},{-52,60}}, color={0,0,127}));
  connect(table.y[2], below.s_ref) annotation (Line(points={{-69,40},{-60,40},{-60,10},{-52,10}}, color={0,0,127}));
  connect(ahead.flange, aheadSpring.flange_a) annotation (Line(points={{-30,60},{-20,60}}, color={0,127,0}));
  connect(below.flange, belowSpring.flange_a) annotation (Line(points={{-30,10},{-20,10}}, color={0,127,0}));
  connect(aheadSpring.flange_b, swing.axis) annotation (Line(points={{0,60},{4,60},{4,94},{28,94},{28,86}}, color={0,127,0}));
  connect(belowSpring.flange_b, leg.axis) annotation (Line(points={{0,10},{34,10},{34,44},{58,44},{58,36}}, color={0,127,0}));
  connect(hip, swing.frame_a) annotation (Line(points={{0,100},{0,80},{10,80}}, color={95,95,95}, thickness=0.5));
  connect(swing.frame_b, leg.frame_a) annotation (Line(points={{30,80},{36,80},{36,30},{40,30}}, color={95,95,95}, thickness=0.5));
  connect(leg.frame_b, pitch.frame_a) annotation (Line(points={{60,30},{70,30},{70,0},{36,0},{36,-20},{40,-20}}, color={95,95,95}, thickness=0.5));
  connect(pitch.frame_b, roll.frame_a) annotation (Line(points={{60,-20},{70,-20},{70,-50},{36,-50},{36,-70},{40,-70}}, color={95,95,95}, thickness=0.5));
  connect(roll.frame_b, ankle) annotation (Line(points={{60,-70},{70,-70},{70,-90},{0,-90},{0,-100}}, color={95,95,95}, thickness=0.5));
  connect(pitchSpring.flange_a, pitch.support) annotation (Line(points={{10,-20},{6,-20},{6,-6},{44,-6},{44,-10}}));
  connect(pitchSpring.flange_b, pitch.axis) annotation (Line(points={{30,-20},{32,-20},{32,-4},{50,-4},{50,-10}}));
  connect(rollSpring.flange_a, roll.support) annotation (Line(points={{10,-70},{6,-70},{6,-56},{44,-56},{44,-60}}));
  connect(rollSpring.flange_b, roll.axis) annotation (Line(points={{30,-70},{32,-70},{32,-54},{50,-54},{50,-60}}));
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{0,90},{0,-90}}, color={64,64,64}, thickness=2),
        Line(points={{-60,20},{60,20}}, color={0,127,0}, thickness=0.75, arrow={Arrow.Filled,Arrow.Filled}),
        Text(extent={{20,-20},{150,-60}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>In the stance, six tenths of a stride, the foot goes back evenly, relative to the hip; in the swing it is lifted and comes forward again. Springs and dampers hold the ankle near this path, so that the ground can shift it, and the sole turns
about the ankle to lie on the ground. The hip should move with the speed 2 a/(0.6 T).</p>
</html>"));
end SteppingLeg;
