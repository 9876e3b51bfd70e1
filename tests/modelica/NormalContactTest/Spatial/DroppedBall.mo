within NormalContactTest.Spatial;
model DroppedBall "Steel ball that falls from 0.1 m and rebounds; exported for co-simulation"
  parameter Real r=0.01 "Radius";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=0.1 + r, fixed=true), v(fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass ball(m=0.1);
  NormalContact.Contacts.BodyPlane contact(
    shape=NormalContact.Shapes.Spatial.sphere(r=r),
    useSignals=true,
    redeclare NormalContact.Forces.Normal.Hertz normalForce(restitution=0.6),
    redeclare NormalContact.Forces.Friction.None friction);
  output Real height=guide.s - r "Height above the ground";
  Modelica.Blocks.Interfaces.BooleanOutput touches "= true, if the ball touches the ground";
equation
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, ball.frame_a);
  connect(guide.frame_b, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  connect(contact.contactSignal, touches);
end DroppedBall;
