within NormalContactTest.Spatial;
model HoldsOnSlope "Friction that sticks in space: a body that is thrown along a slope comes to rest and stays for a minute"
  constant Real slope=10*Modelica.Constants.pi/180;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, n={sin(slope)*0.6,-cos(slope),sin(slope)*0.8});
  Modelica.Mechanics.MultiBody.Joints.Prismatic joint_x(s(fixed=true), v(start=1, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic joint_y(n={0,1,0}, s(start=0.1, fixed=true), v(fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic joint_z(n={0,0,1}, s(fixed=true), v(start=-0.5, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(m=2, r_CM={0,0,0});
  NormalContact.Contacts.BodyPlane contact(shape=NormalContact.Shapes.Spatial.ellipsoid(0.2, 0.1, 0.3), penetration_max=0.01,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=500), redeclare NormalContact.Forces.Friction.Sticking friction);
  output Real creep=if time > 5 then sqrt(joint_x.v^2 + joint_z.v^2) else 0 "Speed after the body has come to rest";
  output Real hold[2]={contact.friction.stretch[1] - 0.6*tan(slope)/0.3,contact.friction.stretch[3] - 0.8*tan(slope)/0.3} "Stretch, less what holds the body";
  output Real force=sqrt(contact.f_t*contact.f_t) - 0.3*contact.f_n "Friction force, less its limit";
equation
  connect(world.frame_b, joint_x.frame_a);
  connect(joint_x.frame_b, joint_y.frame_a);
  connect(joint_y.frame_b, joint_z.frame_a);
  connect(joint_z.frame_b, body.frame_a);
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  annotation (experiment(StopTime=65, Interval=0.05, Tolerance=1e-8));
end HoldsOnSlope;
