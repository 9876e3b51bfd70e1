within NormalContactTest.Elements;
model TwoPoints "Ideal joint of a body with two contact points"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings(animation=false);
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
  output Real E_oloid=K_oloid + world.g*oloid_body.r_0[2];
  output Real K_oloid=(oloid_body.v_0*oloid_body.v_0 + oloid_body.w_a*(oloid_body.I*oloid_body.w_a))/2;
equation
  connect(oloid_body.frame_a, oloid.frame_a);
  connect(world.frame_b, oloid.frame_b);
  annotation (experiment(StopTime=0.2, Interval=0.01, Tolerance=1e-8));
end TwoPoints;
