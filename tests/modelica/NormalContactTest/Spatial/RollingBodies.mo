within NormalContactTest.Spatial;
model RollingBodies "Two free ellipsoids that roll on each other: momentum and energy"
  import Modelica.Mechanics.MultiBody.Frames;
  inner Modelica.Mechanics.MultiBody.World world(gravityType=Modelica.Mechanics.MultiBody.Types.GravityTypes.NoGravity);
  Modelica.Mechanics.MultiBody.Parts.Body a(
    m=2,
    r_CM={0,0,0},
    I_11=0.02,
    I_22=0.03,
    I_33=0.04,
    r_0(start={0.05,0.36,0.02}),
    angles_fixed=true,
    angles_start={0.2,0.1,-0.3},
    w_a(start={1,-2,3}, each fixed=true),
    useQuaternions=false,
    animation=false);
  Modelica.Mechanics.MultiBody.Parts.Body b(
    m=3,
    r_CM={0,0,0},
    I_11=0.05,
    I_22=0.06,
    I_33=0.07,
    r_0(start={0,0,0}, each fixed=true, each stateSelect=StateSelect.always),
    v_0(start={-0.1,0.4,0.2}, each fixed=true, each stateSelect=StateSelect.always),
    angles_fixed=true,
    angles_start={0.1,0.2,0.2},
    w_a(start={0.5,1,-0.7}, each fixed=true, each stateSelect=StateSelect.always),
    useQuaternions=false,
    animation=false);
  NormalContact.Joints.RollingOnBody rolling(
    animation=false,
    shape_a=NormalContact.Shapes.Spatial.ellipsoid(a=0.2, b=0.12, c=0.16),
    shape_b=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.25, c=0.35));
  Real p[3]=a.m*a.v_0 + b.m*b.v_0 "Momentum";
  Real L[3]=Frames.resolve1(a.frame_a.R, a.I*a.w_a) + a.m*cross(a.r_0, a.v_0) + Frames.resolve1(b.frame_a.R, b.I*b.w_a) + b.m*cross(b.r_0, b.v_0)
    "Angular momentum about the origin";
  Real E=(a.m*a.v_0*a.v_0 + a.w_a*(a.I*a.w_a) + b.m*b.v_0*b.v_0 + b.w_a*(b.I*b.w_a))/2 "Kinetic energy";
initial equation
  a.r_0[1] = 0.05;
  a.r_0[3] = 0.02;
equation
  connect(a.frame_a, rolling.frame_a);
  connect(b.frame_a, rolling.frame_b);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-9));
end RollingBodies;
