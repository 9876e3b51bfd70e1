within NormalContactTest.Gait;
model SmoothSpheres "Two spheres under a foot that falls, turns and slides, against the published formulas"
  parameter Real circles[2, 3]={{0.035,0.0313,0.0104},{0.015,0.1774,-0.0157}};
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Gait.Ground ground;
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    s_x(fixed=true),
    s_y(start=0.05, fixed=true),
    phi(start=0.3, fixed=true),
    v_x(start=1, fixed=true),
    v_y(start=-0.8, fixed=true),
    w(start=-1, fixed=true));
  NormalContact.Gait.Foot foot(
    m=10,
    circles=circles,
    share=0.5,
    redeclare model NormalForce = NormalContact.Forces.Normal.SmoothSphere,
    redeclare model Friction = NormalContact.Forces.Friction.SmoothSphere (mu_s=0.9));
  NormalContact.Contacts.BodyLine off(shape=NormalContact.Shapes.Planar.circle(r=0.05), useEnable=true, redeclare NormalContact.Forces.Normal.SmoothSphere normalForce);
  Modelica.Blocks.Sources.BooleanConstant never(k=false);
  output Real load=foot.f[2];
  output Real error[2](each unit="N")={abs(foot.f[1] - sum(f_t)),abs(foot.f[2] - sum(f_n))} "Forces, less the published ones";
  output Real moment=abs(foot.f[2]*foot.x_P - sum(f_n[i]*x[i] - f_t[i]*(y[i] - circles[i, 1] + d[i]/2) for i in 1:2)) "Moment about the origin, by the centre of pressure";
  output Real silent=abs(off.f_n) "Force of a contact that is switched off";
protected
  Real x[2]={planar.s_x + cos(planar.phi)*circles[i, 2] - sin(planar.phi)*circles[i, 3] for i in 1:2} "Centres";
  Real y[2]={planar.s_y + sin(planar.phi)*circles[i, 2] + cos(planar.phi)*circles[i, 3] for i in 1:2};
  Real d[2]={circles[i, 1] - y[i] for i in 1:2} "Indentation";
  Real v[2]={-planar.v_y - planar.w*(x[i] - planar.s_x) for i in 1:2} "Its rate";
  Real v_t[2]={planar.v_x - planar.w*(-d[i]/2 - planar.s_y) for i in 1:2} "Slip, half way between the surfaces";
  Real slip[2]={sqrt(v_t[i]^2 + 1e-5) for i in 1:2};
  constant Real k=0.5*3067776^(2/3);
  Real f_n[2]={4/3*k*sqrt(circles[i, 1]*k)*(d[i]^2 + 1e-5)^0.75*(0.5 + 0.5*tanh(300*d[i]))*(1 + 1.5*2*v[i])*(0.5 + 0.5*tanh(50*(v[i] + 1/3))) for i in 1:2};
  Real f_t[2]={-f_n[i]*(min(slip[i]/0.2, 1)*(0.8 + 2*0.1/(1 + (slip[i]/0.2)^2)) + 0.5*slip[i])*v_t[i]/slip[i] for i in 1:2};
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, foot.ankle);
  connect(planar.frame_b, off.frame_a);
  connect(world.frame_b, off.frame_b);
  connect(never.y, off.enable);
  annotation (experiment(StopTime=0.3, Interval=0.001, Tolerance=1e-8));
end SmoothSpheres;
