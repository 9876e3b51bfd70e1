within NormalContact.Examples.Spatial;
model TumblingSuperellipsoid "Superellipsoid that falls, tumbles and comes to rest"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  inner Modelica.Mechanics.MultiBody.World world "World, y up"
    annotation (Placement(transformation(extent={{-80,-40},{-60,-20}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,0,0},
    I_11=0.012,
    I_22=0.022,
    I_33=0.03,
    r_0(start={0,0.5,0}, each fixed=true),
    v_0(start={0.5,0,0.2}, each fixed=true),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={0.5,0.3,0.4},
    w_a(start={2,1,-3}, each fixed=true),
    useQuaternions=false,
    animation=false) "Body"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Contacts.BodyPlane contact(
    shape=Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.03),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e6, restitution=0.5),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.4, v_d=0.01)) "Elastic contact"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}}, rotation=0, origin={0,0})));
  Modelica.Units.SI.Energy energy "Kinetic and potential energy";
protected
  Modelica.Units.SI.Velocity v_CM[3] "Velocity of the centre of mass, resolved in the body";
equation
  connect(world.frame_b, contact.frame_b) annotation (Line(points={{-60,-30},{20,-30},{20,0},{10,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_a, body.frame_a) annotation (Line(points={{-10,0},{-20,0},{-20,30},{30,30},{30,0},{40,0}}, color={95,95,95}, thickness=0.5));
  v_CM = Frames.resolve2(body.frame_a.R, body.v_0) + cross(body.w_a, body.r_CM);
  energy = 0.5*body.m*v_CM*v_CM + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*(body.r_0[2] + Frames.resolve1(body.frame_a.R, body.r_CM)*{0,1,0});
  annotation (
    experiment(StopTime=4, Interval=0.005, Tolerance=1e-7),
    Documentation(info="<html>
<p>A rounded superellipsoid is thrown onto a plane, bounces, tumbles and comes to rest by restitution and friction. The energy never
increases.</p>
</html>"));
end TumblingSuperellipsoid;
