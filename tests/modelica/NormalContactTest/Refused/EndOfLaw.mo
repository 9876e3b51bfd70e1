within NormalContactTest.Refused;
model EndOfLaw "Runs as it is; a law of line contact that the contact does not limit ends at half the radius of relative curvature"
  parameter Modelica.Units.SI.Length height=0.0503 "refused at 0.02: EndOfLaw.contact.normalForce: the penetration 0.03 m is larger than half the radius of relative curvature, where the law of line contact ends";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, s(start=height, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass body(m=1);
  NormalContact.Contacts.BodyLine contact(
    shape=NormalContact.Shapes.Planar.circle(r=0.05),
    penetration_max=Modelica.Constants.inf,
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(E_a=1e6, E_b=1e6));
equation
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, body.frame_a);
  connect(guide.frame_b, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  annotation (experiment(StopTime=0.01));
end EndOfLaw;
