within NormalContactTest.ValveTrain;
partial model IdealCam "Ideal cam with a roller"
  inner Modelica.Mechanics.MultiBody.World world(g=0, enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Revolute shaft(useAxisFlange=true, stateSelect=StateSelect.always);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,-1,0}, useAxisFlange=true, stateSelect=StateSelect.never, s(start=0.02));
  Modelica.Mechanics.MultiBody.Parts.Body tappet(m=0.025, r_CM={0,0,0});
  Modelica.Mechanics.Translational.Components.Spring spring(c=200);
  NormalContact.Joints.CamRoller cam;
  output Real distance=guide.s "Distance of the roller";
  output Real f_n=cam.f_n "Normal force";
equation
  connect(world.frame_b, shaft.frame_a);
  connect(shaft.frame_b, cam.frame_a);
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, tappet.frame_a);
  connect(guide.frame_b, cam.frame_b);
  connect(spring.flange_a, guide.support);
  connect(spring.flange_b, guide.axis);
end IdealCam;
