within NormalContact.Examples.Planar;
model RollingCircles "Discs that roll on a circle and in a circle"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Mass m=1 "Mass of each disc";
  parameter Modelica.Units.SI.Radius r=0.1 "Radius of each disc";
  parameter Modelica.Units.SI.Radius R_on=0.3 "Radius of the circle that one rolls on";
  parameter Modelica.Units.SI.Radius R_in=0.5 "Radius of the hollow circle that the other one rolls in";
  parameter Modelica.Units.SI.Angle theta_on=0.1 "Angle of the one from the top, at the start";
  parameter Modelica.Units.SI.Angle theta_in=0.5 "Angle of the other one from the lowest point, at the start";
  output Modelica.Units.SI.Angle theta_1=atan2(onAlong.s, onUp.s) "Angle of the disc on the circle, from the top";
  output Modelica.Units.SI.Angle theta_2=atan2(inAlong.s, -inUp.s) "Angle of the disc in the circle, from the lowest point";
  output Modelica.Units.SI.Force f_1=onCircle.f_n "Normal force on the circle, negative where the joint pulls";
  output Modelica.Units.SI.Force f_2=inCircle.f_n "Normal force in the circle";
  output Boolean liftOff=onCircle.liftOff "= true, if a real disc would have left the circle";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic onAlong(animation=false, n={1,0,0}, s(start=(R_on + r)*sin(theta_on), fixed=true)) "Motion along x"
    annotation (Placement(transformation(extent={{-60,50},{-40,70}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic onUp(animation=false, n={0,1,0}) "Motion along y"
    annotation (Placement(transformation(extent={{-30,50},{-10,70}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute onTurn(animation=false, phi(start=0, fixed=true), w(start=0, fixed=true)) "Rotation"
    annotation (Placement(transformation(extent={{0,50},{20,70}})));
  NormalContact.Parts.ShapedPlate onDisc(
    shape=NormalContact.Shapes.Planar.circle(r=r),
    density=m/(onDisc.thickness*Modelica.Constants.pi*r^2),
    drawShape=false) "Disc on the circle" annotation (Placement(transformation(extent={{60,50},{80,70}})));
  NormalContact.Joints.RollingOnCircle onCircle(
    R=R_on,
    shape=NormalContact.Shapes.Planar.circle(r=R_on + r)) "Rolls on the circle" annotation (Placement(transformation(extent={{30,20},{50,40}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic inAlong(animation=false, n={1,0,0}, s(start=(R_in - r)*sin(theta_in), fixed=true)) "Motion along x"
    annotation (Placement(transformation(extent={{-60,-70},{-40,-50}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic inUp(animation=false, n={0,1,0}) "Motion along y"
    annotation (Placement(transformation(extent={{-30,-70},{-10,-50}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute inTurn(animation=false, phi(start=0, fixed=true), w(start=0, fixed=true)) "Rotation"
    annotation (Placement(transformation(extent={{0,-70},{20,-50}})));
  NormalContact.Parts.ShapedPlate inDisc(
    shape=NormalContact.Shapes.Planar.circle(r=r),
    density=m/(inDisc.thickness*Modelica.Constants.pi*r^2),
    drawShape=false) "Disc in the circle" annotation (Placement(transformation(extent={{60,-70},{80,-50}})));
  NormalContact.Joints.RollingInCircle inCircle(R=R_in, shape=inDisc.shape) "Rolls in the circle"
    annotation (Placement(transformation(extent={{30,-40},{50,-20}})));
equation
  connect(world.frame_b, onAlong.frame_a) annotation (Line(points={{-80,0},{-70,0},{-70,60},{-60,60}}, color={95,95,95}, thickness=0.5));
  connect(onAlong.frame_b, onUp.frame_a) annotation (Line(points={{-40,60},{-30,60}}, color={95,95,95}, thickness=0.5));
  connect(onUp.frame_b, onTurn.frame_a) annotation (Line(points={{-10,60},{0,60}}, color={95,95,95}, thickness=0.5));
  connect(onTurn.frame_b, onDisc.frame_a) annotation (Line(points={{20,60},{60,60}}, color={95,95,95}, thickness=0.5));
  connect(onCircle.frame_a, onDisc.frame_a) annotation (Line(points={{30,30},{24,30},{24,60},{60,60}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, onCircle.frame_b) annotation (Line(points={{-80,0},{60,0},{60,30},{50,30}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, inAlong.frame_a) annotation (Line(points={{-80,0},{-70,0},{-70,-60},{-60,-60}}, color={95,95,95}, thickness=0.5));
  connect(inAlong.frame_b, inUp.frame_a) annotation (Line(points={{-40,-60},{-30,-60}}, color={95,95,95}, thickness=0.5));
  connect(inUp.frame_b, inTurn.frame_a) annotation (Line(points={{-10,-60},{0,-60}}, color={95,95,95}, thickness=0.5));
  connect(inTurn.frame_b, inDisc.frame_a) annotation (Line(points={{20,-60},{60,-60}}, color={95,95,95}, thickness=0.5));
  connect(inCircle.frame_a, inDisc.frame_a) annotation (Line(points={{30,-30},{24,-30},{24,-60},{60,-60}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, inCircle.frame_b) annotation (Line(points={{-80,0},{60,0},{60,-30},{50,-30}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.85, Interval=0.001, Tolerance=1e-9), Documentation(info="<html>
<p>Two problems of textbooks. A disc rolls down a fixed circle (<a href=\"modelica://NormalContact.Joints.RollingOnCircle\">RollingOnCircle</a>): the normal force falls to zero where the
cosine of its angle is 4/7 of that at the start; from there on the joint pulls, <code>liftOff</code> is true, and a real disc would fly. Another disc rolls to and fro in a hollow circle
(<a href=\"modelica://NormalContact.Joints.RollingInCircle\">RollingInCircle</a>), as a pendulum of the length 3/2 (R - r).</p>
<p>RollingOnCircle takes the polar potential of the body for the radius of the circle, here the constant R + r; RollingInCircle takes the generating potential of the body.</p>
</html>", figures={Figure(title="Rolling on and in a circle", identifier="rolling-circles", preferred=true, plots={
        Plot(title="Angles", curves={Curve(y=theta_1, legend="on the circle"), Curve(y=theta_2, legend="in the circle")}),
        Plot(title="Normal force", curves={Curve(y=f_1, legend="on the circle"), Curve(y=f_2, legend="in the circle")})})}));
end RollingCircles;
