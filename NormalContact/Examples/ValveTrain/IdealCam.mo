within NormalContact.Examples.ValveTrain;
model IdealCam "Cam that never leaves its roller, and tells when a real one would"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius R=0.01 "Radius of the roller";
  parameter Modelica.Units.SI.Mass m=0.025 "Mass of the tappet with its roller";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=200 "Stiffness of the spring, relaxed where the roller is on the cam axis";
  parameter Modelica.Units.SI.AngularVelocity w_0=85 "Angular velocity of the cam, clockwise";
  output Modelica.Units.SI.Length distance=guide.s "Distance of the roller from the cam axis";
  output Modelica.Units.SI.Force f_n=cam.f_n "Normal force";
  output Modelica.Units.SI.Torque tau=speed.flange.tau "Torque on the drive";
  output Boolean liftOff=cam.liftOff "= true, if a real roller would leave the cam";
  inner Modelica.Mechanics.MultiBody.World world(g=0, axisLength=2*R, defaultN_to_m=500) annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=-w_0, phi(start=0, fixed=true)) "Drive"
    annotation (Placement(transformation(extent={{-70,50},{-50,70}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(
    useAxisFlange=true,
    stateSelect=StateSelect.always,
    cylinderLength=R,
    cylinderDiameter=0.5*R) "Cam shaft" annotation (Placement(transformation(extent={{-40,30},{-20,50}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(
    useAxisFlange=true,
    n={0,-1,0},
    animation=false,
    stateSelect=StateSelect.never,
    s(start=2*R)) "Guide of the tappet" annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  Modelica.Mechanics.Translational.Components.Spring spring(c=c) annotation (Placement(transformation(extent={{-40,-80},{-20,-60}})));
  Modelica.Mechanics.MultiBody.Parts.Body tappet(
    r_CM={0,0,0},
    m=m,
    sphereDiameter=0.5*R) "Tappet" annotation (Placement(transformation(extent={{10,-50},{30,-30}})));
  NormalContact.Joints.CamRoller cam(
    R=R,
    shape=NormalContact.Shapes.Planar.lobedCam(r=2*R, amplitude=R/3),
    meshFile="modelica://NormalContact/Resources/Meshes/lobedCam.stl",
    meshScale=R/0.01) "Cam and roller" annotation (Placement(transformation(extent={{10,-10},{30,10}})));
equation
  connect(world.frame_b, camshaft.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,40},{-40,40}}, color={95,95,95}, thickness=0.5));
  connect(speed.flange, camshaft.axis) annotation (Line(points={{-50,60},{-30,60},{-30,50}}));
  connect(world.frame_b, guide.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(spring.flange_a, guide.support) annotation (Line(points={{-40,-70},{-46,-70},{-46,-28},{-34,-28},{-34,-34}}, color={0,127,0}));
  connect(spring.flange_b, guide.axis) annotation (Line(points={{-20,-70},{-14,-70},{-14,-28},{-22,-28},{-22,-34}}, color={0,127,0}));
  connect(guide.frame_b, tappet.frame_a) annotation (Line(points={{-20,-40},{10,-40}}, color={95,95,95}, thickness=0.5));
  connect(camshaft.frame_b, cam.frame_a) annotation (Line(points={{-20,40},{0,40},{0,0},{10,0}}, color={95,95,95}, thickness=0.5));
  connect(guide.frame_b, cam.frame_b) annotation (Line(points={{-20,-40},{0,-40},{0,-20},{40,-20},{40,0},{30,0}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=0.21, Interval=1e-4, Tolerance=1e-8), Documentation(info="<html>
<p>The ideal joint <a href=\"modelica://NormalContact.Joints.CamRoller\">CamRoller</a> between the cam and the roller of <a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a>:
no stiffness, no impacts, and the motion of the tappet follows from that of the cam, so it has no states of its own. Therefore the guide has <code>StateSelect.never</code>.</p>
<p>The force of the joint is that of a spring that is strong enough. Where it is negative, <code>liftOff</code> is true and a real roller would leave the cam: up to 78 rad/s nowhere, at the 85 rad/s that are
set around the tip of the lobe. What happens then the elastic <a href=\"modelica://NormalContact.Contacts.BodyCircle\">BodyCircle</a> tells.</p>
</html>", figures={Figure(title="Ideal cam", identifier="ideal-cam", preferred=true, plots={
        Plot(title="Distance of the roller from the cam axis", curves={Curve(y=distance, legend="roller")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="roller on cam")}),
        Plot(title="Torque", curves={Curve(y=tau, legend="drive")})})}));
end IdealCam;
