within NormalContact.Examples.ValveTrain;
model CamFlatTappet "Convex cam that drives a bucket tappet"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius r=0.02 "Radius of the base circle";
  parameter Modelica.Units.SI.Length lift=0.006 "Lift";
  parameter Modelica.Units.SI.Angle rise=1.6 "Angle of the rise, and of the fall";
  parameter Modelica.Units.SI.Mass m=0.1 "Mass of the tappet";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=2e4 "Stiffness of the spring";
  parameter Modelica.Units.SI.Force f_0=150 "Preload of the spring on the base circle";
  parameter Modelica.Units.SI.AngularVelocity w_0=150 "Angular velocity of the cam";
  output Modelica.Units.SI.Length distance=guide.s "Distance of the face of the tappet from the cam axis";
  output Modelica.Units.SI.Length gap=contact1.gap "Gap between cam and tappet (negative: penetration)";
  output Modelica.Units.SI.Force f_n=contact1.f_n "Normal force";
  output Boolean contact=contact1.contact "= true, if cam and tappet touch";
  output Modelica.Units.SI.Position x_C=contact1.r_C_b[1] "Contact point on the face of the tappet";
  output Modelica.Units.SI.Torque drive=-camshaft.axis.tau "Torque that the contact puts on the cam shaft";
  inner Modelica.Mechanics.MultiBody.World world(g=0, axisLength=r) annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=w_0, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-70,50},{-50,70}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(useAxisFlange=true, cylinderLength=r, cylinderDiameter=0.3*r)
    annotation (Placement(transformation(extent={{-40,30},{-20,50}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(
    useAxisFlange=true,
    n={0,-1,0},
    animation=false,
    s(start=r - delta_0, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  Modelica.Mechanics.Translational.Components.Spring spring(c=c, s_rel0=r - f_0/c)
    annotation (Placement(transformation(extent={{-40,-80},{-20,-60}})));
  Modelica.Mechanics.MultiBody.Parts.BodyCylinder tappet(
    r={0,-r,0},
    diameter=1.5*r,
    density=m/(Modelica.Constants.pi*(0.75*r)^2*r)) "Bucket"
    annotation (Placement(transformation(extent={{10,-80},{30,-60}})));
  NormalContact.Contacts.BodyLine contact1(
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=r), NormalContact.Shapes.Planar.lift(
        law=NormalContact.Types.LiftLaw.Polynomial4567,
        lift=lift,
        start=0.5,
        rise=rise,
        dwell=0,
        fall=rise)),
    contourCount=32,
    redeclare NormalContact.Forces.Normal.Hertz normalForce(v_start=0),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.1, v_d=0.1))
    annotation (Placement(transformation(extent={{32,-10},{52,10}})));
protected
  final parameter Real K_0=4/3*contact1.normalForce.E_eff*sqrt(r) "Stiffness on the base circle, in N/m^1.5";
  final parameter Modelica.Units.SI.Length delta_0=NormalContact.Functions.Start.penetration(f=f_0, K=K_0, c=c) "Penetration in equilibrium on the base circle";
equation
  connect(world.frame_b, camshaft.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,40},{-40,40}}, color={95,95,95}, thickness=0.5));
  connect(speed.flange, camshaft.axis) annotation (Line(points={{-50,60},{-30,60},{-30,50}}));
  connect(world.frame_b, guide.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(spring.flange_a, guide.support) annotation (Line(points={{-40,-70},{-46,-70},{-46,-28},{-34,-28},{-34,-34}}, color={0,127,0}));
  connect(spring.flange_b, guide.axis) annotation (Line(points={{-20,-70},{-14,-70},{-14,-28},{-22,-28},{-22,-34}}, color={0,127,0}));
  connect(guide.frame_b, tappet.frame_a) annotation (Line(points={{-20,-40},{0,-40},{0,-70},{10,-70}}, color={95,95,95}, thickness=0.5));
  connect(camshaft.frame_b, contact1.frame_a) annotation (Line(points={{-20,40},{24,40},{24,0},{32,0}}, color={95,95,95}, thickness=0.5));
  connect(contact1.frame_b, guide.frame_b) annotation (Line(points={{52,0},{56,0},{56,-40},{-20,-40}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.1, Interval=1e-4, Tolerance=1e-8), Documentation(info="<html>
<p>A convex cam drives a bucket tappet. The generating potential of the cam is the base circle plus the law of the lift: the face of
the tappet is at the distance h(&phi;) from the cam axis, whatever the shape of the cam looks like. The contact point moves to and fro
on the face by h&prime;, which is the lift velocity divided by the speed of the cam.</p>
<p>With a smaller <code>rise</code> the cam would not be convex, and the element says so.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/CamFlatTappet.svg\" alt=\"Distance, contact point and force over time\"></p>
</html>", figures={Figure(title="Cam", identifier="cam", preferred=true, plots={
        Plot(title="Distance of the face from the cam axis", curves={Curve(y=distance, legend="face")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="tappet on cam")}),
        Plot(title="Contact point along the face", curves={Curve(y=x_C, legend="from the guide")})})}));
end CamFlatTappet;
