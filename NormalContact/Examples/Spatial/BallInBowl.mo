within NormalContact.Examples.Spatial;
model BallInBowl "Ball that rolls in a bowl: a concave counterpart"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Radius R_bowl=0.3 "Radius of the bowl";
  parameter Modelica.Units.SI.Radius R_ball=0.05 "Radius of the ball";
  inner Modelica.Mechanics.MultiBody.World world "World, y up"
    annotation (Placement(transformation(extent={{-80,-40},{-60,-20}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=0.5,
    r_CM={0,0,0},
    I_11=0.4*0.5*R_ball^2,
    I_22=0.4*0.5*R_ball^2,
    I_33=0.4*0.5*R_ball^2,
    r_0(start={(R_bowl - R_ball)*sin(0.3),-(R_bowl - R_ball)*cos(0.3),0}, each fixed=true),
    v_0(start={0,0,0.4}, each fixed=true),
    angles_fixed=true,
    w_a(each fixed=true),
    sphereDiameter=2*R_ball,
    useQuaternions=false) "Ball"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Contacts.BodySphere contact(
    R=R_ball,
    description=NormalContact.Types.SphereDescription.PolarConcave,
    shape=Shapes.Spatial.sphere(r=R_bowl - R_ball),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.5, v_d=1e-3)) "Bowl around the ball"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}})));
  Modelica.Units.SI.Angle angle "Angle of the ball to the vertical, seen from the centre of the bowl";
equation
  connect(world.frame_b, contact.frame_a) annotation (Line(points={{-60,-30},{-30,-30},{-30,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_b, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  angle = atan2(sqrt(body.r_0[1]^2 + body.r_0[3]^2), -body.r_0[2]);
  annotation (
    experiment(StopTime=5, Interval=0.005, Tolerance=1e-7),
    Documentation(info="<html>
<p>A ball rolls in a spherical bowl around the origin. The bowl is the shaped body, described by its polar potential: the centre of the
ball is at the distance R_bowl - R_ball in contact. For small angles the ball swings with the period
2&pi; sqrt(7 (R_bowl - R_ball)/(5 g)).</p>
</html>"));
end BallInBowl;
