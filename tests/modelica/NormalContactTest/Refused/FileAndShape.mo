within NormalContactTest.Refused;
model FileAndShape "refused: The shape and the shapeFile of FileAndShape.follower are both given"
  NormalContact.Mechanisms.FlatFollower follower(shapeFile="circle.json", shape=NormalContact.Shapes.Planar.circle(r=0.03));
  Modelica.Mechanics.Rotational.Components.Fixed shaft;
  Modelica.Mechanics.Translational.Components.Fixed guide(s0=0.1);
equation
  connect(shaft.flange, follower.camshaft);
  connect(guide.flange, follower.follower);
end FileAndShape;
