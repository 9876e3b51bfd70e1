within NormalContact.Examples.Spatial;
model Rattleback "Rattleback (celt): a stone that prefers one sense of spin"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Icons.Example;
  inner Modelica.Mechanics.MultiBody.World world "World, y up"
    annotation (Placement(transformation(extent={{-80,-40},{-60,-20}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,-0.01,0},
    I_11=0.0002,
    I_22=0.0017,
    I_33=0.0016,
    I_31=-0.00002,
    r_0(start={0,0.02,0}),
    angles_fixed=true,
    sequence_start={1,3,2},
    angles_start={0.0087266462599716477,0.0087266462599716477,0},
    w_a(start={0,5,0}, each fixed=true),
    useQuaternions=false,
    animation=false) "Body"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.RollingOnPlane contact(shape=Shapes.Spatial.ellipsoid(a=0.2, b=0.02, c=0.03)) "Rolling without slip"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}}, rotation=0, origin={0,0})));
  Modelica.Units.SI.AngularVelocity spin "Angular velocity about the vertical";
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
  spin = Frames.resolve1(body.frame_a.R, body.w_a)*{0,1,0};
  annotation (
    experiment(StopTime=10, Interval=0.005, Tolerance=1e-8),
    Documentation(info="<html>
<p>The lower half of an ellipsoid with semi-axes 0.2, 0.02 and 0.03 m, with its centre of mass 0.01 m below the centre and principal
axes of inertia slightly turned against those of the ellipsoid. Spun in one sense it soon rattles, stops, and turns round; plot
<code>spin</code>. It rolls without slip, so energy is conserved.</p>
</html>"));
end Rattleback;
