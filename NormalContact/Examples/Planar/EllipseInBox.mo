within NormalContact.Examples.Planar;
model EllipseInBox "Elliptic stone in a box that turns"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.06 "Semi-axis along x";
  parameter Modelica.Units.SI.Length b=0.04 "Semi-axis along y";
  parameter Modelica.Units.SI.Mass m=0.5 "Mass";
  parameter Modelica.Units.SI.Length width=0.5 "Inner width of the box";
  parameter Modelica.Units.SI.Length height=0.3 "Inner height of the box";
  parameter Modelica.Units.SI.AngularVelocity w_0=2 "Angular velocity of the box";
  output Modelica.Units.SI.Position x=planar.s_x "Position of the stone";
  output Modelica.Units.SI.Position y=planar.s_y "Position of the stone";
  output Modelica.Units.SI.Force f_n[4]=box.f_n "Normal forces of the walls, the floor first";
  output Modelica.Units.SI.Energy balance=m*(planar.v_x^2 + planar.v_y^2)/2 + body.I_33*planar.w^2/2 + m*world.g*y + given - driven
    "Energy of the stone, and what it gave to the walls, less the work of the drive: constant";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings(mu=0.5) "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=w_0, phi(start=0, fixed=true)) "Drive"
    annotation (Placement(transformation(extent={{-70,-30},{-50,-10}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute axis(useAxisFlange=true, animation=false) "Axis of the box"
    annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true),
    s_y(start=-0.1, fixed=true),
    phi(start=0.3, fixed=true),
    v_x(start=0, fixed=true),
    v_y(start=0, fixed=true),
    w(start=0, fixed=true)) "Plane of motion" annotation (Placement(transformation(extent={{-40,30},{-20,50}})));
  NormalContact.Parts.ShapedPlate body(
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    density=m/(body.thickness*Modelica.Constants.pi*a*b),
    drawShape=false) "Stone" annotation (Placement(transformation(extent={{40,30},{60,50}})));
  NormalContact.Contacts.BodyInBox box(
    shape=body.shape,
    width=width,
    height=height,
    wall(redeclare each NormalContact.Forces.Normal.PowerLaw normalForce(each K=1e7))) "Stone and box"
    annotation (Placement(transformation(extent={{10,-10},{30,10}})));
protected
  Modelica.Units.SI.Energy given(start=0, fixed=true) "Energy given to the walls: stored or lost";
  Modelica.Units.SI.Energy driven(start=0, fixed=true) "Work of the drive";
equation
  der(given) = sum(box.wall.power);
  der(driven) = -speed.flange.tau*w_0;
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-80,0},{-76,0},{-76,40},{-40,40}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-20,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, axis.frame_a) annotation (Line(points={{-80,0},{-76,0},{-76,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(speed.flange, axis.axis) annotation (Line(points={{-50,-20},{-30,-20},{-30,-30}}));
  connect(box.frame_a, body.frame_a) annotation (Line(points={{10,0},{0,0},{0,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(axis.frame_b, box.frame_b) annotation (Line(points={{-20,-40},{40,-40},{40,0},{30,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=2, Interval=0.005, Tolerance=1e-8), Documentation(info="<html>
<p>A stone lies in a box that turns about its middle at a constant speed: it slides and rolls down from wall to wall. <a href=\"modelica://NormalContact.Contacts.BodyInBox\">Contacts.BodyInBox</a> is made of four
contacts with lines, so that the stone may touch two walls of a corner at once; its law of force is given to all of them at once.</p>
</html>", figures={Figure(title="Stone in a box", identifier="stone-in-a-box", preferred=true, plots={
        Plot(title="Position", curves={Curve(y=x, legend="along x"), Curve(y=y, legend="along y")}),
        Plot(title="Normal force", curves={Curve(y=f_n[1], legend="floor"), Curve(y=f_n[2], legend="wall at +x"), Curve(y=f_n[3], legend="ceiling"), Curve(y=f_n[4], legend="wall at -x")}),
        Plot(title="Balance of energy", curves={Curve(y=balance, legend="energy")})})}));
end EllipseInBox;
