within NormalContactTest.Elements;
model SpatialJoints "Ideal joints in space"
  import NormalContact.Shapes;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings(animation=false);
  parameter Real size_rolling=1 "Size of the body";
  parameter Real s_rolling[:]=Shapes.Spatial.ellipsoid(a=0.3*size_rolling, b=0.2*size_rolling, c=0.1*size_rolling) "Default shape";
  NormalContact.Parts.ShapedBody rolling_body(shape=s_rolling, r_0(start={0,0.2,0}), useQuaternions=false, angles_fixed=true);
  NormalContact.Joints.RollingOnPlane rolling(shape=s_rolling, s(each fixed=true), w_a(start={0.5,0.2,-1}, each fixed=true));
  NormalContact.Parts.ShapedBody solid(r_0(start={0,0.2,0}), useQuaternions=false, angles_fixed=true);
  NormalContact.Joints.SlidingOnPlane sliding(s(each fixed=true), v_s(start={0.1,0}, each fixed=true), w_a(start={0.5,0.2,-1}, each fixed=true));
  output Real K_rolling=rolling_body.m*(rolling_body.v_0*rolling_body.v_0)/2 + rolling_body.w_a*(rolling_body.I*rolling_body.w_a)/2;
  output Real E_rolling=K_rolling + rolling_body.m*world.g*rolling_body.r_0[2];
  output Real K_sliding=solid.m*(solid.v_0*solid.v_0)/2 + solid.w_a*(solid.I*solid.w_a)/2;
  output Real E_sliding=K_sliding + solid.m*world.g*solid.r_0[2];
equation
  connect(rolling_body.frame_a, rolling.frame_a);
  connect(world.frame_b, rolling.frame_b);
  connect(solid.frame_a, sliding.frame_a);
  connect(world.frame_b, sliding.frame_b);
  annotation (experiment(StopTime=0.3, Interval=0.01, Tolerance=1e-8));
end SpatialJoints;
