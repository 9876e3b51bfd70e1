within NormalContactTest.Users;
model Press "A crank drives a tool by a closed loop of joints against an elastic anvil"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real a=0.1 "Crank";
  parameter Real l=0.4 "Rod";
  parameter Real r=0.05 "Tool";
  parameter Real X=a + l + r - 0.001 "Anvil: 1 mm of penetration at the dead centre";
  parameter Real w=10;
  Modelica.Mechanics.MultiBody.Joints.Revolute crank(n={0,0,1}, useAxisFlange=true, phi(start=0, fixed=true));
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=w);
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation arm(r={a,0,0}, animation=false);
  Modelica.Mechanics.MultiBody.Joints.Assemblies.JointRRP rod(n_a={0,0,1}, n_b={1,0,0}, rRod1_ia={l,0,0}, rRod2_ib={0,0,0}, s_guess=a + l, animation=false);
  Modelica.Mechanics.MultiBody.Parts.Body tool(m=1, r_CM={0,0,0}, animation=false);
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation away(r={X,0,0}, animation=false);
  Modelica.Mechanics.MultiBody.Parts.FixedRotation anvil(n={0,0,1}, angle=90, animation=false);
  NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=r), animation=false,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e6, m=1, dissipation=NormalContact.Types.Dissipation.Undamped), redeclare NormalContact.Forces.Friction.None friction);
  Real x=a*cos(w*time) + sqrt(l^2 - (a*sin(w*time))^2) "Position of the tool";
equation
  connect(world.frame_b, crank.frame_a);
  connect(drive.flange, crank.axis);
  connect(crank.frame_b, arm.frame_a);
  connect(arm.frame_b, rod.frame_a);
  connect(world.frame_b, rod.frame_b);
  connect(rod.frame_im, tool.frame_a);
  connect(tool.frame_a, contact.frame_a);
  connect(world.frame_b, away.frame_a);
  connect(away.frame_b, anvil.frame_a);
  connect(anvil.frame_b, contact.frame_b);
  assert(abs(contact.gap - (X - x - r)) < 1e-9, "The gap is not that of the crank.");
  assert(abs(contact.f_n - 1e6*max(0, x + r - X)) < 1e-3, "The force is not that of the penetration.");
end Press;
