within NormalContactTest.Refused;
model SwappedFrames "Body at frame_b, ground at frame_a: runs as it is, since the ground is above; a body that starts above the ground is refused"
  parameter Real y_line=-1 "refused at 0.3: .line: the body starts 0.35";
  parameter Real y_plane=-1 "refused at 0.3: .plane: the body starts 0.5";
  parameter Real y_terrain=-1 "refused at 0.3: .terrain: the body starts 0.5";
  parameter Real y_again=-1 "refused at 0.2: Connect the shaped body with frame_a and the counterpart with frame_b, not the other way round";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide[4](each n={0,1,0}, s(start={y_line,y_plane,y_terrain,y_again}, each fixed=true), each v(fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass mass[4](each m=1);
  NormalContact.Contacts.BodyLine line;
  NormalContact.Contacts.BodyPlane plane;
  NormalContact.Contacts.BodyTerrain terrain;
  NormalContact.Contacts.BodyPlane again;
equation
  for i in 1:4 loop
    connect(world.frame_b, guide[i].frame_a);
    connect(guide[i].frame_b, mass[i].frame_a);
  end for;
  connect(world.frame_b, line.frame_a);
  connect(guide[1].frame_b, line.frame_b);
  connect(world.frame_b, plane.frame_a);
  connect(guide[2].frame_b, plane.frame_b);
  connect(world.frame_b, terrain.frame_a);
  connect(guide[3].frame_b, terrain.frame_b);
  connect(world.frame_b, again.frame_a);
  connect(guide[4].frame_b, again.frame_b);
  annotation (experiment(StopTime=0.01));
end SwappedFrames;
