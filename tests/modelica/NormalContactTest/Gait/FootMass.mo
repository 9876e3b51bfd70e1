within NormalContactTest.Gait;
model FootMass "A foot falls and rolls: mass of a homogeneous sole, moments of the ground reaction force, and a pad from a record, by closed forms"
  parameter Boolean aboutAnkle=true annotation (Evaluate=true);
  parameter Real r=0.05;
  parameter Real K(fixed=false);
  parameter Real m(fixed=false);
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Gait.Ground ground(slope=0.1, r_0={0.2,0,0});
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    s_x(fixed=true),
    s_y(start=0.2, fixed=true),
    phi(fixed=true),
    v_x(start=1, fixed=true),
    v_y(fixed=true),
    w(start=2, fixed=true));
  NormalContact.Gait.Foot foot(
    homogeneous=true,
    density=1000,
    width=0.1,
    sole=NormalContact.Gait.roundSole(r, 0.03, -0.02),
    useSignals=true,
    aboutAnkle=aboutAnkle,
    r_t={0.3,0.1,0},
    redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=K, m=m, restitution=0.3));
  output Real mass=foot.m - pi*r^2*100;
  output Real inertia=foot.I_33 - pi*r^4/2*100;
  output Real centre=foot.r_CM*{1,0,0} - 0.03 + foot.r_CM*{0,1,0} + 0.02;
  output Real stiffness=K - 3e5;
  output Real exponent=m - 1.7;
  output Real moment=foot.momentSignal - (arm[1]*force[2] - arm[2]*force[1]) "Moment, less that of the force at the centre of pressure";
  output Real load=foot.f[2];
protected
  constant Real pi=Modelica.Constants.pi;
  Real along[2]={cos(ground.slope),-sin(ground.slope)};
  Real away[2]={sin(ground.slope),cos(ground.slope)};
  Real force[2]=foot.f[1]*along + foot.f[2]*away;
  Real arm[2]=ground.r_0[1:2] + foot.x_P*along - (if aboutAnkle then {planar.s_x,planar.s_y} else {0.3,0.1});
initial algorithm
  (K, m) := NormalContact.Gait.padStiffness(delta={0,1e-3,3e-3,6e-3}, force={0,3e5*1e-3^1.7,3e5*3e-3^1.7,3e5*6e-3^1.7});
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, foot.ankle);
  annotation (experiment(StopTime=0.5, Interval=0.001, Tolerance=1e-8));
end FootMass;
