within NormalContactTest.Tutorial;
model OwnElement "The element of the page on own elements: without friction, the disc swings as a pendulum"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    s_x(start=(0.45 + delta)*sin(1), fixed=true),
    s_y(start=-(0.45 + delta)*cos(1), fixed=true),
    phi(fixed=true),
    v_x(fixed=true),
    v_y(fixed=true),
    w(start=2, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1, I_33=1e-3);
  DiscInPipe contact(
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e7, d=100),
    redeclare NormalContact.Forces.Friction.None friction);
  output Real angle=atan2(planar.s_x, -planar.s_y) "Angle of the disc in the pipe";
  output Real rolled=contact.v_s_a + contact.v_t "Speed along the pipe by the disc and by sliding";
  output Real along=contact.v_s_b "The same by the pipe";
  output Real f_n=contact.f_n "Normal force";
protected
  parameter Real delta=world.g*cos(1)/1e7 "Penetration in equilibrium";
equation
  connect(world.frame_b, planar.frame_a);
  connect(world.frame_b, contact.frame_b);
  connect(planar.frame_b, body.frame_a);
  connect(planar.frame_b, contact.frame_a);
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-10));
end OwnElement;
