within NormalContactTest.Users;
model Billiard "A ball that slides at first rolls in the end with 5/7 of its velocity"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=0.2;
  parameter Real r=0.03;
  parameter Real v=1;
  Modelica.Mechanics.MultiBody.Parts.Body ball(m=m, r_CM={0,0,0}, I_11=0.4*m*r^2, I_22=0.4*m*r^2, I_33=0.4*m*r^2, useQuaternions=false, animation=false, r_0(start={0,r,0}, each fixed=true), v_0(start={v*cos(0.4),0,v*sin(0.4)}, each fixed=true), angles_fixed=true, w_0_fixed=true);
  NormalContact.Contacts.BodyPlane contact(shape=NormalContact.Shapes.Spatial.sphere(r=r), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=2e2),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.2, v_d=1e-4));
equation
  connect(ball.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  when terminal() then
    assert(abs(ball.v_0[1] - 5/7*v*cos(0.4)) < 1e-3*v and abs(ball.v_0[3] - 5/7*v*sin(0.4)) < 1e-3*v, "The ball does not roll with 5/7 of its velocity.");
  end when;
end Billiard;
