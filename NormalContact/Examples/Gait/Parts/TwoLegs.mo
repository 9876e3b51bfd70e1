within NormalContact.Examples.Gait.Parts;
model TwoLegs "Two straight legs with a mass at the hip that walk on the ground"
  parameter Modelica.Units.SI.Length l=1 "Length of the legs, from the hip to the sole"
    annotation (Dialog(group="Legs"));
  parameter Modelica.Units.SI.Radius R=0.2 "Radius of the feet: the frame of a sole is l - R from the hip"
    annotation (Dialog(group="Legs"));
  parameter Real sole[:]=NormalContact.Shapes.Planar.circle(r=R) "Sole, a generating potential around the frame"
    annotation (Dialog(group="Legs"));
  parameter String soleMesh="" "Mesh of a foot of radius 1 m, which is drawn; otherwise the sole is drawn all around"
    annotation (Evaluate=true, Dialog(tab="Animation"));
  parameter Modelica.Units.SI.Length way=3 "Length of the ground that is drawn, along x"
    annotation (Dialog(tab="Animation"));
  parameter Modelica.Units.SI.Mass M=10 "Mass at the hip"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Mass m=1 "Mass of each leg"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Length c=0.5 "Distance of the centre of mass of a leg from the hip"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Inertia J=m*l^2/12 "Inertia of a leg about its centre of mass"
    annotation (Dialog(group="Mass"));
  replaceable model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e9, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=1000)
    constrainedby NormalContact.Interfaces.NormalForce "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Contact"));
  replaceable model Friction = NormalContact.Forces.Friction.Coulomb (mu=0.8, v_d=1e-3)
    constrainedby NormalContact.Interfaces.Friction "Law of friction"
    annotation (choicesAllMatching=true, Dialog(group="Contact"));
  parameter Boolean release=true "= true, if a foot lets go of the ground when the other one strikes, as in the literature"
    annotation (Dialog(group="Contact"), choices(checkBox=true));
  parameter Modelica.Units.SI.Length penetration_max(min=0)=0.2*max(R, 0.05*l) "Largest penetration: a deeper one ends the simulation with a message"
    annotation (Dialog(tab="Advanced"));
  parameter Modelica.Units.SI.Angle phi_0=0.3 "Angle of the leg in front; the other leg is behind by the same angle"
    annotation (Dialog(group="Start"));
  parameter Modelica.Units.SI.AngularVelocity w_left=-0.94 "Angular velocity of the leg in front, which stands"
    annotation (Dialog(group="Start"));
  parameter Modelica.Units.SI.AngularVelocity w_right=-0.56 "Angular velocity of the leg behind"
    annotation (Dialog(group="Start"));
  parameter Modelica.Units.SI.Length height_0=1e-5*l "Height of the sole above the ground"
    annotation (Dialog(group="Start"));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a ground "Ground: x along the way, y away from it"
    annotation (Placement(transformation(extent={{-116,-76},{-84,-44}})));
  Modelica.Units.SI.Angle phi_left=planar.phi "Angle of the left leg, positive with the foot ahead";
  Modelica.Units.SI.Angle phi_right=planar.phi + hip.phi "Angle of the right leg";
  Integer steps(start=0, fixed=true) "Number of steps";
  Modelica.Units.SI.Time period(start=0, fixed=true) "Duration of the last step";
  Modelica.Units.SI.Length length(start=0, fixed=true) "Length of the last step: how far the hip has moved";
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true),
    s_y(start=h_0 + height_0, fixed=true),
    v_x(start=-h_0*w_left, fixed=true),
    v_y(start=h_1*w_left, fixed=true),
    phi(start=phi_0, fixed=true),
    w(start=w_left, fixed=true)) "Motion of the left leg in the plane"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={-70,20})));
  Modelica.Mechanics.MultiBody.Parts.PointMass hipMass(
    m=M,
    sphereDiameter=0.15*l) "Mass at the hip"
    annotation (Placement(transformation(extent={{-20,70},{0,90}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute hip(
    cylinderLength=0.2*l,
    cylinderDiameter=0.05*l,
    phi(start=-2*phi_0, fixed=true),
    w(start=w_right - w_left, fixed=true)) "Hip"
    annotation (Placement(transformation(extent={{0,40},{20,60}})));
  Modelica.Mechanics.MultiBody.Parts.Body leftLeg(
    r_CM={0,-c,0},
    m=m,
    I_33=J,
    sphereDiameter=0.06*l) "Left leg"
    annotation (Placement(transformation(extent={{-20,10},{0,30}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation leftShank(r={0,-(l - R),0}, width=0.02*l)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={-40,0})));
  Modelica.Mechanics.MultiBody.Parts.Body rightLeg(
    r_CM={0,-c,0},
    m=m,
    I_33=J,
    sphereDiameter=0.06*l) "Right leg"
    annotation (Placement(transformation(extent={{60,10},{80,30}})));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation rightShank(r={0,-(l - R),0}, width=0.02*l)
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={40,0})));
  NormalContact.Contacts.BodyLine left(
    useEnable=true,
    shape=sole,
    meshFile=soleMesh,
    meshScale=R,
    drawLine=false,
    penetration_max=penetration_max,
    redeclare NormalForce normalForce,
    redeclare Friction friction) "Left foot and ground"
    annotation (Placement(transformation(extent={{-40,-70},{-60,-50}})));
  NormalContact.Contacts.BodyLine right(
    useEnable=true,
    shape=sole,
    meshFile=soleMesh,
    meshScale=R,
    drawLine=false,
    penetration_max=penetration_max,
    redeclare NormalForce normalForce,
    redeclare Friction friction) "Right foot and ground"
    annotation (Placement(transformation(extent={{10,-70},{-10,-50}})));
  Modelica.Blocks.Sources.BooleanExpression leftSwitch(y=leftExtended) annotation (Placement(transformation(extent={{-90,-40},{-70,-20}})));
  Modelica.Blocks.Sources.BooleanExpression rightSwitch(y=rightExtended) annotation (Placement(transformation(extent={{-30,-40},{-10,-20}})));
  Boolean leftExtended(start=true, fixed=true) "= true, if the left foot can touch the ground";
  Boolean rightExtended(start=false, fixed=true) "= true, if the right foot can touch the ground";
  Boolean leftDown=left.contact "= true, if the left foot touches the ground";
  Boolean rightDown=right.contact "= true, if the right foot touches the ground";
  Modelica.Units.SI.Energy energy=(M*(v_hip*v_hip) + m*(v_left*v_left + v_right*v_right) + J*(planar.w^2 + (planar.w + hip.w)^2))/2
     - world.g*(M*r_hip + m*(r_left + r_right))*world.n "Kinetic and potential energy";
protected
  outer Modelica.Mechanics.MultiBody.World world;
  outer NormalContact.Settings settings "Common settings";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape plate(
    shapeType="box",
    color=settings.counterpartColor,
    specularCoefficient=0.2,
    length=way,
    width=0.01*l,
    height=0.5*l,
    r_shape={-l,-0.005*l,0},
    R=ground.R,
    r=ground.r_0) if world.enableAnimation and settings.animation "Ground";
  constant Real pi=Modelica.Constants.pi;
  final parameter Modelica.Units.SI.Length h_0=(l - R)*cos(phi_0) + NormalContact.Functions.Planar.potential(sole, -pi/2 - phi_0) "Height of the hip when the foot touches the ground";
  final parameter Real h_1(unit="m/rad")=-(l - R)*sin(phi_0) - NormalContact.Functions.Planar.slope(sole, -pi/2 - phi_0) "Its derivative by the angle of the leg";
  Modelica.Units.SI.Position r_hip[3]={planar.s_x,planar.s_y,0} "Hip";
  Modelica.Units.SI.Position r_left[3]=r_hip + c*{sin(phi_left),-cos(phi_left),0} "Centre of mass of the left leg";
  Modelica.Units.SI.Position r_right[3]=r_hip + c*{sin(phi_right),-cos(phi_right),0} "Centre of mass of the right leg";
  Modelica.Units.SI.Velocity v_hip[3]={planar.v_x,planar.v_y,0} "Velocity of the hip";
  Modelica.Units.SI.Velocity v_left[3]=v_hip + c*planar.w*{cos(phi_left),sin(phi_left),0} "Velocity of the centre of mass of the left leg";
  Modelica.Units.SI.Velocity v_right[3]=v_hip + c*(planar.w + hip.w)*{cos(phi_right),sin(phi_right),0} "Velocity of the centre of mass of the right leg";
  Boolean leftAhead=hip.phi < 0 "= true, if the left foot is ahead of the right one";
  discrete Modelica.Units.SI.Time t_strike(start=0, fixed=true) "Time of the last heel strike";
  discrete Modelica.Units.SI.Position s_strike(start=0, fixed=true) "Position of the hip at the last heel strike";
  Integer standing(start=1, fixed=true) "The leg that struck last: 1 left, 2 right";
equation
  leftExtended = if left.gap < 0 then pre(leftExtended) and not (release and pre(standing) == 2 and not leftAhead) else leftAhead;
  rightExtended = if right.gap < 0 then pre(rightExtended) and not (release and pre(standing) == 1 and leftAhead) else not leftAhead;
  when {leftDown,rightDown} then
    standing = if edge(leftDown) and pre(standing) == 2 then 1 elseif edge(rightDown) and pre(standing) == 1 then 2 else pre(standing);
    steps = if standing <> pre(standing) then pre(steps) + 1 else pre(steps);
    period = if standing <> pre(standing) then time - pre(t_strike) else pre(period);
    length = if standing <> pre(standing) then planar.s_x - pre(s_strike) else pre(length);
    t_strike = if standing <> pre(standing) then time else pre(t_strike);
    s_strike = if standing <> pre(standing) then planar.s_x else pre(s_strike);
  end when;
  connect(leftSwitch.y, left.enable) annotation (Line(points={{-69,-30},{-44,-30},{-44,-48}}, color={255,0,255}));
  connect(rightSwitch.y, right.enable) annotation (Line(points={{-9,-30},{6,-30},{6,-48}}, color={255,0,255}));
  connect(ground, planar.frame_a) annotation (Line(points={{-100,-60},{-70,-60},{-70,10}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, hip.frame_a) annotation (Line(points={{-70,30},{-70,50},{0,50}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, hipMass.frame_a) annotation (Line(points={{-70,30},{-70,80},{-10,80}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, leftShank.frame_a) annotation (Line(points={{-70,30},{-70,50},{-40,50},{-40,10}}, color={95,95,95}, thickness=0.5));
  connect(leftShank.frame_a, leftLeg.frame_a) annotation (Line(points={{-40,10},{-40,20},{-20,20}}, color={95,95,95}, thickness=0.5));
  connect(hip.frame_b, rightShank.frame_a) annotation (Line(points={{20,50},{40,50},{40,10}}, color={95,95,95}, thickness=0.5));
  connect(rightShank.frame_a, rightLeg.frame_a) annotation (Line(points={{40,10},{40,20},{60,20}}, color={95,95,95}, thickness=0.5));
  connect(leftShank.frame_b, left.frame_a) annotation (Line(points={{-40,-10},{-40,-60}}, color={95,95,95}, thickness=0.5));
  connect(rightShank.frame_b, right.frame_a) annotation (Line(points={{40,-10},{40,-60},{10,-60}}, color={95,95,95}, thickness=0.5));
  connect(left.frame_b, ground) annotation (Line(points={{-60,-60},{-100,-60}}, color={95,95,95}, thickness=0.5));
  connect(right.frame_b, ground) annotation (Line(points={{-10,-60},{-20,-60},{-20,-80},{-70,-80},{-70,-60},{-100,-60}}, color={95,95,95}, thickness=0.5));
  annotation (defaultComponentName="legs", Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={0,0,0}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Line(points={{-90,-70},{90,-70}}, color={64,64,64}, thickness=0.5),
        Line(points={{0,70},{-40,-60}}, color={0,60,130}, thickness=1),
        Line(points={{0,70},{40,-60}}, color={0,60,130}, thickness=1),
        Ellipse(extent={{-56,-44},{-28,-72}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{28,-44},{56,-72}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-16,86},{16,54}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,150},{150,110}}, textColor={0,0,255}, textString="%name")}), Documentation(info="<html>
<p>Connect <code>ground</code> with a fixed frame; x is along the way, and gravity, as the world has it, may point down a slope.</p>
<p>Straight legs of equal length scuff the ground when they pass each other. As in the literature this is ignored: think of feet that are lifted a little to the side. A foot
that has left the ground behind the other one can touch it again only when it is ahead and clear of the ground (<code>leftExtended</code>, <code>rightExtended</code>); until then its
contact is switched off by its input <code>enable</code>.</p>
<p>In rigid models the foot behind leaves the ground without an impulse when the other one strikes. With <code>release</code> its contact is switched off at that moment. Without it,
a foot in front that slides when it strikes, and is stopped by friction, may press the other foot to the ground, and the step depends on the coefficient of friction however stiff the
contact is.</p>
</html>"));
end TwoLegs;
