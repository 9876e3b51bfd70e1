within NormalContact.Examples.Gait;
model RockerSole "Step onto a round sole: what the strike costs"
  extends Modelica.Icons.Example;
  parameter Real rho=0.3 "Radius of the soles over length of the legs";
  parameter Modelica.Units.SI.Length l=1 "Length of the legs, from the hip to the sole";
  parameter Modelica.Units.SI.Angle alpha=0.3 "Half of the angle between the legs";
  parameter Modelica.Units.SI.Mass M=70 "Mass at the hip";
  parameter Modelica.Units.SI.Inertia J=0.07 "Inertia of the body about the hip";
  parameter Modelica.Units.SI.Angle phi_0=0.1 "Initial angle of the body, the leg in front is in the air";
  parameter Modelica.Units.SI.AngularVelocity w_0=-1.5 "Initial angular velocity, negative forwards";
  parameter Real K=1e9 "Stiffness of the contact: f = K*delta^1.5, in N/m^1.5";
  parameter Real chi(unit="s/m")=1000 "Damping factor of the contact: a sole rebounds with less than 1/chi";
  parameter Modelica.Units.SI.Velocity v_d=1e-3 "Velocity of regularisation of the friction";
  output Modelica.Units.SI.Angle phi=planar.phi "Angle of the body, 0 when both soles touch";
  output Modelica.Units.SI.AngularVelocity w=planar.w "Angular velocity";
  output Modelica.Units.SI.Energy kinetic=(M*(planar.v_x^2 + planar.v_y^2) + J*planar.w^2)/2 "Kinetic energy";
  output Modelica.Units.SI.Energy lost(start=0, fixed=true) "Energy that the contacts have taken";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000)
    annotation (Placement(transformation(extent={{-100,-70},{-80,-50}})));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    animation=false,
    s_x(start=0, fixed=true),
    s_y(start=h_0 - (M*world.g/K)^(2/3), fixed=true),
    v_x(start=-h_0*w_0, fixed=true),
    v_y(start=-(1 - rho)*l*sin(phi_0 - alpha)*w_0, fixed=true),
    phi(start=phi_0, fixed=true),
    w(start=w_0, fixed=true)) "Motion of the body in the plane"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={-70,20})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    r_CM={0,0,0},
    m=M,
    I_33=J,
    sphereDiameter=0.15*l) "Mass at the hip"
    annotation (Placement(transformation(extent={{0,60},{20,80}})));
  Modelica.Mechanics.MultiBody.Parts.FixedRotation legBehind(
    r=(1 - rho)*l*{-sin(alpha),-cos(alpha),0},
    angle=-Modelica.Units.Conversions.to_deg(alpha),
    n={0,0,1},
    width=0.03*l) "Leg behind"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={-40,0})));
  Modelica.Mechanics.MultiBody.Parts.FixedRotation legInFront(
    r=(1 - rho)*l*{sin(alpha),-cos(alpha),0},
    angle=Modelica.Units.Conversions.to_deg(alpha),
    n={0,0,1},
    width=0.03*l) "Leg in front"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={40,0})));
  NormalContact.Contacts.BodyLine behind(
    shape=NormalContact.Shapes.Planar.circle(r=rho*l),
    penetration_max=0.2*max(rho, 0.05)*l,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=K, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=chi),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=v_d)) "Sole of the leg behind and ground"
    annotation (Placement(transformation(extent={{-40,-70},{-60,-50}})));
  NormalContact.Contacts.BodyLine inFront(
    shape=NormalContact.Shapes.Planar.circle(r=rho*l),
    penetration_max=0.2*max(rho, 0.05)*l,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=K, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=chi),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=v_d)) "Sole of the leg in front and ground"
    annotation (Placement(transformation(extent={{10,-70},{-10,-50}})));
protected
  final parameter Modelica.Units.SI.Length h_0=(rho + (1 - rho)*cos(phi_0 - alpha))*l "Height of the hip when the sole behind touches the ground";
equation
  der(lost) = behind.power + inFront.power;
  connect(world.frame_b, planar.frame_a) annotation (Line(points={{-80,-60},{-70,-60},{-70,10}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, body.frame_a) annotation (Line(points={{-70,30},{-70,70},{0,70}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, legBehind.frame_a) annotation (Line(points={{-70,30},{-70,40},{-40,40},{-40,10}}, color={95,95,95}, thickness=0.5));
  connect(planar.frame_b, legInFront.frame_a) annotation (Line(points={{-70,30},{-70,40},{40,40},{40,10}}, color={95,95,95}, thickness=0.5));
  connect(legBehind.frame_b, behind.frame_a) annotation (Line(points={{-40,-10},{-40,-60}}, color={95,95,95}, thickness=0.5));
  connect(legInFront.frame_b, inFront.frame_a) annotation (Line(points={{40,-10},{40,-60},{10,-60}}, color={95,95,95}, thickness=0.5));
  connect(behind.frame_b, world.frame_b) annotation (Line(points={{-60,-60},{-80,-60}}, color={95,95,95}, thickness=0.5));
  connect(inFront.frame_b, world.frame_b) annotation (Line(points={{-10,-60},{-20,-60},{-20,-80},{-70,-80},{-70,-60},{-80,-60}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.3, Interval=0.001, Tolerance=1e-8), Documentation(info="<html>
<p>Two stiff legs with round soles, in one piece with a heavy hip, roll over the sole behind until the sole in front strikes. The strike turns the velocity of the hip from normal to the line
from the contact point behind to normal to that from the contact point in front, and takes the rest: the larger the radius &rho; l of the soles, the smaller the angle 2 &beta; between them,</p>
<pre>tan(beta) = (1 - rho) sin(alpha)/(rho + (1 - rho) cos(alpha)),     lost/kinetic = sin(2 beta)^2 = 4 alpha^2 (1 - rho)^2 + ...</pre>
<p>which is the law (1 - &rho;)<sup>2</sup> of Adamczyk, Collins and Kuo.</p>
<p>Plot <code>kinetic</code> and <code>lost</code>: with &rho; = 0.3 the strike takes 15.0 J, with 0 (1e-6) 30.5 J, with 0.6 4.8 J. The page docs/walkers.md in the repository has the curve beside that of the law.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/RockerSole.svg\" alt=\"Energies over time\"></p>
<h4>References</h4>
<p>P. G. Adamczyk, S. H. Collins, A. D. Kuo: The advantages of a rolling foot in human walking. J. Exp. Biol. 209 (2006), 3953-3963.</p>
</html>", figures={Figure(title="Step", identifier="step", preferred=true, plots={
        Plot(title="Angle", curves={Curve(y=phi, legend="angle")}),
        Plot(title="Energy", curves={Curve(y=kinetic, legend="kinetic"), Curve(y=lost, legend="taken by the contacts")})})}));
end RockerSole;
