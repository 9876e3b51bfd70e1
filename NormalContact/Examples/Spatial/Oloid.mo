within NormalContact.Examples.Spatial;
model Oloid "Oloid that rolls down an inclined plane"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius radius=0.1 "Radius of both circles";
  parameter Modelica.Units.SI.Mass m=1 "Mass";
  parameter Modelica.Units.SI.Angle slope=0.1 "Slope of the plane, towards +x";
  parameter Modelica.Units.SI.AngularVelocity w_0=1 "Angular velocity about the segment at the start";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=1 "Coefficient of friction";
  output Modelica.Units.SI.Distance segment=joint.segment "Distance between the contact points: sqrt(3)*radius";
  output Modelica.Units.SI.Energy energy "Kinetic and potential energy, constant while both circles roll";
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along the slope";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the centre above the plane";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the centre across the slope";
  inner Modelica.Mechanics.MultiBody.World world(n={sin(slope),-cos(slope),0}, axisLength=radius) "World in the axes of the plane, y up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=m,
    r_CM={0,0,0},
    I_11=0.476839230441602*m*radius^2,
    I_22=0.2507356921766372*m*radius^2,
    I_33=0.476839230441602*m*radius^2,
    r_0(start={0,0.75*radius,0}),
    sequence_start={1,3,2},
    angles_start={-Modelica.Constants.pi/3,0,Modelica.Constants.pi},
    useQuaternions=false,
    sequence_angleStates={1,3,2},
    animation=false) "Homogeneous oloid" annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingTwoPoints joint(
    shape_1=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=radius, b=radius, c=0), NormalContact.Shapes.Spatial.shift(r={0,-radius/2,0})),
    shape_2=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0, b=radius, c=radius), NormalContact.Shapes.Spatial.shift(r={0,radius/2,0})),
    s(each start=0, each fixed=true),
    psi(start=Modelica.Constants.pi, fixed=true),
    beta(start=-Modelica.Constants.pi, fixed=true),
    beta_der(start=-2/sqrt(3)*w_0, fixed=true),
    mu=mu,
    diameter=radius/40) "Rolling on both circles" annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
  Modelica.Mechanics.MultiBody.Visualizers.FixedShape circle_1(
    shapeType="cylinder",
    lengthDirection={0,0,1},
    widthDirection={1,0,0},
    r_shape={0,-radius/2,-radius/80},
    length=radius/40,
    width=2*radius,
    height=2*radius,
    color={0,60,130}) "First circle, as a thin disc" annotation (Placement(transformation(extent={{40,30},{60,50}})));
  Modelica.Mechanics.MultiBody.Visualizers.FixedShape circle_2(
    shapeType="cylinder",
    lengthDirection={1,0,0},
    widthDirection={0,1,0},
    r_shape={-radius/80,radius/2,0},
    length=radius/40,
    width=2*radius,
    height=2*radius,
    color={0,60,130}) "Second circle, as a thin disc" annotation (Placement(transformation(extent={{40,-50},{60,-30}})));
equation
  connect(joint.frame_a, circle_1.frame_a) annotation (Line(points={{10,0},{24,0},{24,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(joint.frame_a, circle_2.frame_a) annotation (Line(points={{10,0},{24,0},{24,-40},{40,-40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, joint.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(joint.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  when joint.slip or joint.liftOff then
    terminate(if joint.liftOff then "The plane would have to pull at one of the points." else "Friction does not suffice: one of the points begins to slide.");
  end when;
  energy = 0.5*m*body.v_0*body.v_0 + 0.5*body.w_a*(body.I*body.w_a) - m*world.g*(sin(slope)*x - cos(slope)*y);
  annotation (experiment(StopTime=0.95, Interval=0.005, Tolerance=1e-9), Documentation(info="<html>
<p>The oloid is the convex hull of two circles of equal radius in perpendicular planes, each of which passes through the centre of the
other. It touches the plane along a segment between the two circles and rolls with one degree of freedom. The length of the
<code>segment</code> is sqrt(3) radius at any time. In the frame of the body the circles lie in the planes z = 0 and x = 0, with
their centres at y = &#8723; radius/2. The moments of inertia are those of the homogeneous body.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/Oloid.svg\" alt=\"Position of the centre and normal forces at both points over time\"></p>
<p>When it rolls faster, at 1 s, friction does not suffice at one of the points, which would then lift off: the simulation ends there.
What follows, sliding, rolling on one point and impacts, is simulated by <code>normalcontact run oloid</code>.</p>
<h4>References</h4>
<p>H. Dirnb&ouml;ck, H. Stachel: The development of the oloid, Journal for Geometry and Graphics 1 (1997).</p>
</html>", figures={Figure(title="Rolling with two contact points", identifier="rolling-with-two-contact-points", preferred=true, plots={
        Plot(title="Heading of the segment", curves={Curve(y=joint.psi, legend="angle")}),
        Plot(title="Normal forces", curves={Curve(y=joint.f_n[1], legend="first point"), Curve(y=joint.f_n[2], legend="second point")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end Oloid;
