within NormalContact.Examples.ValveTrain;
model FreeformCam "Cam made as B-spline from the law of its follower, which contact gives back"
  extends Modelica.Icons.Example;
  parameter NormalContact.Types.LiftLaw law=NormalContact.Types.LiftLaw.Polynomial4567 "Law of rise and fall";
  parameter Modelica.Units.SI.Length lift=0.01 "Height of the lift";
  parameter Modelica.Units.SI.Radius base=0.04 "Distance of the roller from the axis of the cam in the lower dwell";
  parameter Integer points=200 "Number of control points around the cam";
  parameter Modelica.Units.SI.Radius roller=0.012 "Radius of the roller";
  parameter Modelica.Units.SI.Radius crown=0.005 "Radius of its crown";
  parameter Modelica.Units.SI.Mass m=0.1 "Mass of the follower";
  parameter Modelica.Units.SI.Inertia J=2e-3 "Inertia of the cam";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=2000 "Stiffness of the spring, relaxed at base/2";
  parameter Modelica.Units.SI.AngularVelocity w_0=40 "Angular velocity of the cam at the start";
  final parameter Real law_shape[:]=cat(1, NormalContact.Shapes.Planar.offset(d=base), NormalContact.Shapes.Planar.lift(
    law=law, lift=lift, start=0.3, rise=2.4, dwell=0.6, fall=2.6)) "Prescribed law, over the angle seen from the cam";
  output Modelica.Units.SI.Length s=guide.s "Position of the follower, moved by contact";
  output Modelica.Units.SI.Velocity s_rate=guide.v "Velocity of the follower";
  output Modelica.Units.SI.Acceleration s_acceleration=guide.a "Acceleration of the follower";
  output Modelica.Units.SI.Length law_s=G[1] "Prescribed position at the same angle";
  output Modelica.Units.SI.Velocity law_rate=-G[2]*shaft.w "Prescribed velocity";
  output Modelica.Units.SI.Acceleration law_acceleration=G[3]*shaft.w^2 - G[2]*shaft.a "Prescribed acceleration";
  output Modelica.Units.SI.Energy energy "Energy of cam, follower and spring, constant";
  inner Modelica.Mechanics.MultiBody.World world(g=0, axisLength=0.03) annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute shaft(
    stateSelect=StateSelect.always,
    phi(start=0, fixed=true),
    w(start=w_0, fixed=true),
    cylinderLength=0.02,
    cylinderDiameter=0.01) annotation (Placement(transformation(extent={{-40,30},{-20,50}})));
  Modelica.Mechanics.MultiBody.Parts.Body cam(r_CM={0,0,0}, m=1, I_33=J, animation=false)
    annotation (Placement(transformation(extent={{0,50},{20,70}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(
    n={1,0,0},
    useAxisFlange=true,
    stateSelect=StateSelect.never,
    s(start=base),
    boxWidth=0.005) annotation (Placement(transformation(extent={{-40,-50},{-20,-30}})));
  Modelica.Mechanics.Translational.Components.Spring spring(c=c, s_rel0=base/2)
    annotation (Placement(transformation(extent={{-40,-80},{-20,-60}})));
  Modelica.Mechanics.MultiBody.Parts.Body follower(r_CM={0,0,0}, m=m, r_0(start={base,0,0}), sphereDiameter=0.01)
    annotation (Placement(transformation(extent={{40,-70},{60,-50}})));
  NormalContact.Joints.SlidingSurfaces contact(
    surface_a=NormalContact.Shapes.Surfaces.torus(R=roller - crown, r=crown),
    surface_b=NormalContact.Shapes.Surfaces.extruded(curve=NormalContact.Shapes.Curves.cam(law=law_shape, roller=roller, points=points), width=4*crown),
    search=false,
    u_a_start={Modelica.Constants.pi,0},
    u_b_start={0,0}) "Roller on the cam" annotation (Placement(transformation(extent={{20,-10},{40,10}})));
protected
  Real G[4](each unit="m") "Prescribed law and its derivatives by the angle";
equation
  G = NormalContact.Functions.Planar.evaluate(law_shape, -shaft.phi);
  energy = 0.5*J*shaft.w^2 + 0.5*m*guide.v^2 + 0.5*c*(guide.s - base/2)^2;
  connect(world.frame_b, shaft.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,40},{-40,40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, guide.frame_a) annotation (Line(points={{-60,0},{-50,0},{-50,-40},{-40,-40}}, color={95,95,95}, thickness=0.5));
  connect(shaft.frame_b, cam.frame_a) annotation (Line(points={{-20,40},{-10,40},{-10,60},{0,60}}, color={95,95,95}, thickness=0.5));
  connect(shaft.frame_b, contact.frame_b) annotation (Line(points={{-20,40},{46,40},{46,0},{40,0}}, color={95,95,95}, thickness=0.5));
  connect(guide.frame_b, contact.frame_a) annotation (Line(points={{-20,-40},{10,-40},{10,0},{20,0}}, color={95,95,95}, thickness=0.5));
  connect(guide.frame_b, follower.frame_a) annotation (Line(points={{-20,-40},{30,-40},{30,-60},{40,-60}}, color={95,95,95}, thickness=0.5));
  connect(spring.flange_a, guide.support) annotation (Line(points={{-40,-70},{-46,-70},{-46,-28},{-34,-28},{-34,-34}}, color={0,127,0}));
  connect(spring.flange_b, guide.axis) annotation (Line(points={{-20,-70},{-14,-70},{-14,-28},{-22,-28},{-22,-34}}, color={0,127,0}));
  annotation (experiment(StopTime=0.4, Interval=5e-4, Tolerance=1e-9), Documentation(info="<html>
<p>The benchmark of Tasora and Righettini, section 6. The profile of the cam is a B-spline with 200 control points, made from a
prescribed law of the follower. Contact of the two surfaces alone moves the follower, a crowned roller in a guide; it must give the
law back. Plot <code>s</code> and <code>law_s</code>, <code>s_rate</code> and <code>law_rate</code>, <code>s_acceleration</code> and
<code>law_acceleration</code>: the curves lie on each other, without noise in the acceleration.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/FreeformCam.svg\" alt=\"Position, velocity and acceleration of the follower over the prescribed law\"></p>
<p>Cam and follower are left to themselves: the speed of the cam varies with the spring, and energy is constant.</p>
<h4>Limitations</h4>
<p>During a dwell nothing changes, and the step size of an integrator grows. With dwells much longer than rise and fall, limit it to
the duration of the rise, or a lobe may be stepped over.</p>
<h4>References</h4>
<p>A. Tasora, P. Righettini: Sliding contact between freeform surfaces.</p>
</html>", figures={Figure(title="Law and result", identifier="law-and-result", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="simulated"), Curve(y=law_s, legend="law")}),
        Plot(title="Velocity", curves={Curve(y=s_rate, legend="simulated"), Curve(y=law_rate, legend="law")}),
        Plot(title="Acceleration", curves={Curve(y=s_acceleration, legend="simulated"), Curve(y=law_acceleration, legend="law")})})}));
end FreeformCam;
