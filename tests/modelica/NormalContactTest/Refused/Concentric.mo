within NormalContactTest.Refused;
model Concentric "Runs as it is; two bodies whose reference points coincide have a depth, a body has no certified distance to a sphere around that point"
  parameter Modelica.Units.SI.Length solid=0.5 "refused at 0: Concentric.pair: the body starts 0.2 m inside its counterpart";
  parameter Modelica.Units.SI.Length plate=0.5 "refused at 0: Concentric.plates: the body starts 0.1 m inside its counterpart";
  parameter Modelica.Units.SI.Length ball=0.5 "refused at 0: Concentric.sphere, contact with a sphere: the answer could not be certified within the allowed work; loosen the tolerance, or, where bodies penetrate deeply, start them apart";
  parameter Modelica.Units.SI.Length centre=0.5 "refused at 0: Concentric.polar, contact with a sphere: the centre of the counterpart lies on the reference point of the body";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guides[4](each n={0,1,0}, s(start={solid,plate,ball,centre}, each fixed=true), v(each start=0, each fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass bodies[4](each m=1);
  NormalContact.Contacts.BodyBody pair;
  NormalContact.Contacts.BodyBodyPlanar plates;
  NormalContact.Contacts.BodySphere sphere;
  NormalContact.Contacts.BodySphere polar(description=NormalContact.Types.SphereDescription.Polar, shape=NormalContact.Shapes.Spatial.sphere(r=0.15));
equation
  for i in 1:4 loop
    connect(world.frame_b, guides[i].frame_a);
    connect(guides[i].frame_b, bodies[i].frame_a);
  end for;
  connect(guides[1].frame_b, pair.frame_a);
  connect(guides[2].frame_b, plates.frame_a);
  connect(guides[3].frame_b, sphere.frame_a);
  connect(guides[4].frame_b, polar.frame_a);
  connect(world.frame_b, pair.frame_b);
  connect(world.frame_b, plates.frame_b);
  connect(world.frame_b, sphere.frame_b);
  connect(world.frame_b, polar.frame_b);
  annotation (experiment(StopTime=0.01));
end Concentric;
