within NormalContactTest.Spatial;
model SphereOnSlope "A sphere that rolls and one that slides down a slope whose frame is turned"
  parameter Real slope=0.3;
  inner Modelica.Mechanics.MultiBody.World world;
  Modelica.Mechanics.MultiBody.Parts.FixedRotation ground(
    animation=false,
    r={0.2,0.1,-0.3},
    rotationType=Modelica.Mechanics.MultiBody.Types.RotationTypes.PlanarRotationSequence,
    sequence={1,2,3},
    angles={20,30,-50}) "Frame of no special direction";
  parameter Real n[3]=Modelica.Mechanics.MultiBody.Frames.resolve2(ground.R_rel, {sin(slope),cos(slope),0}) "Normal of the slope in that frame";
  Modelica.Mechanics.MultiBody.Parts.Body a(
    m=2,
    r_CM={0,0,0},
    I_11=0.4*2*0.01,
    I_22=0.4*2*0.01,
    I_33=0.4*2*0.01,
    angles_fixed=true,
    useQuaternions=false,
    animation=false,
    w_a(each fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body b(
    m=2,
    r_CM={0,0,0},
    I_11=0.008,
    I_22=0.008,
    I_33=0.008,
    angles_fixed=true,
    useQuaternions=false,
    animation=false,
    w_a(start={1,2,3}, each fixed=true));
  NormalContact.Joints.RollingOnPlane rolling(
    animation=false,
    shape=NormalContact.Shapes.Spatial.sphere(r=0.1),
    normal=n,
    s(each fixed=true));
  NormalContact.Joints.SlidingOnPlane sliding(
    animation=false,
    shape=NormalContact.Shapes.Spatial.sphere(r=0.1),
    normal=n,
    s(each fixed=true),
    v_s(each fixed=true));
  Real x_roll=(a.r_0 - r_a)*{cos(slope),-sin(slope),0} "Way down the slope";
  Real x_slide=(b.r_0 - r_a)*{cos(slope),-sin(slope),0};
  Real f_n=rolling.f_n;
  Real f_t=sqrt(rolling.f_t*rolling.f_t);
  Real w_slide[3]=b.w_a;
protected
  parameter Real r_a[3]=ground.r + 0.1*{sin(slope),cos(slope),0} "Centre at the start";
equation
  connect(world.frame_b, ground.frame_a);
  connect(ground.frame_b, rolling.frame_b);
  connect(ground.frame_b, sliding.frame_b);
  connect(rolling.frame_a, a.frame_a);
  connect(sliding.frame_a, b.frame_a);
  annotation (experiment(StopTime=1, Interval=0.02, Tolerance=1e-8));
end SphereOnSlope;
