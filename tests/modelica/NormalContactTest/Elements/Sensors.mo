within NormalContactTest.Elements;
model Sensors "Sensors on bodies that fly: they change no energy"
  import NormalContact.Shapes;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings(animation=false);
  Plate flying_plate(shape=Shapes.Planar.ellipse(a=0.1, b=0.05), y=0.3);
  NormalContact.Sensors.GapToLine line;
  NormalContact.Sensors.GapToCircle circle;
  NormalContact.Sensors.GapToBodyPlanar pair;
  Held flying_body(v_0(each fixed=true));
  NormalContact.Sensors.GapToPlane plane;
  NormalContact.Sensors.GapToBody body;
  output Real E_line=flying_plate.E;
  output Real E_plane=flying_body.E;
  output Real K_line=flying_plate.K;
  output Real K_plane=flying_body.K;
equation
  connect(flying_plate.frame, line.frame_a);
  connect(flying_plate.frame, circle.frame_a);
  connect(flying_plate.frame, pair.frame_a);
  connect(flying_body.frame_a, plane.frame_a);
  connect(flying_body.frame_a, body.frame_a);
  connect(world.frame_b, line.frame_b);
  connect(world.frame_b, circle.frame_b);
  connect(world.frame_b, pair.frame_b);
  connect(world.frame_b, plane.frame_b);
  connect(world.frame_b, body.frame_b);
initial equation
  flying_body.r_0[2] = 0.5;
  annotation (experiment(StopTime=0.2, Interval=0.005, Tolerance=1e-8));
end Sensors;
