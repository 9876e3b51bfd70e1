within NormalContactTest.Refused;
model MissingFile "refused: MissingFile.follower: the file 'none.json' cannot be read"
  NormalContact.Mechanisms.FlatFollower follower(shapeFile="none.json");
  Modelica.Mechanics.Rotational.Components.Fixed shaft;
  Modelica.Mechanics.Translational.Components.Fixed guide(s0=0.1);
equation
  connect(shaft.flange, follower.camshaft);
  connect(guide.flange, follower.follower);
end MissingFile;
