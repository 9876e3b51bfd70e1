within NormalContact.Examples.Planar;
model EllipseInDrum "Elliptic stone that tumbles in a drum"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.06 "Semi-axis along x";
  parameter Modelica.Units.SI.Length b=0.04 "Semi-axis along y";
  parameter Modelica.Units.SI.Mass m=0.5 "Mass";
  parameter Modelica.Units.SI.Radius R=0.3 "Inner radius of the drum";
  parameter Modelica.Units.SI.AngularVelocity w_0=4 "Angular velocity of the drum";
  output Modelica.Units.SI.Position x=planar.s_x "Position of the stone";
  output Modelica.Units.SI.Position y=planar.s_y "Position of the stone";
  output Modelica.Units.SI.Length gap=contact.gap "Gap (negative: penetration)";
  output Modelica.Units.SI.Force f_n=contact.f_n "Normal force";
  output Modelica.Units.SI.Energy balance=m*(planar.v_x^2 + planar.v_y^2)/2 + body.I_33*planar.w^2/2 + m*world.g*y + given - driven
    "Energy of the stone, and what it gave to the contact, less the work of the drive: constant";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings(mu=0.5) "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=w_0, phi(start=0, fixed=true)) "Drive"
    annotation (Placement(transformation(extent={{-70,-30},{-50,-10}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute drum(useAxisFlange=true, animation=false) "Axis of the drum"
    annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true),
    s_y(start=-0.2, fixed=true),
    phi(start=0.3, fixed=true),
    v_x(start=0, fixed=true),
    v_y(start=0, fixed=true),
    w(start=0, fixed=true)) "Plane of motion" annotation (Placement(transformation(extent={{-40,30},{-20,50}})));
  NormalContact.Parts.ShapedPlate body(
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    density=m/(body.thickness*Modelica.Constants.pi*a*b),
    drawShape=false) "Stone" annotation (Placement(transformation(extent={{40,30},{60,50}})));
  NormalContact.Contacts.BodyInCircle contact(
    shape=body.shape,
    R=R,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7)) "Stone and drum" annotation (Placement(transformation(extent={{10,-10},{30,10}})));
protected
  Modelica.Units.SI.Energy given(start=0, fixed=true) "Energy given to the contact: stored or lost";
  Modelica.Units.SI.Energy driven(start=0, fixed=true) "Work of the drive";
equation
  der(given) = contact.power;
  der(driven) = -speed.flange.tau*w_0;
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-80,0},{-76,0},{-76,40},{-40,40}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-20,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, drum.frame_a) annotation (Line(points={{-80,0},{-76,0},{-76,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(speed.flange, drum.axis) annotation (Line(points={{-50,-20},{-30,-20},{-30,-30}}));
  connect(contact.frame_a, body.frame_a) annotation (Line(points={{10,0},{0,0},{0,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(drum.frame_b, contact.frame_b) annotation (Line(points={{-20,-40},{40,-40},{40,0},{30,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=2, Interval=0.005, Tolerance=1e-8), Documentation(info="<html>
<p>A stone falls into a drum that turns at a constant speed. Friction takes it along; it rolls, climbs up the wall, slides back and bounces. The stone is a convex
body in a hollow circle (<a href=\"modelica://NormalContact.Contacts.BodyInCircle\">Contacts.BodyInCircle</a>).</p>
</html>", figures={Figure(title="Stone in a drum", identifier="stone-in-a-drum", preferred=true, plots={
        Plot(title="Position", curves={Curve(y=x, legend="along x"), Curve(y=y, legend="along y")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="drum on stone")}),
        Plot(title="Gap", curves={Curve(y=gap, legend="gap")})})}));
end EllipseInDrum;
