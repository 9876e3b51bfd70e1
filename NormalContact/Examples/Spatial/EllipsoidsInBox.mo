within NormalContact.Examples.Spatial;
model EllipsoidsInBox "Two ellipsoids that fall into a box with inclined walls"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.ModulusOfElasticity E=2.1e11 "Young's modulus of bodies and box";
  parameter Modelica.Units.SI.PoissonNumber nu=0.3 "Poisson's ratio of bodies and box";
  parameter Real restitution=0.6 "Coefficient of restitution, in the law of Flores et al.";
  parameter Modelica.Units.SI.CoefficientOfFriction mu=0.2 "Coefficient of friction";
  parameter Modelica.Units.SI.Velocity v_d=1e-6 "Velocity of regularisation of friction";
  parameter Modelica.Units.SI.Position x2_0=-0.25 "Initial position of the second body along x";
  parameter Modelica.Units.SI.Position y2_0=-0.5 "Initial position of the second body along y";
  parameter Modelica.Units.SI.Position z2_0=1.75 "Initial height of the second body";
  parameter Real shape1[:]=cat(1,
      NormalContact.Shapes.Spatial.rotated(term=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), angles={0,-Modelica.Constants.pi/18,0}),
      NormalContact.Shapes.Spatial.shift(r={0,0,0.025})) "Shape of the first body, seen from its centre of mass";
  parameter Real shape2[:]=cat(1,
      NormalContact.Shapes.Spatial.rotated(term=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.05, c=0.1), angles={0,Modelica.Constants.pi/18,0}),
      NormalContact.Shapes.Spatial.shift(r={0.075,0,0})) "Shape of the second body, seen from its centre of mass";
  output Modelica.Units.SI.Position x1=body1.r_0[1] "Position of the first body along x";
  output Modelica.Units.SI.Position y1=body1.r_0[2] "Position of the first body along y";
  output Modelica.Units.SI.Position z1=body1.r_0[3] "Height of the first body";
  output Modelica.Units.SI.Position x2=body2.r_0[1] "Position of the second body along x";
  output Modelica.Units.SI.Position y2=body2.r_0[2] "Position of the second body along y";
  output Modelica.Units.SI.Position z2=body2.r_0[3] "Height of the second body";
  output Modelica.Units.SI.Length gap=contact12.gap "Gap between the bodies (negative: penetration)";
  output Modelica.Units.SI.Energy energy "Kinetic, potential and elastic energy";
  output Modelica.Units.SI.Energy energy_mechanical "Kinetic and potential energy";
  output Modelica.Units.SI.Energy lost(start=0, fixed=true) "Work of the bodies on the contacts";
  output Modelica.Units.SI.Energy energy_balance=energy_mechanical + lost "Mechanical energy and lost, constant";
  output Integer contacts=contacts_bodies + contacts_walls "Number of contacts so far";
  output Integer contacts_bodies(start=0, fixed=true) "Number of contacts between the bodies";
  output Integer contacts_walls=sum(count1) + sum(count2) "Number of contacts with the box";
  inner Modelica.Mechanics.MultiBody.World world(g=9.81, n={0,0,-1}, axisLength=0.2, defaultN_to_m=1e6) "World, z up"
    annotation (Placement(transformation(extent={{-100,70},{-80,90}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Parts.Fixed plane[5](r={{0,0,0},{-0.25,0,0},{0.25,0,0},{0,0.5,0},{0,-0.5,0}}, each animation=false)
    "Points on floor and walls" annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  Modelica.Mechanics.MultiBody.Visualizers.FixedShape wall[5](
    each shapeType="box",
    r_shape={{-0.25,0,0},{0,0,0},{0,0,0},{0,0,0},{0,0,0}},
    lengthDirection={{1,0,0},{-1,0,1},{1,0,1},{0,1,sqrt(3)},{0,-1,sqrt(3)}},
    widthDirection={{0,1,0},{0,1,0},{0,1,0},{1,0,0},{1,0,0}},
    length={0.5,0.6,0.6,0.6,0.6},
    width={1,1,1,0.5,0.5},
    each height=0.004,
    each color={205,205,205}) "Floor and walls, as they are drawn" annotation (Placement(transformation(extent={{-60,-40},{-40,-20}})));
  Modelica.Mechanics.MultiBody.Parts.Body body1(
    m=200,
    r_CM={0,0,0},
    I_11=2,
    I_22=4,
    I_33=5.2,
    r_0(start={-0.25,-0.5,1}, each fixed=true),
    v_0(start={0,0,0}, each fixed=true),
    angles_fixed=true,
    sequence_start={3,2,1},
    angles_start=angles,
    w_a(start=w_start, each fixed=true),
    sphereDiameter=0.03,
    cylinderDiameter=0.01) "First body" annotation (Placement(transformation(extent={{40,30},{60,50}})));
  Modelica.Mechanics.MultiBody.Parts.Body body2(
    m=50,
    r_CM={0,0,0},
    I_11=0.1,
    I_22=1,
    I_33=0.9,
    r_0(start={x2_0,y2_0,z2_0}, each fixed=true),
    v_0(start={0,0,0}, each fixed=true),
    angles_fixed=true,
    sequence_start={3,2,1},
    angles_start=angles,
    w_a(start=w_start, each fixed=true),
    sphereDiameter=0.03,
    cylinderDiameter=0.01) "Second body" annotation (Placement(transformation(extent={{40,-50},{60,-30}})));
  NormalContact.Contacts.BodyPlane contact1[5](
    each drawPlane=false,
    each animation=false,
    each shape=shape1,
    normal=normal,
    each share=0.5,
    each turnEvents=false,
    normalForce(
      each E_a=E,
      each nu_a=nu,
      each E_b=E,
      each nu_b=nu,
      each dissipation=NormalContact.Types.Dissipation.Flores,
      each restitution=restitution),
    friction(each mu=mu, each v_d=v_d)) "First body against floor and walls" annotation (Placement(transformation(extent={{10,30},{-10,50}})));
  NormalContact.Contacts.BodyPlane contact2[5](
    each drawPlane=false,
    each animation=false,
    each shape=shape2,
    normal=normal,
    each share=0.5,
    each turnEvents=false,
    normalForce(
      each E_a=E,
      each nu_a=nu,
      each E_b=E,
      each nu_b=nu,
      each dissipation=NormalContact.Types.Dissipation.Flores,
      each restitution=restitution),
    friction(each mu=mu, each v_d=v_d)) "Second body against floor and walls" annotation (Placement(transformation(extent={{10,-50},{-10,-30}})));
  NormalContact.Contacts.BodyBody contact12(
    shape_a=shape1,
    shape_b=shape2,
    turnEvents=false,
    normalForce(
      E_a=E,
      nu_a=nu,
      E_b=E,
      nu_b=nu,
      dissipation=NormalContact.Types.Dissipation.Flores,
      restitution=restitution),
    friction(mu=mu, v_d=v_d),
    wireColor={0,60,130},
    wireColor_b={200,90,0},
    diameter=0.005) "Body against body" annotation (Placement(transformation(extent={{20,-10},{40,10}})));
protected
  final parameter Modelica.Units.SI.Angle angles[3]={Modelica.Constants.pi/3,Modelica.Constants.pi/4,Modelica.Constants.pi/5} "Initial angles of both bodies";
  final parameter Modelica.Units.SI.AngularVelocity w_start[3]=Modelica.Constants.pi*{-sin(angles[2]),cos(angles[2])*sin(angles[3]),cos(angles[2])*cos(angles[3])}
    "Initial angular velocity of both bodies, resolved in the body: about the vertical";
  final parameter Real normal[5, 3]=[0,0,1;1,0,1;-1,0,1;0,-sqrt(3),1;0,sqrt(3),1] "Normals of floor and walls";
  Integer count1[5](each start=0, each fixed=true) "Number of contacts of the first body with each wall";
  Integer count2[5](each start=0, each fixed=true) "Number of contacts of the second body with each wall";
equation
  connect(plane.frame_b, contact1.frame_b) annotation (Line(points={{-80,0},{-30,0},{-30,40},{-10,40}}, color={95,95,95}, thickness=0.5));
  connect(plane.frame_b, contact2.frame_b) annotation (Line(points={{-80,0},{-30,0},{-30,-40},{-10,-40}}, color={95,95,95}, thickness=0.5));
  connect(plane.frame_b, wall.frame_a) annotation (Line(points={{-80,0},{-70,0},{-70,-30},{-60,-30}}, color={95,95,95}, thickness=0.5));
  for i in 1:5 loop
    connect(contact1[i].frame_a, body1.frame_a) annotation (Line(points={{10,40},{40,40}}, color={95,95,95}, thickness=0.5));
    connect(contact2[i].frame_a, body2.frame_a) annotation (Line(points={{10,-40},{40,-40}}, color={95,95,95}, thickness=0.5));
    when contact1[i].contact then
      count1[i] = pre(count1[i]) + 1;
    end when;
    when contact2[i].contact then
      count2[i] = pre(count2[i]) + 1;
    end when;
  end for;
  connect(contact12.frame_a, body1.frame_a) annotation (Line(points={{20,0},{16,0},{16,40},{40,40}}, color={95,95,95}, thickness=0.5));
  connect(contact12.frame_b, body2.frame_a) annotation (Line(points={{40,0},{46,0},{46,-20},{30,-20},{30,-40},{40,-40}}, color={95,95,95}, thickness=0.5));
  when contact12.contact then
    contacts_bodies = pre(contacts_bodies) + 1;
  end when;
  der(lost) = sum(contact1.power) + sum(contact2.power) + contact12.power;
  energy_mechanical = 0.5*body1.m*body1.v_0*body1.v_0 + 0.5*body1.w_a*(body1.I*body1.w_a) + body1.m*world.g*z1
    + 0.5*body2.m*body2.v_0*body2.v_0 + 0.5*body2.w_a*(body2.I*body2.w_a) + body2.m*world.g*z2;
  energy = energy_mechanical + sum(contact1.normalForce.energy) + sum(contact2.normalForce.energy) + contact12.normalForce.energy;
  annotation (
    experiment(StopTime=5, Interval=0.005, Tolerance=1e-8),
    Documentation(info="<html>
<p>The case study of R&ouml;mer, Fidlin, Seemann: normal parameterization, section 6 and appendix C. Two ellipsoids of steel, whose centres of mass
and principal axes are not those of the ellipsoids, fall into a box of a floor and four inclined walls, collide with each other and with the
box, and come to rest. The potentials are those of the ellipsoids, turned and shifted into the frames of the centres of mass.</p>
<p>Chosen here: the initial position of the second body, which we could not read in the paper; it is above the same corner of the box as the
first, where it leads to many collisions between the bodies. All else is as in its Table C.3. As in the
paper, the forces act in the middle of the penetration; its eqs. (94), (98) and (C.6) are corrected
(<a href=\"modelica://NormalContact.UsersGuide.References\">References</a>), and Hertz&apos; stiffness is the exact one of an elliptic contact area.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/EllipsoidsInBox.svg\" alt=\"Heights, energy and number of contacts over time\"></p>
<p>The total energy never increases, apart from 1e-5 J of 2840 J that come from the tolerance of the integrator; what is left at the end belongs to the height of the
bodies at rest. The bodies turn freely, so the integrator follows them without the events of <code>turnEvents</code>. The motion is sensitive, each collision multiplies small differences: with the tolerance 1e-8 two integrators agree to 1 mm for the first 2 s
and later in the decay of the energy and the number of contacts; with 1e-10 they agree to 0.1 mm through all 148 contacts.</p>
</html>", figures={Figure(title="Two bodies in a box", identifier="two-bodies-in-a-box", preferred=true, plots={
        Plot(title="Heights", curves={Curve(y=z1, legend="first body"), Curve(y=z2, legend="second body")}),
        Plot(title="Energy", curves={Curve(y=energy_mechanical, legend="mechanical"), Curve(y=lost, legend="lost"), Curve(y=energy_balance, legend="both")}),
        Plot(title="Contacts", curves={Curve(y=contacts, legend="all"), Curve(y=contacts_bodies, legend="between the bodies"), Curve(y=contacts_walls, legend="with floor and walls")})})}));
end EllipsoidsInBox;
