within NormalContact.Examples.Planar;
model EllipsePair "Elliptic disc that rocks on another one"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.15 "Semi-axis of the upper disc along x";
  parameter Modelica.Units.SI.Length b=0.05 "Semi-axis of the upper disc along y";
  parameter Modelica.Units.SI.Mass m=1 "Mass of the upper disc";
  parameter Modelica.Units.SI.Length a_b=0.3 "Semi-axis of the lower disc along x";
  parameter Modelica.Units.SI.Length b_b=0.1 "Semi-axis of the lower disc along y";
  parameter Modelica.Units.SI.Inertia I_b=0.05 "Moment of inertia of the lower disc about its pivot";
  parameter Modelica.Units.SI.RotationalSpringConstant c_b=10 "Stiffness of the spring at the pivot";
  parameter Real K=1e7 "Stiffness of the contact, in N/m^1.5";
  parameter Real restitution=0.5 "Coefficient of restitution";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=0.5 "Coefficient of friction";
  parameter Modelica.Units.SI.Velocity v_d=1e-3 "Velocity of regularisation of friction";
  parameter Modelica.Units.SI.Position x_0=0.06 "Initial position of the upper disc along x";
  parameter Modelica.Units.SI.Position y_0=0.16 "Initial height of the upper disc";
  parameter Modelica.Units.SI.Angle phi_0=0.2 "Initial angle of the upper disc";
  output Modelica.Units.SI.Position x=planar.s_x "Position of the upper disc along x";
  output Modelica.Units.SI.Position y=planar.s_y "Height of the upper disc";
  output Modelica.Units.SI.Angle phi=planar.phi "Angle of the upper disc";
  output Modelica.Units.SI.Angle phi_b=pivot.phi "Angle of the lower disc";
  output Modelica.Units.SI.Length gap=contact.gap "Gap between the discs (negative: penetration)";
  output Modelica.Units.SI.Force f_n=contact.f_n "Normal force";
  output Modelica.Units.SI.Energy energy=m*(planar.v_x^2 + planar.v_y^2)/2 + body.I_33*planar.w^2/2 + m*world.g*y + I_b*pivot.w^2/2
       + c_b*phi_b^2/2 + contact.normalForce.energy "Kinetic, potential and elastic energy";
  output Modelica.Units.SI.Length s_a=arc(contact.shape_a, contact.phi_a) "Arc length of the contact point on the upper disc";
  output Modelica.Units.SI.Length s_b=arc(contact.shape_b, contact.phi_b) "Arc length of the contact point on the lower disc";
  output Modelica.Units.SI.Length s_a_rolled "The same as s_a, by integration of the contact equations";
  output Modelica.Units.SI.Length s_b_rolled "The same as s_b, by integration of the contact equations";
  inner Modelica.Mechanics.MultiBody.World world(g=9.81) "World, y up" annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=x_0, fixed=true),
    s_y(start=y_0, fixed=true),
    phi(start=phi_0, fixed=true),
    v_x(start=0, fixed=true),
    v_y(start=0, fixed=true),
    w(start=0, fixed=true)) "Plane of motion" annotation (Placement(transformation(extent={{-30,30},{-10,50}})));
  NormalContact.Parts.ShapedPlate body(
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    density=m/(body.thickness*Modelica.Constants.pi*a*b),
    drawShape=false) "Upper disc" annotation (Placement(transformation(extent={{40,30},{60,50}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute pivot(
    useAxisFlange=true,
    animation=false,
    phi(start=0, fixed=true),
    w(start=0, fixed=true)) "Pivot of the lower disc" annotation (Placement(transformation(extent={{-30,-50},{-10,-30}})));
  Modelica.Mechanics.Rotational.Components.Spring spring(c=c_b) "Spring at the pivot" annotation (Placement(transformation(extent={{-30,-20},{-10,0}})));
  Modelica.Mechanics.MultiBody.Parts.Body body_b(
    r_CM={0,0,0},
    m=1,
    I_33=I_b,
    sphereDiameter=0.1*b) "Lower disc" annotation (Placement(transformation(extent={{40,-50},{60,-30}})));
  NormalContact.Contacts.BodyBodyPlanar contact(
    shape_a=body.shape,
    shape_b=NormalContact.Shapes.Planar.ellipse(a=a_b, b=b_b),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=K, restitution=restitution),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=mu, v_d=v_d),
    contourCount=24,
    diameter=0.004) "Disc against disc" annotation (Placement(transformation(extent={{10,-10},{30,10}})));
protected
  function arc "Arc length of a boundary from the normal angle 0"
    extends Modelica.Icons.Function;
    input Real shape[:] "Shape";
    input Modelica.Units.SI.Angle phi "Normal angle";
    output Modelica.Units.SI.Length s "Integral of h + h'' over the angle";
  algorithm
    s := Functions.Planar.integral(shape, phi) + Functions.Planar.slope(shape, phi) - Functions.Planar.slope(shape, 0);
  end arc;
  Modelica.Units.SI.AngularVelocity w=planar.w - pivot.w "Angular velocity of the upper disc relative to the lower one";
  Modelica.Units.SI.Velocity v=-contact.v_t - contact.gap/2*w "Sliding velocity at the lower disc, counter-clockwise about it";
  Real kappa(unit="1/m")=contact.kappa/(1 + contact.kappa*contact.gap) "Curvature of the equidistant of the upper disc that touches the lower one";
initial equation
  s_a_rolled = s_a;
  s_b_rolled = s_b;
equation
  der(s_a_rolled) = (contact.kappa_b*v - w)/(kappa + contact.kappa_b)/(1 + contact.kappa*contact.gap);
  der(s_b_rolled) = (kappa*v + w)/(kappa + contact.kappa_b);
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-80,0},{-60,0},{-60,40},{-30,40}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-10,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, pivot.frame_a) annotation (Line(points={{-80,0},{-60,0},{-60,-40},{-30,-40}}, color={95,95,95}, thickness=0.5));
  connect(pivot.frame_b, body_b.frame_a) annotation (Line(points={{-10,-40},{40,-40}}, color={95,95,95}, thickness=0.5));
  connect(pivot.support, spring.flange_a) annotation (Line(points={{-26,-30},{-30,-30},{-30,-10}}));
  connect(spring.flange_b, pivot.axis) annotation (Line(points={{-10,-10},{-10,-20},{-20,-20},{-20,-30}}));
  connect(contact.frame_a, body.frame_a) annotation (Line(points={{10,0},{0,0},{0,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_b, body_b.frame_a) annotation (Line(points={{30,0},{36,0},{36,-40},{40,-40}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=3, Interval=0.002, Tolerance=1e-8), Documentation(info="<html>
<p>An elliptic disc (<a href=\"modelica://NormalContact.Parts.ShapedPlate\">Parts.ShapedPlate</a>) falls a few millimetres onto another one, which turns about its centre against a spring. It bounces, then rocks on it,
rolling and creeping slowly downhill: the contact point moves over both boundaries, and both discs move.</p>
<p>The planar contact equations tell how fast: with the curvatures &kappa;<sub>1</sub>, &kappa;<sub>2</sub>, the relative angular velocity w and the sliding
velocity v, the arc lengths, counter-clockwise on each of the discs, change with</p>
<pre>der(s_a) = (kappa_b v - w)/(kappa_a + kappa_b),     der(s_b) = (kappa_a v + w)/(kappa_a + kappa_b)</pre>
<p>(lecture notes, eq. (21)). They are integrated along the motion, <code>s_a_rolled</code> and <code>s_b_rolled</code>, and compared with the arc lengths that follow
directly from the potentials, <code>s_a</code> and <code>s_b</code>: s = &int;h d&phi; + h&prime;. The equations hold for curves that touch; while the discs penetrate each
other, or bounce, they are applied to the equidistant of the upper disc at the present gap, which touches the lower one.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/EllipsePair.svg\" alt=\"Angles, arc lengths and normal force over time\"></p>
</html>", figures={Figure(title="Disc on disc", identifier="disc-on-disc", preferred=true, plots={
        Plot(title="Angles", curves={Curve(y=phi, legend="upper disc"), Curve(y=phi_b, legend="lower disc")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="on the upper disc")}),
        Plot(title="Gap", curves={Curve(y=gap, legend="gap")})})}));
end EllipsePair;
