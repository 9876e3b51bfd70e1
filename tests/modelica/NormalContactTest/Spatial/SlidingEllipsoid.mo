within NormalContactTest.Spatial;
model SlidingEllipsoid "Ellipsoid that slides without friction: energy, momentum along the plane, angular momentum about the vertical"
  import Modelica.Mechanics.MultiBody.Frames;
  inner Modelica.Mechanics.MultiBody.World world;
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,0,0},
    I_11=0.01,
    I_22=0.02,
    I_33=0.026,
    angles_fixed=true,
    angles_start={0.3,0.2,0.1},
    useQuaternions=false,
    animation=false,
    w_a(start={1,2,-3}, each fixed=true));
  NormalContact.Joints.SlidingOnPlane sliding(
    animation=false,
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1),
    s(each fixed=true),
    v_s(start={0.3,0.2}, each fixed=true));
  Real E=0.5*body.v_0*body.v_0 + 0.5*body.w_a*(body.I*body.w_a) + world.g*body.r_0[2];
  Real v_x=body.v_0[1];
  Real v_z=body.v_0[3];
  Real L_y=Frames.resolve1(body.frame_a.R, body.I*body.w_a)*{0,1,0};
equation
  connect(world.frame_b, sliding.frame_b);
  connect(sliding.frame_a, body.frame_a);
  annotation (experiment(StopTime=3, Interval=0.02, Tolerance=1e-8));
end SlidingEllipsoid;
