within NormalContact.Examples.Planar;
model RollingWheel "Wheel that rolls up a slope and down again"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.3 "Radius";
  parameter Modelica.Units.SI.Mass m=2 "Mass";
  parameter Modelica.Units.SI.Inertia J=0.06 "Inertia about the axis";
  parameter Modelica.Units.SI.Angle slope=0.1 "Angle of the slope";
  parameter Modelica.Units.SI.Velocity v_0=1 "Initial velocity, uphill";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=1 "Coefficient of friction, to tell when a real wheel would slip";
  output Modelica.Units.SI.Position x=planar.s_x "Position of the axis, downhill";
  output Modelica.Units.SI.AngularVelocity w=-planar.w "Angular velocity, positive when rolling downhill";
  output Modelica.Units.SI.Force f_n=rolling.f_n "Normal force";
  output Modelica.Units.SI.Force f_t=rolling.f_t "Force along the slope";
  output Modelica.Units.SI.Position x_MSL=wheel.x "Position of the wheel of the Modelica Standard Library";
  output Modelica.Units.SI.Force f_n_MSL=wheel.rollingWheel.f_n "Its normal force";
  output Modelica.Units.SI.Force f_t_MSL=-wheel.rollingWheel.f_long "Its force along the slope, downhill";
  inner Modelica.Mechanics.MultiBody.World world(n={sin(slope),0,-cos(slope)})
    "The slope is the x-y plane; gravity is inclined instead"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    n={0,-1,0},
    n_x={1,0,0},
    animation=false,
    s_x(start=0, fixed=true),
    phi(start=0, fixed=true),
    w(start=v_0/r, fixed=true),
    stateSelect=StateSelect.default) annotation (Placement(transformation(extent={{-30,-10},{-10,10}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    r_CM={0,0,0},
    m=m,
    I_11=J/2,
    I_22=J,
    I_33=J/2,
    sphereDiameter=0.1*r) annotation (Placement(transformation(extent={{20,-10},{40,10}})));
  NormalContact.Joints.RollingOnLine rolling(
    n={0,-1,0},
    n_x={1,0,0},
    shape=NormalContact.Shapes.Planar.circle(r=r),
    mu=mu)
    annotation (Placement(transformation(extent={{10,-50},{-10,-30}})));
  Modelica.Mechanics.MultiBody.Parts.RollingWheel wheel(
    radius=r,
    m=m,
    I_axis=J,
    I_long=J/2,
    x(start=0, fixed=true),
    y(start=0.5, fixed=true),
    angles(start={0,0,0}, each fixed=true),
    der_angles(start={0,-v_0/r,0}, each fixed=true)) "The same wheel from the Modelica Standard Library"
    annotation (Placement(transformation(extent={{60,-10},{80,10}})));
equation
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-60,0},{-30,0}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-10,0},{20,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_b, world.frame_b) annotation (Line(points={{-10,-40},{-40,-40},{-40,0},{-60,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,-40},{16,-40},{16,0},{20,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=3, Interval=0.02, Tolerance=1e-8), Documentation(info="<html>
<p>A wheel rolls up a slope, stops and rolls down again. Its potential is the constant h = r. With the mass m and the inertia J, which are given,
the acceleration downhill is</p>
<pre>a = g sin(slope)/(1 + J/(m r^2))</pre>
<p>and the force along the slope that keeps the wheel from slipping is -a J/r<sup>2</sup>. The same wheel from the Modelica
Standard Library, <a href=\"modelica://Modelica.Mechanics.MultiBody.Parts.RollingWheel\">RollingWheel</a>, rolls beside it.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RollingWheel.svg\" alt=\"Position over time\"></p>
</html>", figures={Figure(title="Rolling", identifier="rolling", preferred=true, plots={
        Plot(title="Way", curves={Curve(y=x, legend="this joint"), Curve(y=x_MSL, legend="wheel of the standard library")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="this joint"), Curve(y=f_n_MSL, legend="wheel of the standard library")}),
        Plot(title="Tangential force", curves={Curve(y=f_t, legend="this joint"), Curve(y=f_t_MSL, legend="wheel of the standard library")})})}));
end RollingWheel;
