within NormalContactTest.Users;
model Hopper "A ball between three turned planes: m g/(3 cos(beta)) each"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=0.5;
  parameter Real r=0.05;
  parameter Real beta=40;
  Modelica.Mechanics.MultiBody.Parts.FixedRotation turned[3](each rotationType=Modelica.Mechanics.MultiBody.Types.RotationTypes.PlanarRotationSequence, each sequence={2,3,1}, angles={{120*i,beta,0} for i in 0:2}, each animation=false);
  Modelica.Mechanics.MultiBody.Parts.Body ball(m=m, r_CM={0,0,0}, I_11=0.4*m*r^2, I_22=0.4*m*r^2, I_33=0.4*m*r^2, useQuaternions=false, animation=false,
    r_0(start={0,r/Modelica.Math.cos(beta*Modelica.Constants.pi/180),0}, each fixed=true), v_0(each start=0, each fixed=true), angles_fixed=true, w_0_fixed=true);
  NormalContact.Contacts.BodyPlane contact[3](each shape=NormalContact.Shapes.Spatial.sphere(r=r), each animation=false,
    redeclare each NormalContact.Forces.Normal.Linear normalForce(c=1e5, d=2e3), redeclare each NormalContact.Forces.Friction.None friction);
equation
  for i in 1:3 loop
    connect(world.frame_b, turned[i].frame_a);
    connect(ball.frame_a, contact[i].frame_a);
    connect(turned[i].frame_b, contact[i].frame_b);
  end for;
  assert(time < 0.5 or max(abs(contact.f_n - fill(m*world.g/(3*cos(beta*Modelica.Constants.pi/180)), 3))) < 1e-4*m*world.g, "The planes do not share the weight.");
end Hopper;
