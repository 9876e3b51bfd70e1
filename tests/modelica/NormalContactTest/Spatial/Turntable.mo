within NormalContactTest.Spatial;
model Turntable "On a turntable a ball that rolls runs in a circle with 2/7 of its angular velocity, and a body that slides goes straight on"
  parameter Real r=0.05 "Radius of the ball";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Revolute table(n={0,1,0}, useAxisFlange=true, stateSelect=StateSelect.always);
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=3, phi(fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body ball(r_CM={0,0,0}, m=1, I_11=0.4*r^2, I_22=0.4*r^2, I_33=0.4*r^2,
    r_0(start={0,r,-0.3}), angles_fixed=true, useQuaternions=false);
  NormalContact.Joints.RollingOnPlane rolling(shape=NormalContact.Shapes.Spatial.sphere(r=r), s(start={0.3,0}, each fixed=true),
    w_a(start={0,0,0}, each fixed=true), enforceStates=false);
  Modelica.Mechanics.MultiBody.Parts.Body puck(r_CM={0,0,0}, m=1, r_0(start={0,r,-0.3}), angles_fixed=true, useQuaternions=false);
  NormalContact.Joints.SlidingOnPlane sliding(shape=NormalContact.Shapes.Spatial.ellipsoid(a=r, b=0.9*r, c=0.8*r), s(start={0.3,0}, each fixed=true),
    v_s(start={0,0}, each fixed=true), w_a(start={0,0,0}, each fixed=true), enforceStates=false);
  output Real x=ball.r_0[1] + 1.05*sin(6/7*time) "Distance from the circle, zero";
  output Real z=ball.r_0[3] - 0.75 + 1.05*cos(6/7*time) "Distance from the circle, zero";
  output Real straight=abs(puck.r_0[1] + 0.9*time) + abs(puck.r_0[3] + 0.3) + abs(puck.r_0[2] - 0.9*r) "Distance from the line, zero";
equation
  connect(world.frame_b, table.frame_a);
  connect(drive.flange, table.axis);
  connect(table.frame_b, rolling.frame_b);
  connect(ball.frame_a, rolling.frame_a);
  connect(table.frame_b, sliding.frame_b);
  connect(puck.frame_a, sliding.frame_a);
  annotation (experiment(StopTime=2, Interval=0.02, Tolerance=1e-9), __OpenModelica_simulationFlags(ls="totalpivot"));
end Turntable;
