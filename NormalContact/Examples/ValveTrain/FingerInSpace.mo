within NormalContact.Examples.ValveTrain;
model FingerInSpace "Finger follower of MultiBody parts in a cylinder head that rolls"
  extends Modelica.Icons.Example;
  parameter Real table[:, 2]=liftTable() "Lift table of the valve: angle of the cam shaft in degrees, lift in m";
  parameter Modelica.Units.SI.Radius r=0.018 "Radius of the base circle";
  parameter Modelica.Units.SI.Radius R=0.01 "Radius of the roller";
  parameter Modelica.Units.SI.Length l=0.04 "Length of the arm, from the pivot to the centre of the roller";
  parameter Modelica.Units.SI.Length a=0.05 "Distance of the pivot from the cam axis";
  parameter Modelica.Units.SI.Length l_valve=0.055 "Distance of the valve from the pivot";
  parameter Modelica.Units.SI.Length lash=5e-5 "Play at the valve when it is closed";
  parameter Modelica.Units.SI.Mass m_finger=0.03 "Mass of the finger, in the middle of its arm";
  parameter Modelica.Units.SI.Mass m=0.07 "Mass of the valve";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=30e3 "Stiffness of the spring";
  parameter Modelica.Units.SI.Force f_0=250 "Preload of the spring";
  parameter Modelica.Units.SI.AngularVelocity w_0=250 "Angular velocity of the cam shaft";
  parameter Modelica.Units.SI.Angle amplitude=0.5 "Amplitude of the roll about the line from the cam to the pivot";
  parameter Modelica.Units.SI.Frequency f=10 "Frequency of the roll";
  output Modelica.Units.SI.Length s=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length gap=contact.gap "Gap between cam and roller";
  output Modelica.Units.SI.Force f_n=contact.f_n "Normal force";
  output Modelica.Units.SI.Force f_bearing=pivot.frame_b.f[3] "Axial force on the bearing of the finger";
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.02) annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Blocks.Sources.Sine angle(amplitude=amplitude, f=f) annotation (Placement(transformation(extent={{-100,60},{-80,80}})));
  Modelica.Mechanics.Rotational.Sources.Position roll(exact=true) annotation (Placement(transformation(extent={{-72,60},{-52,80}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute head(useAxisFlange=true, n={1,0,0}) "Cylinder head" annotation (Placement(transformation(extent={{-70,-10},{-50,10}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=w_0, phi(start=0, fixed=true)) annotation (Placement(transformation(extent={{-60,30},{-40,50}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(useAxisFlange=true, cylinderLength=R, cylinderDiameter=0.5*R) annotation (Placement(transformation(extent={{-30,10},{-10,30}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation toPivot(r={a,0,0}) annotation (Placement(transformation(extent={{-40,-40},{-20,-20}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute pivot(useAxisFlange=true, cylinderLength=R, cylinderDiameter=0.3*R) annotation (Placement(transformation(extent={{-10,-40},{10,-20}})));
  Modelica.Mechanics.MultiBody.Parts.BodyShape finger(
    r=-l*{cos(beta),sin(beta),0},
    r_CM=-0.5*l*{cos(beta),sin(beta),0},
    m=m_finger,
    I_11=1e-6,
    I_22=1.3e-5,
    I_33=1.3e-5,
    width=0.3*R) annotation (Placement(transformation(extent={{20,-40},{40,-20}})));
  NormalContact.Contacts.BodyCircle contact(
    R=R,
    shape=NormalContact.ValveTrain.fingerCam(law, r, R, l, a),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce,
    redeclare NormalContact.Forces.Friction.None friction) "Cam and roller, which rolls: without friction" annotation (Placement(transformation(extent={{50,-10},{70,10}})));
  Modelica.Mechanics.Rotational.Components.IdealGearR2T tip(ratio=1/l_valve) "End of the finger, on the valve" annotation (Placement(transformation(extent={{10,-70},{30,-50}})));
  NormalContact.ValveTrain.Valve valve(
    m=m,
    startAtRest=false,
    s(start=-f_0/valve.c_seat, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{40,-70},{60,-50}})));
  NormalContact.ValveTrain.SurgeSpring spring(c=c, s_rel0=f_0/c) annotation (Placement(transformation(extent={{40,-100},{60,-80}})));
  Modelica.Mechanics.Translational.Components.Fixed seat "End of the spring, in the head" annotation (Placement(transformation(extent={{70,-100},{90,-80}})));
protected
  final parameter Real law[:]=NormalContact.ValveTrain.liftLaw(table, 1/l_valve) "Lift law of the finger";
  final parameter Modelica.Units.SI.Angle beta=acos((a^2 + l^2 - (r + R)^2)/(2*a*l)) + lash/l_valve "Angle of the arm from the line between the axes, with the lash";
equation
  connect(angle.y, roll.phi_ref) annotation (Line(points={{-79,70},{-74,70}}, color={0,0,127}));
  connect(roll.flange, head.axis) annotation (Line(points={{-52,70},{-46,70},{-46,56},{-66,56},{-66,14},{-60,14},{-60,10}}));
  connect(world.frame_b, head.frame_a) annotation (Line(points={{-80,0},{-70,0}}, color={95,95,95}, thickness=0.5));
  connect(head.frame_b, camshaft.frame_a) annotation (Line(points={{-50,0},{-44,0},{-44,20},{-30,20}}, color={95,95,95}, thickness=0.5));
  connect(drive.flange, camshaft.axis) annotation (Line(points={{-40,40},{-20,40},{-20,30}}));
  connect(head.frame_b, toPivot.frame_a) annotation (Line(points={{-50,0},{-44,0},{-44,-30},{-40,-30}}, color={95,95,95}, thickness=0.5));
  connect(toPivot.frame_b, pivot.frame_a) annotation (Line(points={{-20,-30},{-10,-30}}, color={95,95,95}, thickness=0.5));
  connect(pivot.frame_b, finger.frame_a) annotation (Line(points={{10,-30},{20,-30}}, color={95,95,95}, thickness=0.5));
  connect(camshaft.frame_b, contact.frame_a) annotation (Line(points={{-10,20},{44,20},{44,0},{50,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_b, finger.frame_b) annotation (Line(points={{70,0},{76,0},{76,-30},{40,-30}}, color={95,95,95}, thickness=0.5));
  connect(pivot.axis, tip.flangeR) annotation (Line(points={{0,-20},{0,-14},{14,-14},{14,-46},{4,-46},{4,-60},{10,-60}}));
  connect(tip.flangeT, valve.flange_a) annotation (Line(points={{30,-60},{40,-60}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{60,-60},{64,-60},{64,-74},{36,-74},{36,-90},{40,-90}}, color={0,127,0}));
  connect(spring.flange_b, seat.flange) annotation (Line(points={{60,-90},{80,-90}}, color={0,127,0}));
  annotation (experiment(StopTime=0.1, Interval=1e-4, Tolerance=1e-8), Documentation(info="<html>
<p>Where a mechanism moves in space, cam and finger are bodies, and
<a href=\"modelica://NormalContact.Contacts.BodyCircle\">BodyCircle</a> is the contact of the cam with the roller: the cam has the shape that
<a href=\"modelica://NormalContact.ValveTrain.fingerCam\">fingerCam</a> makes from the lift table, and frames may move as they like. A rocker is
the same with an arm on each side of its pivot, a bucket tappet takes
<a href=\"modelica://NormalContact.Contacts.BodyLine\">BodyLine</a>. Valve, seat and spring stay one-dimensional and are connected to the axis of the joint.</p>
<p>The cylinder head rolls about the line from the cam to the pivot. The finger is pressed against the side of its bearing
(<code>f_bearing</code>), which the one-dimensional <a href=\"modelica://NormalContact.ValveTrain.FingerFollower\">FingerFollower</a> does not see; the lift is
almost the same, and exactly so in a head that rests.</p>
</html>", figures={Figure(title="Finger in a head that rolls", identifier="finger-in-a-head-that-rolls", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="roller on cam")})})}));
end FingerInSpace;
