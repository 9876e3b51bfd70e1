within NormalContact.Examples.ValveTrain;
model CylinderHead "Cam shaft with eight valves, run up until the valves float"
  extends Modelica.Icons.Example;
  constant Integer n=8 "Number of valves";
  parameter Modelica.Units.SI.Radius r=0.02 "Radius of the base circle";
  parameter Modelica.Units.SI.Length lift=0.007 "Lift of the cams";
  parameter Modelica.Units.SI.Length lash=0.0002 "Clearance between cam and tappet when the valve is closed";
  parameter Modelica.Units.SI.Mass m=0.12 "Moving mass of a valve";
  parameter Modelica.Units.SI.TranslationalSpringConstant c=25e3 "Stiffness of a valve spring";
  parameter Modelica.Units.SI.Force f_0=200 "Preload of a valve spring";
  parameter Modelica.Units.SI.Angle phase[n]={0,pi/2,3*pi/2,pi,-1.8,-1.8 + pi/2,-1.8 + 3*pi/2,-1.8 + pi}
    "Angle at which each cam starts to lift: inlet and exhaust of four cylinders that fire in the order 1-3-4-2";
  parameter Modelica.Units.SI.AngularVelocity w_0=150 "Angular velocity at the start";
  parameter Modelica.Units.SI.AngularVelocity w_1=450 "Angular velocity at the end";
  parameter Modelica.Units.SI.Time T=0.4 "Duration of the run-up";
  output Modelica.Units.SI.AngularVelocity w=der(drive.flange.phi) "Angular velocity of the cam shaft";
  output Modelica.Units.SI.Length s[n]=valve.s "Lift of the valve";
  output Modelica.Units.SI.Length gap[n]=cam.gap "Gap between cam and tappet";
  output Boolean floating[n]={gap[i] > lash and cam[i].h > r + 2*lash for i in 1:n}
    "= true, while the valve flies off its lifting cam";
  output Modelica.Units.SI.Torque tau=-drive.flange.tau "Torque that drives the cam shaft";
  Modelica.Blocks.Sources.Ramp speed(
    height=w_1 - w_0,
    duration=T,
    offset=w_0) annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.Rotational.Sources.Speed drive(exact=true, phi(start=0, fixed=true))
    annotation (Placement(transformation(extent={{-70,-10},{-50,10}})));
  NormalContact.Mechanisms.FlatFollower cam[n](
    each direction=0,
    each s_0=r + lash,
    each animation=settings.animation,
    r_0={{0,0,0.05*((n + 1)/2 - i)} for i in 1:n},
    each meshFile="modelica://NormalContact/Resources/Meshes/sineCam.stl",
    meshAngle={-phase[i] - 1.3 for i in 1:n},
    shape={cat(1, NormalContact.Shapes.Planar.offset(d=r), NormalContact.Shapes.Planar.lift(
        law=NormalContact.Types.LiftLaw.ModifiedSine,
        lift=lift,
        start=-phase[i] - 2.6,
        rise=1.3,
        dwell=0,
        fall=1.3)) for i in 1:n},
    redeclare each NormalContact.Forces.Normal.Linear normalForce(c=c_cam, d=300)) "Cams on one shaft"
    annotation (Placement(transformation(extent={{-30,-10},{-10,10}})));
  Modelica.Mechanics.Translational.Components.Mass valve[n](
    each m=m,
    s(start=s_start, each fixed=true),
    v(start=v_start, each fixed=true)) "Valves with tappets" annotation (Placement(transformation(extent={{10,-10},{30,10}})));
  Modelica.Mechanics.Translational.Components.Spring spring[n](each c=c, each s_rel0=f_0/c) "Valve springs"
    annotation (Placement(transformation(extent={{50,10},{70,30}})));
  Modelica.Mechanics.Translational.Components.ElastoGap seat[n](each c=2e7, each d=2e3) "Seats"
    annotation (Placement(transformation(extent={{70,-30},{50,-10}})));
  Modelica.Mechanics.Translational.Components.Fixed head "Cylinder head"
    annotation (Placement(transformation(extent={{80,-10},{100,10}})));
protected
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape shaft(
    shapeType="cylinder",
    color=settings.counterpartColor,
    specularCoefficient=0.2,
    length=0.05*n,
    width=r,
    height=r,
    lengthDirection={0,0,1},
    r_shape={0,0,-0.025*n}) if settings.animation "Cam shaft, drawn";
  constant Real pi=Modelica.Constants.pi;
  constant Modelica.Units.SI.TranslationalSpringConstant c_cam=5e6 "Stiffness between cam and valve";
  final parameter Real h_start[n, 4]={NormalContact.Functions.Planar.evaluate(cam[i].shape, 0) for i in 1:n}
    "Potentials of the cams at the start, with derivatives";
  final parameter Modelica.Units.SI.Length lift_start[n]={h_start[i, 1] - r - lash for i in 1:n} "Lift of the cams at the start, less the clearance";
  final parameter Modelica.Units.SI.Length s_start[n]={max(0, lift_start[i] - (f_0 + c*lift_start[i])/c_cam) for i in 1:n}
    "Lift of the valves at the start: the force of the spring presses them on their cams";
  final parameter Modelica.Units.SI.Velocity v_start[n]={if s_start[i] > 0 then -w_0*h_start[i, 2] else 0 for i in 1:n}
    "Velocity of the valves at the start: that of their cams";
equation
  connect(speed.y, drive.w_ref) annotation (Line(points={{-79,0},{-72,0}}, color={0,0,127}));
  for i in 1:n loop
    connect(drive.flange, cam[i].camshaft) annotation (Line(points={{-50,0},{-30,0}}));
    connect(spring[i].flange_b, head.flange) annotation (Line(points={{70,20},{90,20},{90,0}}, color={0,127,0}));
    connect(seat[i].flange_a, head.flange) annotation (Line(points={{70,-20},{90,-20},{90,0}}, color={0,127,0}));
  end for;
  connect(cam.follower, valve.flange_a) annotation (Line(points={{-10,0},{10,0}}, color={0,127,0}));
  connect(valve.flange_b, spring.flange_a) annotation (Line(points={{30,0},{40,0},{40,20},{50,20}}, color={0,127,0}));
  connect(valve.flange_b, seat.flange_b) annotation (Line(points={{30,0},{40,0},{40,-20},{50,-20}}, color={0,127,0}));
  annotation (experiment(StopTime=0.4, Interval=2e-4, Tolerance=1e-7), Documentation(info="<html>
<p>One cam shaft drives eight valves by bucket tappets. Each valve has a spring, a seat and a clearance; its contact with the cam
(<a href=\"modelica://NormalContact.Mechanisms.FlatFollower\">FlatFollower</a>) opens and closes. The stiffness of the contact is that
of the whole valve train between cam and valve.</p>
<p>The shaft is run up. The inertia force of the valves grows with the square of the speed. From 300 rad/s on it exceeds the force of the
springs for moments behind the tip of the cam; near 360 rad/s <code>gap</code> grows larger than the clearance while the cam lifts: the valves float.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/CylinderHead.svg\" alt=\"Lift of a valve at low and high speed\"></p>
</html>", figures={Figure(title="Run-up", identifier="run-up", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s[1], legend="first valve"), Curve(y=s[3], legend="third valve"), Curve(y=s[6], legend="sixth valve")}),
        Plot(title="Speed of the cam shaft", curves={Curve(y=w, legend="angular velocity")}),
        Plot(title="Torque of the drive", curves={Curve(y=tau, legend="torque")}),
        Plot(title="Gap", curves={Curve(y=gap[1], legend="first cam")})})}));
end CylinderHead;
