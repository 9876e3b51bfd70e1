within NormalContactTest.Tutorial;
model MyFoot "The steps of UsersGuide.TutorialFoot, one after the other, and nothing else"
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.2, defaultN_to_m=3000);
  inner NormalContact.Gait.Ground ground(length=2);
  inner NormalContact.Settings settings;
  Modelica.Mechanics.MultiBody.Joints.Prismatic hip(n={0,1,0}, s(start=1.05, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body trunk(m=35, r_CM={0,0,0});
  Modelica.Mechanics.MultiBody.Joints.Prismatic leg(n={0,-1,0}, useAxisFlange=true, s(start=0.9, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.Translational.Components.SpringDamper muscle(c=2e4, d=600, s_rel0=0.9);
  Modelica.Mechanics.MultiBody.Joints.Revolute ankle(useAxisFlange=true, phi(start=0.2, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.Rotational.Components.SpringDamper tendon(c=300, d=15);
  NormalContact.Gait.Foot foot;
equation
  connect(world.frame_b, hip.frame_a);
  connect(hip.frame_b, trunk.frame_a);
  connect(hip.frame_b, leg.frame_a);
  connect(muscle.flange_a, leg.support);
  connect(muscle.flange_b, leg.axis);
  connect(leg.frame_b, ankle.frame_a);
  connect(tendon.flange_a, ankle.support);
  connect(tendon.flange_b, ankle.axis);
  connect(ankle.frame_b, foot.ankle);
  annotation (experiment(StopTime=3, Interval=0.002, Tolerance=1e-7));
end MyFoot;
