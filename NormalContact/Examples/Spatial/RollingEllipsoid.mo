within NormalContact.Examples.Spatial;
model RollingEllipsoid "Ellipsoid that rolls on a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  inner Modelica.Mechanics.MultiBody.World world "World, y up"
    annotation (Placement(transformation(extent={{-80,-40},{-60,-20}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,0,0},
    I_11=(0.2^2 + 0.1^2)/5,
    I_22=(0.3^2 + 0.1^2)/5,
    I_33=(0.3^2 + 0.2^2)/5,
    r_0(start={0,0.2,0}),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={0.3,0.2,0.1},
    w_a(start={1,2,-3}, each fixed=true),
    useQuaternions=false,
    animation=false) "Body"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingOnPlane contact(shape=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)) "Rolling without slip"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}}, rotation=0, origin={0,0})));
  Modelica.Units.SI.Energy energy "Kinetic and potential energy";
protected
  Modelica.Units.SI.Velocity v_CM[3] "Velocity of the centre of mass, resolved in the body";
initial equation
  body.r_0[1] = 0;
  body.r_0[3] = 0;
equation
  connect(world.frame_b, contact.frame_b) annotation (Line(points={{-60,-30},{20,-30},{20,0},{10,0}}, color={95,95,95}, thickness=0.5));
  connect(contact.frame_a, body.frame_a) annotation (Line(points={{-10,0},{-20,0},{-20,30},{30,30},{30,0},{40,0}}, color={95,95,95}, thickness=0.5));
  v_CM = Frames.resolve2(body.frame_a.R, body.v_0) + cross(body.w_a, body.r_CM);
  energy = 0.5*body.m*v_CM*v_CM + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*(body.r_0[2] + Frames.resolve1(body.frame_a.R, body.r_CM)*{0,1,0});
  annotation (
    experiment(StopTime=5, Interval=0.01, Tolerance=1e-8),
    Documentation(info="<html>
<p>A solid ellipsoid rolls on a plane without slip and spins freely about the normal. The potential is the constraint, so gap and slip
stay at rounding level and energy is conserved to the tolerance of the integrator.</p>
</html>"));
end RollingEllipsoid;
