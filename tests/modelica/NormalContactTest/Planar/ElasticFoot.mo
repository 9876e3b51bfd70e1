within NormalContactTest.Planar;
model ElasticFoot "The rocking foot on an elastic ground"
  parameter Real c=1e6 "Stiffness";
  parameter Real v_d=1e-4 "Velocity of regularisation";
  NormalContact.Examples.Planar.RockingFoot foot(world(enableAnimation=false));
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar planar(
    s_x(start=0, fixed=true),
    s_y(start=NormalContact.Functions.Planar.potential(foot.shape, -Modelica.Constants.pi/2 - 0.6) - 8.6/c, fixed=true),
    phi(start=0.6, fixed=true),
    v_x(fixed=true),
    v_y(fixed=true),
    w(fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1.1, I_33=0.006);
  NormalContact.Contacts.BodyLine contact(
    shape=foot.shape,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=c, d=sqrt(c)),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=2, v_d=v_d));
  output Real error=abs(foot.alpha + planar.phi) "Difference to the ideal contact";
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, body.frame_a);
  connect(planar.frame_b, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
end ElasticFoot;
