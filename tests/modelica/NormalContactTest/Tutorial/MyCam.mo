within NormalContactTest.Tutorial;
model MyCam "The steps of UsersGuide.Tutorial, one after the other, and nothing else"
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.02, nominalLength=0.04, defaultN_to_m=4000);
  inner NormalContact.Settings settings;
  Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(useAxisFlange=true, phi(start=0, fixed=true));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=50);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(useAxisFlange=true, n={0,-1,0}, s(start=0.02, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body follower(m=0.1, r_CM={0,0,0});
  Modelica.Mechanics.Translational.Components.Spring spring(c=4000);
  NormalContact.Contacts.BodyCircle contact(
    R=0.01,
    shape=NormalContact.Shapes.Planar.lobedCam(r=0.02, amplitude=0.01/3),
    redeclare NormalContact.Forces.Normal.Hertz normalForce,
    redeclare NormalContact.Forces.Friction.None friction);
equation
  connect(world.frame_b, camshaft.frame_a);
  connect(speed.flange, camshaft.axis);
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, follower.frame_a);
  connect(spring.flange_a, guide.support);
  connect(spring.flange_b, guide.axis);
  connect(camshaft.frame_b, contact.frame_a);
  connect(guide.frame_b, contact.frame_b);
  annotation (experiment(StopTime=0.25, Interval=0.0001, Tolerance=1e-8));
end MyCam;
