within NormalContactTest.Users;
model Spinner "A ball that spins on the spot is slowed down by k g/(0.4 r^2)"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=0.2;
  parameter Real r=0.03;
  parameter Real k=2e-4 "Arm of the resistance to spinning";
  parameter Real w=20;
  Modelica.Mechanics.MultiBody.Parts.Body ball(m=m, r_CM={0,0,0}, I_11=0.4*m*r^2, I_22=0.4*m*r^2, I_33=0.4*m*r^2, useQuaternions=false, animation=false,
    sequence_angleStates={2,1,3}, r_0(start={0,r,0}, each fixed=true), v_0(each start=0, each fixed=true), angles_fixed=true, w_0_fixed=true, w_0_start={0,w,0});
  NormalContact.Contacts.BodyPlane contact(shape=NormalContact.Shapes.Spatial.sphere(r=r), spinningArm=k, animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=2e2));
equation
  connect(ball.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  assert(time < 0.5 or abs(ball.w_a[2] - (w - k*world.g/(0.4*r^2)*time)) < 0.02, "The spin does not fall by k g/(0.4 r^2).");
end Spinner;
