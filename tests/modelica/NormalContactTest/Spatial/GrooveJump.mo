within NormalContactTest.Spatial;
model GrooveJump "A ball driven across a groove: its one contact point jumps from side to side, at events"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation height(r={0,0.14,0});
  Modelica.Mechanics.MultiBody.Joints.Prismatic across(n={1,0,0}, useAxisFlange=true);
  Modelica.Mechanics.Translational.Sources.Position drive(exact=true);
  Modelica.Blocks.Sources.Sine sine(amplitude=0.02, f=1, phase=0.5);
  Modelica.Mechanics.MultiBody.Parts.Body body(m=2, r_CM={0,0,0});
  NormalContact.Contacts.BodyTerrain contact(
    shape=NormalContact.Shapes.Spatial.sphere(r=0.1),
    terrain=NormalContact.Shapes.Surfaces.extruded(
      curve=NormalContact.Shapes.Curves.bspline(degree=3, knots={0,0,0,0,1,2,3,4,5,6,6,6,6}, points=[0.6,0.6,0; 0.4,0.4,0; 0.2,0.2,0; 0.01,0.01,0; 0,0,0; -0.01,0.01,0; -0.2,0.2,0; -0.4,0.4,0; -0.6,0.6,0]),
      width=1),
    cells={32,5},
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e6),
    redeclare NormalContact.Forces.Friction.None friction) "Sides of 45 degrees";
  output Real d_gap=contact.gap - ((0.14 - abs(across.s))/sqrt(2) - 0.1) "Gap less the distance from the nearer side";
  output Real side=contact.r_C_b[1]*across.s "Positive: the contact is on the side to which the ball is nearer";
  output Real jumps=contact.jumps "How often it has jumped";
equation
  connect(world.frame_b, contact.frame_b);
  connect(world.frame_b, height.frame_a);
  connect(height.frame_b, across.frame_a);
  connect(across.frame_b, body.frame_a);
  connect(contact.frame_a, body.frame_a);
  connect(sine.y, drive.s_ref);
  connect(drive.flange, across.axis);
  annotation (experiment(StopTime=2, Interval=0.005, Tolerance=1e-8));
end GrooveJump;
