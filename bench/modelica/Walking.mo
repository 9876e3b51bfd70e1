package Walking "Legs with torque drives that follow the stride of Examples.Gait.Stride, the pelvis is guided"
  model OneSole "One sole a foot"
    inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
    inner NormalContact.Gait.Ground ground;
    Modelica.Mechanics.MultiBody.Joints.Prismatic forward(n={1,0,0}, useAxisFlange=true);
    Modelica.Mechanics.MultiBody.Joints.Prismatic upward(n={0,1,0}, s(start=0.8667, fixed=true), v(fixed=true), useAxisFlange=true);
    Modelica.Mechanics.Translational.Sources.ConstantSpeed speed(v_fixed=1.25, s(start=0, fixed=true));
    Modelica.Mechanics.Translational.Components.SpringDamper guide(c=2000, d=1000, s_rel0=0.8817) "Holds the pelvis upright, softly";
    Modelica.Mechanics.MultiBody.Parts.FixedRotation tilt(n={0,0,1}, angle=-0.1*180/Modelica.Constants.pi);
    Modelica.Mechanics.MultiBody.Parts.Body trunk(m=37.954608, r_CM={-0.111392,0.288503,0}, I_33=2.295946);
    Modelica.Mechanics.MultiBody.Parts.FixedTranslation hips(r={-0.0682778,-0.0638354,0});
    NormalContact.Gait.Leg right(phi_0={0.6985086,-0.5018788,0.2533702});
    NormalContact.Gait.Leg left(phi_0={-0.073746,-0.453867,0.331371});
    Modelica.Mechanics.Rotational.Sources.Torque rightDrive[3];
    Modelica.Mechanics.Rotational.Sources.Torque leftDrive[3];
    output Real f=right.foot.f[2] + left.foot.f[2];
  protected
    constant Integer n=8 "Harmonics of the stride that the drives follow";
    parameter Real table[131, 7]=NormalContact.Gait.walkingStride();
    parameter Real q_0[3]={sum(table[6:125, i])/120 for i in 5:7};
    parameter Real a[3, n]={{sum(table[6 + j, i]*cos(2*pi*k*j/120) for j in 0:119)/60 for k in 1:n} for i in 5:7};
    parameter Real b[3, n]={{sum(table[6 + j, i]*sin(2*pi*k*j/120) for j in 0:119)/60 for k in 1:n} for i in 5:7};
    constant Real pi=Modelica.Constants.pi;
    Real q[2, 3]={{q_0[i] + sum(a[i, k]*cos(2*pi*k*t[j]) + b[i, k]*sin(2*pi*k*t[j]) for k in 1:n) for i in 1:3} for j in 1:2} "Right and left";
    Real w[2, 3]={{sum(2*pi*k*(b[i, k]*cos(2*pi*k*t[j]) - a[i, k]*sin(2*pi*k*t[j])) for k in 1:n) for i in 1:3} for j in 1:2};
    Real t[2]={time,time + 0.5};
    parameter Real c[3]={1500,1500,800};
    parameter Real d[3]={30,30,15};
  equation
    rightDrive.tau = {c[i]*(q[1, i] - right.phi[i]) + d[i]*(w[1, i] - right.w[i]) for i in 1:3};
    leftDrive.tau = {c[i]*(q[2, i] - left.phi[i]) + d[i]*(w[2, i] - left.w[i]) for i in 1:3};
    connect(world.frame_b, forward.frame_a);
    connect(forward.frame_b, upward.frame_a);
    connect(upward.frame_b, tilt.frame_a);
    connect(tilt.frame_b, trunk.frame_a);
    connect(tilt.frame_b, hips.frame_a);
    connect(hips.frame_b, right.frame);
    connect(hips.frame_b, left.frame);
    connect(speed.flange, forward.axis);
    connect(guide.flange_a, upward.support);
    connect(guide.flange_b, upward.axis);
    connect(rightDrive.flange, right.axis);
    connect(leftDrive.flange, left.axis);
    annotation (experiment(StopTime=10, Interval=0.005, Tolerance=1e-6));
  end OneSole;

  model SixSpheres "Six spheres a foot with the laws of the one sole"
    extends OneSole(right(foot(circles=spheres, redeclare model NormalForce = Law)), left(foot(circles=spheres, redeclare model NormalForce = Law)));
    constant Real spheres[6, 3]={{0.03,-0.02,-0.034},{0.03,0.012,-0.036},{0.03,0.044,-0.038},{0.03,0.074,-0.042},{0.025,0.1,-0.045},{0.02,0.125,-0.05}};
    model Law = NormalContact.Forces.Normal.PowerLaw (K=1e5, m=1.5, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=3);
    annotation (experiment(StopTime=10, Interval=0.005, Tolerance=1e-6));
  end SixSpheres;
end Walking;
