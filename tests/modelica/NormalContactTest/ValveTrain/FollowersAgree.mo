within NormalContactTest.ValveTrain;
model FollowersAgree "What cams on flanges derive from the potential is what the kernel gives for the same pose"
  import NormalContact.Functions.Planar;
  NormalContact.Mechanisms.RollerFollower roller(redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6));
  NormalContact.Mechanisms.FlatFollower flat(redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e6));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=40, phi(fixed=true));
  Modelica.Mechanics.Translational.Components.Mass mass[2](each m=0.1, each s(start=-2e-5, fixed=true), each v(fixed=true));
  Modelica.Mechanics.Translational.Components.Spring spring[2](each c=2e4, each s_rel0=0.01);
  Modelica.Mechanics.Translational.Components.Fixed fixed[2](each s0=0.005);
  Real gap_roller, gap_flat, psi, phi, kappa_roller, kappa_flat, kappa_b, kappa_line;
  Real e_n[2], p_b[2], q_b[2], v_s[4], arm[2];
  output Real v_n_roller=e_n*({-roller.v,0} + roller.w*{-arm[2],arm[1]}) "Normal velocity of the cam at the contact point";
  output Real tau_roller=roller.f_n*(arm[1]*e_n[2] - arm[2]*e_n[1]) "Torque of the normal force on the cam";
  output Real side_roller=-roller.f_n*e_n[2] "Side force of the normal force";
  output Real u_roller=-v_s[1] "Speed of the surface of the cam past the contact point";
  output Real u_flat=-v_s[3] "Speed of the surface of the cam past the contact point";
  output Real u_face=-v_s[4] "Speed of the face past the contact point";
  output Real v_n_flat=flat.v + flat.w*q_b[1] "Normal velocity of the cam at the contact point";
  output Real tau_flat=flat.f_n*q_b[1] "Torque of the normal force on the cam";
equation
  // the roller's axis: x along the follower, y turned by 90 deg
  (gap_roller, psi, e_n[1], e_n[2], , , p_b[1], p_b[2], kappa_roller, kappa_b, v_s[1], v_s[2]) = Planar.circle(roller.shape, roller.R, false, -roller.distance, 0, cos(roller.angle), -sin(roller.angle), -roller.v, 0, roller.w);
  arm = p_b + {roller.distance,0};
  // the face: y into the cam, x turned by -90 deg from it
  (gap_flat, phi, , , q_b[1], q_b[2], kappa_flat, kappa_line, v_s[3], v_s[4]) = Planar.line(flat.shape, 0, flat.distance, -sin(flat.angle), -cos(flat.angle), 0, flat.v, flat.w);
  connect(drive.flange, roller.camshaft);
  connect(drive.flange, flat.camshaft);
  connect(roller.follower, mass[1].flange_a);
  connect(flat.follower, mass[2].flange_a);
  connect(mass.flange_b, spring.flange_a);
  connect(spring.flange_b, fixed.flange);
  annotation (experiment(StopTime=0.4, Interval=1e-3, Tolerance=1e-8));
end FollowersAgree;
