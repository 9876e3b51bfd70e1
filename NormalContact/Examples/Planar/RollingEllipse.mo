within NormalContact.Examples.Planar;
model RollingEllipse "Elliptic disc that rolls on a line"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.2 "Semi-axis along x";
  parameter Modelica.Units.SI.Length b=0.1 "Semi-axis along y";
  parameter Modelica.Units.SI.Mass m=1 "Mass";
  parameter Modelica.Units.SI.AngularVelocity w_0=12 "Initial angular velocity, clockwise";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=1 "Coefficient of friction, to tell when a real disc would slip";
  output Modelica.Units.SI.Angle alpha=-planar.phi "Angle of rolling, clockwise";
  output Modelica.Units.SI.AngularVelocity w=-planar.w "Its derivative";
  output Modelica.Units.SI.Position x=planar.s_x "Position of the centre along the line";
  output Modelica.Units.SI.Position y=planar.s_y "Height of the centre";
  output Modelica.Units.SI.Force f_n=rolling.f_n "Normal force";
  output Modelica.Units.SI.Force f_t=rolling.f_t "Tangential force";
  output Modelica.Units.SI.Energy energy=m*(planar.v_x^2 + planar.v_y^2)/2 + body.I_33*w^2/2 + m*world.g*y
    "Kinetic and potential energy, constant";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true, nominal=0.1),
    phi(start=0, fixed=true, nominal=0.1),
    w(start=-w_0, fixed=true, nominal=0.1),
    stateSelect=StateSelect.default) annotation (Placement(transformation(extent={{-30,-10},{-10,10}})));
  NormalContact.Parts.ShapedPlate body(
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    density=m/(body.thickness*Modelica.Constants.pi*a*b),
    drawShape=false) annotation (Placement(transformation(extent={{20,-10},{40,10}})));
  NormalContact.Joints.RollingOnLine rolling(shape=body.shape, mu=mu)
    annotation (Placement(transformation(extent={{10,-50},{-10,-30}})));
equation
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-60,0},{-30,0}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-10,0},{20,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_b, world.frame_b) annotation (Line(points={{-10,-40},{-40,-40},{-40,0},{-60,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,-40},{16,-40},{16,0},{20,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=3, Interval=0.005, Tolerance=1e-8), Documentation(info="<html>
<p>An elliptic disc (<a href=\"modelica://NormalContact.Parts.ShapedPlate\">Parts.ShapedPlate</a>) rolls on a line. Its potential is h = sqrt(a&sup2;cos&sup2;&phi; + b&sup2;sin&sup2;&phi;). It is
fastest when it lies flat, where the normal force is five times its weight, and slowest upright. At this speed the force stays positive and
a friction of 0.15 suffices; from 15 rad/s on a real disc would slip, from 16 rad/s on it would jump (<code>rolling.slip</code>,
<code>rolling.liftOff</code>).</p>
<p>The energy is constant; the position of the contact point follows from the angle alone. With the height f(&alpha;) of the
centre the motion obeys the ordinary differential equation (87) of Römer, Fidlin, Seemann: explicit analytical solutions.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RollingEllipse.svg\" alt=\"Angular velocity and forces over time\"></p>
</html>", figures={Figure(title="Rolling", identifier="rolling", preferred=true, plots={
        Plot(title="Path of the centre", curves={Curve(x=x, y=y, legend="centre")}),
        Plot(title="Force of the line", curves={Curve(y=f_n, legend="normal"), Curve(y=f_t, legend="tangential")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end RollingEllipse;
