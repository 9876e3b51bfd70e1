within NormalContactTest.Spatial;
model Sensors "A ball that is led past a plane and another ball: gaps in closed form, and no force"
  parameter Real r=0.05 "Radius of the ball";
  parameter Real R=0.03 "Radius of the other one";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={1,2,2}, useAxisFlange=true);
  Modelica.Mechanics.Translational.Sources.Position move(exact=true);
  NormalContact.Sensors.GapToPlane plane(shape=NormalContact.Shapes.Spatial.sphere(r=r), normal={0,1,0});
  NormalContact.Sensors.GapToBody pair(shape_a=NormalContact.Shapes.Spatial.roundedEllipsoid(a=1e-3, b=1e-3, c=1e-3, r=r - 1e-3), shape_b=NormalContact.Shapes.Spatial.sphere(r=R));
  Modelica.Blocks.Interfaces.RealOutput gap "Gap as signal";
  Real s=0.1 + 0.05*sin(5*time) "Position";
equation
  move.s_ref = s;
  connect(move.flange, guide.axis);
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, plane.frame_a);
  connect(guide.frame_b, pair.frame_a);
  connect(world.frame_b, plane.frame_b);
  connect(world.frame_b, pair.frame_b);
  connect(plane.gapSignal, gap);
  assert(abs(gap - (2/3*s - r)) < 1e-12, "The gap to the plane is not y - r.");
  assert(abs(pair.gap - (s - r - R)) < 1e-12, "The gap of the balls is not that of their centres less both radii.");
  assert(max(abs(pair.e_n - {1,2,2}/3)) < 1e-9, "The normal is not along the centres.");
  assert(abs(plane.kappa[1] - 1/r) + abs(pair.kappa[2] - 1/r) < 1e-6, "The curvature is not 1/r.");
  assert(abs(move.flange.f) < 1e-12, "A sensor has a force.");
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-8));
end Sensors;
