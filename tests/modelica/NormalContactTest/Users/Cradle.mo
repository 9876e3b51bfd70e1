within NormalContactTest.Users;
model Cradle "A ball starts in equilibrium between two planes at 45 degrees, by initial equations: m g/(sqrt(2) c) of penetration in each"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=0.5;
  parameter Real r=0.05;
  parameter Real c=1e5;
  Modelica.Mechanics.MultiBody.Parts.Body ball(m=m, r_CM={0,0,0}, I_11=0.4*m*r^2, I_22=0.4*m*r^2, I_33=0.4*m*r^2, useQuaternions=false, animation=false,
    r_0(start={0.0001,r*sqrt(2) - 0.001,0}, fixed={false,false,true}), v_0(each start=0, each fixed=true), a_0(start={0,0,0}, fixed={true,true,false}), angles_fixed=true, w_0_fixed=true);
  NormalContact.Contacts.BodyPlane contact[2](each shape=NormalContact.Shapes.Spatial.sphere(r=r), normal={{1,1,0},{-1,1,0}}, each animation=false,
    redeclare each NormalContact.Forces.Normal.Linear normalForce(c=c, d=2e3), redeclare each NormalContact.Forces.Friction.None friction);
equation
  for i in 1:2 loop
    connect(ball.frame_a, contact[i].frame_a);
    connect(world.frame_b, contact[i].frame_b);
  end for;
  assert(max(abs(contact.gap + fill(m*world.g/(sqrt(2)*c), 2))) < 1e-9, "The ball does not rest where it starts.");
end Cradle;
