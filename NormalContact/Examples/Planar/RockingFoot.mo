within NormalContact.Examples.Planar;
model RockingFoot "Foot that rocks on the ground"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length R=0.08 "Size of the foot";
  parameter Modelica.Units.SI.Mass m=1.1 "Mass";
  parameter Modelica.Units.SI.Inertia J_P=0.006 "Inertia about the centre of mass P";
  parameter Modelica.Units.SI.Angle alpha_0=-0.6 "Initial angle";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=1 "Coefficient of friction, to tell when a real foot would slip";
  parameter Real shape[:]=NormalContact.Shapes.Planar.rolling(
      a0=R,
      a=R*{0.9*cos(pi/5),-sin(2*pi/5)/6,-sin(3*pi/5)/15},
      b=R*{0.9*sin(pi/5),cos(2*pi/5)/6,cos(3*pi/5)/15}) "Shape of the foot, eq. (85)";
  output Modelica.Units.SI.Angle alpha=-planar.phi "Angle of rolling, clockwise";
  output Modelica.Units.SI.AngularVelocity w=-planar.w "Its derivative";
  output Modelica.Units.SI.Force F_x=rolling.f_t "Force of the ground along x";
  output Modelica.Units.SI.Force F_z=rolling.f_n "Force of the ground upwards";
  output Real mu_required(unit="1")=rolling.mu_required "Friction that rolling needs";
  output Modelica.Units.SI.Energy energy=m*(planar.v_x^2 + planar.v_y^2)/2 + J_P*w^2/2 + m*world.g*planar.s_y
    "Kinetic and potential energy, constant";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true, nominal=R),
    phi(start=-alpha_0, fixed=true, nominal=0.1),
    w(start=0, fixed=true, nominal=0.1),
    stateSelect=StateSelect.default) annotation (Placement(transformation(extent={{-30,-10},{-10,10}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    r_CM={0,0,0},
    m=m,
    I_33=J_P,
    sphereDiameter=0.1*R) annotation (Placement(transformation(extent={{20,-10},{40,10}})));
  NormalContact.Joints.RollingOnLine rolling(shape=shape, meshFile="modelica://NormalContact/Resources/Meshes/rollingFoot.stl", meshScale=R, mu=mu)
    annotation (Placement(transformation(extent={{10,-50},{-10,-30}})));
protected
  constant Real pi=Modelica.Constants.pi;
equation
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-60,0},{-30,0}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-10,0},{20,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_b, world.frame_b) annotation (Line(points={{-10,-40},{-40,-40},{-40,0},{-60,0}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{10,-40},{16,-40},{16,0},{20,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-8), Documentation(info="<html>
<p>The rigid foot of Römer, Fidlin, Seemann (explicit analytical solutions, section 6.1): a Fourier series with three harmonics
describes the sole, f(&alpha;) being the height of the centre of mass P above the ground at the angle of rolling &alpha;. The foot is
released at &alpha; = -0.6, behind its heel, and rolls on its back, where it rocks without slip about the lowest position of P at
&alpha; = -2.7.</p>
<p>Mass and inertia are those of the paper, not of a homogeneous sole. The results agree with the differential equation (87) and the forces (88) of the paper. <code>mu_required</code> is the
coefficient of friction that the ground must offer, eq. (89).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RockingFoot.svg\" alt=\"Angle and forces over time\"></p>
<h4>References</h4>
<p>U. J. Römer, A. Fidlin, W. Seemann: Explicit analytical solutions for two-dimensional contact detection problems between almost
arbitrary geometries and straight or circular counterparts.</p>
</html>", figures={Figure(title="Rocking", identifier="rocking", preferred=true, plots={
        Plot(title="Rolling angle", curves={Curve(y=alpha, legend="angle")}),
        Plot(title="Force of the ground", curves={Curve(y=F_x, legend="along the ground"), Curve(y=F_z, legend="normal")}),
        Plot(title="Friction that rolling needs", curves={Curve(y=mu_required, legend="|F_x/F_z|")})})}));
end RockingFoot;
