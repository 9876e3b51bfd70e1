within NormalContact.Examples.Tutorial;
model Cam "Cam that lifts a spring-loaded follower"
  extends Modelica.Icons.Example;
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.02, nominalLength=0.04, defaultN_to_m=4000) annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(
    useAxisFlange=true,
    cylinderLength=0.02,
    cylinderDiameter=0.005,
    phi(start=0, fixed=true)) annotation (Placement(transformation(extent={{-30,30},{-10,50}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=50)
    annotation (Placement(transformation(extent={{-60,60},{-40,80}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(
    useAxisFlange=true,
    n={0,-1,0},
    animation=false,
    s(start=0.02, fixed=true),
    v(start=0, fixed=true)) annotation (Placement(transformation(extent={{-30,-50},{-10,-30}})));
  Modelica.Mechanics.Translational.Components.Spring spring(c=4000)
    annotation (Placement(transformation(extent={{-30,-80},{-10,-60}})));
  Modelica.Mechanics.MultiBody.Parts.Body follower(
    r_CM={0,0,0},
    m=0.1,
    sphereDiameter=0.005) annotation (Placement(transformation(extent={{50,-50},{70,-30}})));
  NormalContact.Contacts.BodyCircle contact(
    R=0.01,
    shape=NormalContact.Shapes.Planar.lobedCam(r=0.02, amplitude=0.01/3),
    meshFile="modelica://NormalContact/Resources/Meshes/lobedCam.stl",
    redeclare NormalContact.Forces.Normal.Hertz normalForce,
    redeclare NormalContact.Forces.Friction.None friction)
    annotation (Placement(transformation(extent={{20,-10},{40,10}})));
equation
  connect(world.frame_b, camshaft.frame_a) annotation (Line(points={{-60,0},{-46,0},{-46,40},{-30,40}}, color={95,95,95}, thickness=0.5));
  connect(speed.flange, camshaft.axis) annotation (Line(points={{-40,70},{-20,70},{-20,50}}));
  connect(world.frame_b, guide.frame_a) annotation (Line(points={{-60,0},{-46,0},{-46,-40},{-30,-40}}, color={95,95,95}, thickness=0.5));
  connect(spring.flange_a, guide.support) annotation (Line(points={{-30,-70},{-36,-70},{-36,-26},{-24,-26},{-24,-34}}, color={0,127,0}));
  connect(spring.flange_b, guide.axis) annotation (Line(points={{-10,-70},{-4,-70},{-4,-26},{-12,-26},{-12,-34}}, color={0,127,0}));
  connect(guide.frame_b, follower.frame_a) annotation (Line(points={{-10,-40},{50,-40}}, color={95,95,95}, thickness=0.5));
  connect(camshaft.frame_b, contact.frame_a) annotation (Line(points={{-10,40},{6,40},{6,0},{20,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_b, follower.frame_a) annotation (Line(points={{40,0},{46,0},{46,-40},{50,-40}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.25, Interval=0.0001, Tolerance=1e-8), Documentation(info="<html>
<p>The model that the <a href=\"modelica://NormalContact.UsersGuide.Tutorial\">tutorial</a> builds from an empty diagram: a cam with the
lobe of R&ouml;mer, Fidlin, Seemann, eq. (90), lifts a follower with a roller of radius 0.01 m. At 50 rad/s the roller stays on the cam; at
200 rad/s it flies off before the tip of the lobe.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/TutorialCam.svg\" alt=\"Lift of the follower and force over time\"></p>
</html>", figures={Figure(title="Cam", identifier="cam", preferred=true, plots={
        Plot(title="Distance of the follower from the cam axis", curves={Curve(y=guide.s, legend="follower")}),
        Plot(title="Normal force", curves={Curve(y=contact.f_n, legend="roller on cam")}),
        Plot(title="Gap", curves={Curve(y=contact.gap, legend="gap")})})}));
end Cam;
