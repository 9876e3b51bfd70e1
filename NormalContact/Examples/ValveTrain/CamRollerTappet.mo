within NormalContact.Examples.ValveTrain;
model CamRollerTappet "Cam that throws off its roller tappet"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius R=0.01 "Radius of the roller";
  parameter Modelica.Units.SI.Mass m=0.025 "Mass of the tappet with its roller";
  parameter Modelica.Units.SI.Inertia J_M=1.25e-6 "Inertia of the roller about its axis M";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=200 "Stiffness of the spring, relaxed where M is on the cam axis P";
  parameter Modelica.Units.SI.AngularVelocity w_0=100 "Angular velocity of the cam, clockwise";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=0.6 "Coefficient of friction";
  parameter Real k=100 "Constant k of the friction law";
  parameter Boolean frictionAsPrinted=true "= true, if friction is tanh(v/k), as printed in eq. (105); otherwise tanh(k*v), as its text says"
    annotation (Evaluate=true, choices(checkBox=true));
  output Modelica.Units.SI.Length distance=contact1.distance "Distance |PM| of the roller from the cam axis";
  output Modelica.Units.SI.Length gap=contact1.gap "Gap between cam and roller (negative: penetration)";
  output Modelica.Units.SI.Force f_n=contact1.f_n "Normal force";
  output Boolean contact=contact1.contact "= true, if cam and roller touch";
  output Modelica.Units.SI.AngularVelocity w_roller=axle.w "Angular velocity of the roller";
  inner Modelica.Mechanics.MultiBody.World world(g=0, axisLength=2*R, defaultN_to_m=500) annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=-w_0, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-70,50},{-50,70}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(useAxisFlange=true, cylinderLength=R, cylinderDiameter=0.5*R)
    annotation (Placement(transformation(extent={{-40,30},{-20,50}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(
    useAxisFlange=true,
    n={0,-1,0},
    animation=false,
    s(start=2*R - delta_0, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  Modelica.Mechanics.Translational.Components.Spring spring(c=c, s_rel0=0)
    annotation (Placement(transformation(extent={{-40,-80},{-20,-60}})));
  Modelica.Mechanics.MultiBody.Parts.Body tappet(r_CM={0,0,0}, m=m, sphereDiameter=0.5*R)
    annotation (Placement(transformation(extent={{10,-80},{30,-60}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute axle(
    phi(start=0, fixed=true),
    w(start=0, fixed=true),
    cylinderLength=R,
    cylinderDiameter=0.3*R) annotation (Placement(transformation(extent={{10,-50},{30,-30}})));
  Modelica.Mechanics.MultiBody.Parts.Body roller(r_CM={0,0,0}, m=0, I_33=J_M, animation=false)
    annotation (Placement(transformation(extent={{60,-50},{80,-30}})));
  NormalContact.Contacts.BodyCircle contact1(
    R=R,
    shape=cat(1, NormalContact.Shapes.Planar.offset(d=2*R), NormalContact.Shapes.Planar.lobe(amplitude=R/3)),
    meshFile="modelica://NormalContact/Resources/Meshes/lobedCam.stl",
    meshScale=R/0.01,
    redeclare NormalContact.Forces.Normal.Hertz normalForce(
      E_a=E,
      E_b=E,
      nu_a=nu,
      nu_b=nu,
      dissipation=NormalContact.Types.Dissipation.HuntCrossley,
      restitution=0.6,
      v_small=1e-3,
      v_start=0),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=mu, v_d=if frictionAsPrinted then k else 1/k))
    annotation (Placement(transformation(extent={{32,-10},{52,10}})));
protected
  constant Modelica.Units.SI.ModulusOfElasticity E=2.1e11 "Young's modulus of cam and roller";
  constant Modelica.Units.SI.PoissonNumber nu=0.3 "Poisson's ratio of cam and roller";
  final parameter Real K_0=4/3*E/(2*(1 - nu^2))*sqrt(R/2) "Stiffness on the base circle, eq. (104), in N/m^1.5";
  final parameter Modelica.Units.SI.Length delta_0=NormalContact.Functions.Start.penetration(f=c*2*R, K=K_0, c=c)
    "Penetration in equilibrium on the base circle: K_0*delta_0^1.5 = c*(2*R - delta_0)";
equation
  connect(world.frame_b, camshaft.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,40},{-40,40}}, color={95,95,95}, thickness=0.5));
  connect(speed.flange, camshaft.axis) annotation (Line(points={{-50,60},{-30,60},{-30,50}}));
  connect(world.frame_b, guide.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(spring.flange_a, guide.support) annotation (Line(points={{-40,-70},{-46,-70},{-46,-28},{-34,-28},{-34,-34}}, color={0,127,0}));
  connect(spring.flange_b, guide.axis) annotation (Line(points={{-20,-70},{-14,-70},{-14,-28},{-22,-28},{-22,-34}}, color={0,127,0}));
  connect(guide.frame_b, tappet.frame_a) annotation (Line(points={{-20,-40},{0,-40},{0,-70},{10,-70}}, color={95,95,95}, thickness=0.5));
  connect(guide.frame_b, axle.frame_a) annotation (Line(points={{-20,-40},{10,-40}}, color={95,95,95}, thickness=0.5));
  connect(axle.frame_b, roller.frame_a) annotation (Line(points={{30,-40},{60,-40}}, color={95,95,95}, thickness=0.5));
  connect(camshaft.frame_b, contact1.frame_a) annotation (Line(points={{-20,40},{24,40},{24,0},{32,0}}, color={95,95,95}, thickness=0.5));
  connect(contact1.frame_b, axle.frame_b) annotation (Line(points={{52,0},{56,0},{56,-40},{30,-40}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.25, Interval=2e-5, Tolerance=1e-8), Documentation(info="<html>
<p>The camshaft and roller tappet of Römer, Fidlin, Seemann (explicit analytical solutions, section 6.2) with the printed
parameters. The cam turns at constant speed; its flank is concave in part, so the contact with the roller is described by the polar
potential, eq. (90). The spring is too weak for this speed: in every revolution the roller flies off before the tip of the lobe,
falls on its back flank and bounces along the base circle.</p>
<p>The start is the static equilibrium on the base circle with the roller at rest. This first contact is undamped; every later one is
damped by the law of Hunt and Crossley, eq. (103), cut at zero so that the contact never pulls.</p>
<p>Friction: the paper prints tanh(v/k) with k = 100 m/s and says that a large k approaches the sign of v. Both do not go together;
tanh(k v) would. The parameter <code>frictionAsPrinted</code> selects the reading. As printed, friction is small and the roller
gathers speed over several revolutions; in the other reading it rolls almost at once.</p>
<p>The output interval shows every bounce: an impact lasts about 0.1 ms.</p>
<p>As an FMU: FMUs for co-simulation that OpenModelica writes step with the explicit Euler method unless told
otherwise, which is far too coarse for a stiff contact; set another solver, for instance by <code>--fmiFlags=s:cvode</code>, or use model exchange.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/CamRollerTappet.svg\" alt=\"Distance and gap over time\"></p>
<h4>References</h4>
<p>U. J. Römer, A. Fidlin, W. Seemann: Explicit analytical solutions for two-dimensional contact detection problems between almost
arbitrary geometries and straight or circular counterparts.</p>
</html>", figures={Figure(title="Cam", identifier="cam", preferred=true, plots={
        Plot(title="Distance of the roller from the cam axis", curves={Curve(y=distance, legend="roller")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="roller on cam")}),
        Plot(title="Spin of the roller", curves={Curve(y=w_roller, legend="angular velocity")})})}));
end CamRollerTappet;
