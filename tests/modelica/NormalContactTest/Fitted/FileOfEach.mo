within NormalContactTest.Fitted;
model FileOfEach "Every element with a shape takes a shape file"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=0);
  Modelica.Mechanics.MultiBody.Parts.Fixed above(r={0,1,0});
  NormalContact.Contacts.BodyLine line(shapeFile="ellipse.json");
  NormalContact.Contacts.BodyCircle circle(R=0.01, shapeFile="polar.json");
  NormalContact.Contacts.BodyPlane plane(shapeFile="sphere.json");
  NormalContact.Contacts.BodySphere sphere(shapeFile="sphere.json");
  NormalContact.Contacts.BodyBody pair(shapeFile_a="sphere.json", shapeFile_b="sphere.json");
  NormalContact.Contacts.BodyBodyPlanar planarPair(shapeFile_a="ellipse.json", shapeFile_b="circle.json");
  NormalContact.Parts.ShapedBody body(shapeFile="sphere.json");
  NormalContact.Parts.ShapedPlate plate(shapeFile="ellipse.json");
  NormalContact.Mechanisms.RollerFollower roller(shapeFile="polar.json");
  NormalContact.Mechanisms.FlatFollower flat(shapeFile="circle.json");
  inner NormalContact.Gait.Ground ground;
  NormalContact.Gait.Foot foot(soleFile="ellipse.json");
  NormalContact.Gait.SpatialFoot spatialFoot(soleFile="sphere.json");
  Modelica.Mechanics.Rotational.Components.Fixed shaft;
  Modelica.Mechanics.Translational.Components.Fixed guide(s0=0.1);
  Modelica.Units.SI.Distance gaps[8]={line.gap,circle.gap,plane.gap,sphere.gap,pair.gap,planarPair.gap,foot.contact[1].gap,spatialFoot.contact[1].gap};
protected
  final parameter Real expected[8]={1 - 0.1,1 - 0.02,1 - 0.02,1 - 0.02 - sphere.R,1 - 0.04,1 - 0.12,1 - 0.1,1 - 0.02};
equation
  connect(above.frame_b, line.frame_a);
  connect(above.frame_b, circle.frame_a);
  connect(above.frame_b, plane.frame_a);
  connect(above.frame_b, sphere.frame_a);
  connect(above.frame_b, pair.frame_a);
  connect(above.frame_b, planarPair.frame_a);
  connect(above.frame_b, body.frame_a);
  connect(above.frame_b, plate.frame_a);
  connect(above.frame_b, foot.ankle);
  connect(above.frame_b, spatialFoot.ankle);
  connect(world.frame_b, line.frame_b);
  connect(world.frame_b, circle.frame_b);
  connect(world.frame_b, plane.frame_b);
  connect(world.frame_b, sphere.frame_b);
  connect(world.frame_b, pair.frame_b);
  connect(world.frame_b, planarPair.frame_b);
  connect(shaft.flange, roller.camshaft);
  connect(guide.flange, roller.follower);
  connect(shaft.flange, flat.camshaft);
  connect(guide.flange, flat.follower);
  for i in 1:8 loop
    assert(abs(gaps[i] - expected[i]) < 1e-12, "gap " + String(i) + " is " + String(gaps[i]) + ", not " + String(expected[i]));
  end for;
  annotation (experiment(StopTime=0.01));
end FileOfEach;
