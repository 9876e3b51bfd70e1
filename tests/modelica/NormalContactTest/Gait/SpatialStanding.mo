within NormalContactTest.Gait;
model SpatialStanding "A body on two feet of two ellipsoids each, in space, comes to rest on a slope"
  import Modelica.Mechanics.MultiBody.Frames;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Gait.Ground ground(slope=0.05);
  Modelica.Mechanics.MultiBody.Parts.Body trunk(
    m=40,
    r_CM={0.03,0.3,0.01},
    I_11=2,
    I_22=1,
    I_33=2,
    r_0(start={0,0.09,0}, each fixed=true),
    v_0(each fixed=true),
    angles_fixed=true,
    w_a(each fixed=true),
    z_a(each start=0));
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation toLeft(r={0,0,-0.1});
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation toRight(r={0,0,0.1});
  NormalContact.Gait.SpatialFoot left(
    ellipsoids=[0.05,0.04,0.04,-0.03,-0.04,0; 0.06,0.04,0.04,0.12,-0.04,0],
    useSignals=true,
    body(z_a(each start=0)),
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50));
  NormalContact.Gait.SpatialFoot right(
    ellipsoids=[0.05,0.04,0.04,-0.03,-0.04,0; 0.06,0.04,0.04,0.12,-0.04,0],
    useSignals=true,
    body(z_a(each start=0)),
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=50));
  Modelica.Blocks.Math.Sum load(nin=2) "Load of both feet, from their signals";
  output Real f_y=load.y "Load, away from the ground";
  output Real f_x=left.f[1] + right.f[1] "Along the ground";
  output Real d_x=(left.f[2]*left.r_P[1] + right.f[2]*right.r_P[1])/max(f_y, 1) - centre[1] - centre[2]*tan(ground.slope) "Centre of pressure less the foot of the plumb line, along the ground";
  output Real d_z=(left.f[2]*left.r_P[3] + right.f[2]*right.r_P[3])/max(f_y, 1) - centre[3] "The same to the side";
  output Real v=sqrt(trunk.v_0*trunk.v_0) "Speed";
protected
  Real centre[3]=Frames.resolve2(ground.frame.R, (trunk.m*(trunk.r_0 + Frames.resolve1(trunk.frame_a.R, trunk.r_CM))
     + left.m*(left.ankle.r_0 + Frames.resolve1(left.ankle.R, left.r_CM)) + right.m*(right.ankle.r_0 + Frames.resolve1(right.ankle.R, right.r_CM)))/(trunk.m + left.m + right.m))
    "Centre of mass, in the frame of the ground";
equation
  connect(trunk.frame_a, toLeft.frame_a);
  connect(trunk.frame_a, toRight.frame_a);
  connect(toLeft.frame_b, left.ankle);
  connect(toRight.frame_b, right.ankle);
  connect(left.forceSignal[2], load.u[1]);
  connect(right.forceSignal[2], load.u[2]);
  annotation (experiment(StopTime=4, Interval=0.02, Tolerance=1e-7));
end SpatialStanding;
