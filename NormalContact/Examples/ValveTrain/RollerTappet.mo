within NormalContact.Examples.ValveTrain;
model RollerTappet "Elastic and ideal roller tappet on one cam shaft, with flanges"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius R=0.01 "Radius of the rollers";
  parameter Modelica.Units.SI.Mass m=0.025 "Mass of each tappet with its roller";
  parameter Modelica.Units.SI.Inertia J_M=1.25e-6 "Inertia of the elastic follower's roller";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=200 "Stiffness of each spring, relaxed where the roller is on the cam axis";
  parameter Modelica.Units.SI.AngularVelocity w_0=100 "Angular velocity of the cam shaft, clockwise";
  output Modelica.Units.SI.Length distance=elastic.distance "Distance of the elastic follower's roller from the cam axis";
  output Modelica.Units.SI.Length distance_ideal=ideal.distance "Distance of the ideal follower's roller";
  output Modelica.Units.SI.Length gap=elastic.gap "Gap between cam and roller (negative: penetration)";
  output Modelica.Units.SI.Force f_n=elastic.f_n "Normal force of the elastic follower";
  output Modelica.Units.SI.Force f_ideal=ideal.f_n "Normal force of the ideal follower, negative where it pulls";
  output Modelica.Units.SI.AngularVelocity w_roller=elastic.w_roller "Angular velocity of the roller";
  inner NormalContact.Settings settings(dissipation=NormalContact.Types.Dissipation.HuntCrossley) "Common settings"
    annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=-w_0, phi(start=0, fixed=true)) "Drive"
    annotation (Placement(transformation(extent={{-90,-10},{-70,10}})));
  NormalContact.Mechanisms.RollerFollower elastic(
    R=R,
    shape=NormalContact.Shapes.Planar.lobedCam(r=2*R, amplitude=R/3),
    J=J_M,
    normalForce(v_start=0),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.6, v_d=100)) "Lifts off and falls back"
    annotation (Placement(transformation(extent={{-40,20},{-20,40}})));
  Modelica.Mechanics.Translational.Components.Mass tappet(
    m=m,
    s(start=-delta_0, fixed=true),
    v(start=0, fixed=true)) "Tappet" annotation (Placement(transformation(extent={{0,20},{20,40}})));
  Modelica.Mechanics.Translational.Components.Spring spring(c=c) annotation (Placement(transformation(extent={{40,20},{60,40}})));
  NormalContact.Mechanisms.RollerFollower ideal(
    R=R,
    shape=elastic.shape,
    ideal=true) "Never leaves the cam" annotation (Placement(transformation(extent={{-40,-40},{-20,-20}})));
  Modelica.Mechanics.Translational.Components.Mass tappetIdeal(m=m) "Tappet" annotation (Placement(transformation(extent={{0,-40},{20,-20}})));
  Modelica.Mechanics.Translational.Components.Spring springIdeal(c=c) annotation (Placement(transformation(extent={{40,-40},{60,-20}})));
  Modelica.Mechanics.Translational.Components.Fixed housing(s0=-2*R) "Cam axis: there the springs are relaxed"
    annotation (Placement(transformation(extent={{70,-10},{90,10}})));
protected
  final parameter Real K_0=4/3*settings.E/(2*(1 - settings.nu^2))*sqrt(R/2) "Stiffness on the base circle, in N/m^1.5";
  final parameter Modelica.Units.SI.Length delta_0=NormalContact.Functions.Start.penetration(f=c*2*R, K=K_0, c=c) "Penetration in equilibrium";
equation
  connect(speed.flange, elastic.camshaft) annotation (Line(points={{-70,0},{-60,0},{-60,30},{-40,30}}));
  connect(speed.flange, ideal.camshaft) annotation (Line(points={{-70,0},{-60,0},{-60,-30},{-40,-30}}));
  connect(elastic.follower, tappet.flange_a) annotation (Line(points={{-20,30},{0,30}}, color={0,127,0}));
  connect(tappet.flange_b, spring.flange_b) annotation (Line(points={{20,30},{30,30},{30,50},{60,50},{60,30}}, color={0,127,0}));
  connect(spring.flange_a, housing.flange) annotation (Line(points={{40,30},{36,30},{36,0},{80,0}}, color={0,127,0}));
  connect(ideal.follower, tappetIdeal.flange_a) annotation (Line(points={{-20,-30},{0,-30}}, color={0,127,0}));
  connect(tappetIdeal.flange_b, springIdeal.flange_b) annotation (Line(points={{20,-30},{30,-30},{30,-50},{60,-50},{60,-30}}, color={0,127,0}));
  connect(springIdeal.flange_a, housing.flange) annotation (Line(points={{40,-30},{36,-30},{36,0},{80,0}}, color={0,127,0}));
  annotation (experiment(StopTime=0.25, Interval=2e-5, Tolerance=1e-8), Documentation(info="<html>
<p>The cam of <a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a>, of one-dimensional parts: one
<a href=\"modelica://NormalContact.Mechanisms.RollerFollower\">RollerFollower</a> is elastic, the other one on the same shaft is ideal. The ideal one shows the lift that the cam asks for,
and by a negative force where a real roller would leave it. The elastic one does leave: the spring is too weak for this speed, so in every revolution the roller flies off before the tip of
the lobe, falls on the back flank and bounces.</p>
<p>The gap of the elastic follower and the distance between both followers tell the same: how far the roller is off the cam.</p>
</html>", figures={Figure(title="Elastic and ideal follower", identifier="elastic-and-ideal", preferred=true, plots={
        Plot(title="Distance of the rollers from the cam axis", curves={Curve(y=distance, legend="elastic"), Curve(y=distance_ideal, legend="ideal")}),
        Plot(title="Normal force of the elastic follower", curves={Curve(y=f_n, legend="elastic")}),
        Plot(title="Normal force of the ideal follower", curves={Curve(y=f_ideal, legend="ideal")})})}));
end RollerTappet;
