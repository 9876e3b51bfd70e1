within NormalContactTest.Elements;
model SpatialPairs "Ideal joints of bodies and surfaces, and of a body with two contact points"
  import NormalContact.Shapes;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings(animation=false);
  parameter Real size_rolling=1 "Size of the body";
  parameter Real size_surface=1 "Size of the body";
  parameter Real s_rolling[:]=Shapes.Spatial.ellipsoid(a=0.3*size_rolling, b=0.2*size_rolling, c=0.1*size_rolling) "Default shape";
  parameter Real s_surface[:]=Shapes.Spatial.ellipsoid(a=0.3*size_surface, b=0.2*size_surface, c=0.1*size_surface) "Default shape";
  Held rolling_body(shape=s_rolling, y=0.2 + 0.2*size_rolling);
  NormalContact.Joints.RollingOnBody rolling(shape_a=s_rolling);
  Held sliding_body(y=0.4, slides=true);
  NormalContact.Joints.SlidingOnBody sliding;
  Held surface_body(shape=s_surface, y=0.2*size_surface);
  NormalContact.Joints.RollingOnSurface surface(shape=s_surface);
  Held surfaces_body(shape=Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06), y=0.48, slides=true);
  NormalContact.Joints.SlidingSurfaces surfaces;
  Modelica.Mechanics.MultiBody.Parts.Body oloid_body(
    m=1,
    r_CM={0,0,0},
    I_11=0.00476839230441602,
    I_22=0.002507356921766372,
    I_33=0.00476839230441602,
    r_0(start={0,0.075,0}),
    sequence_start={1,3,2},
    angles_start={-Modelica.Constants.pi/3,0,Modelica.Constants.pi},
    useQuaternions=false,
    sequence_angleStates={1,3,2});
  NormalContact.Joints.RollingTwoPoints oloid(
    s(each start=0, each fixed=true),
    psi(start=Modelica.Constants.pi, fixed=true),
    beta(start=-Modelica.Constants.pi, fixed=true),
    beta_der(start=-2, fixed=true));
  output Real E_rolling=rolling_body.E;
  output Real E_sliding=sliding_body.E;
  output Real E_surface=surface_body.E;
  output Real E_surfaces=surfaces_body.E;
  output Real E_oloid=K_oloid + world.g*oloid_body.r_0[2];
  output Real K_rolling=rolling_body.K;
  output Real K_sliding=sliding_body.K;
  output Real K_surface=surface_body.K;
  output Real K_surfaces=surfaces_body.K;
  output Real K_oloid=(oloid_body.v_0*oloid_body.v_0 + oloid_body.w_a*(oloid_body.I*oloid_body.w_a))/2;
protected
  model Held "Body near the top of its counterpart, with its energy"
    extends NormalContact.Parts.ShapedBody(r_0(start={0.02,y,0.01}), v_0(start={0.1,0,0.1}), angles_fixed=true, w_a(start={0.5,0.2,-1}, each fixed=true), useQuaternions=false);
    parameter Real y "Height at the start";
    parameter Boolean slides=false "= true, if the velocity is free" annotation (Evaluate=true);
    Real K=m*(v_0*v_0)/2 + w_a*(I*w_a)/2 "Kinetic energy";
    Real E=K + m*world.g*r_0[2] "Energy";
  initial equation
    r_0[1] = 0.02;
    r_0[3] = 0.01;
    if slides then
      v_0[1] = 0.1;
      v_0[3] = 0.1;
    end if;
  end Held;
equation
  connect(rolling_body.frame_a, rolling.frame_a);
  connect(world.frame_b, rolling.frame_b);
  connect(sliding_body.frame_a, sliding.frame_a);
  connect(world.frame_b, sliding.frame_b);
  connect(surface_body.frame_a, surface.frame_a);
  connect(world.frame_b, surface.frame_b);
  connect(surfaces_body.frame_a, surfaces.frame_a);
  connect(world.frame_b, surfaces.frame_b);
  connect(oloid_body.frame_a, oloid.frame_a);
  connect(world.frame_b, oloid.frame_b);
  annotation (experiment(StopTime=0.1, Interval=0.005, Tolerance=1e-8));
end SpatialPairs;
