within NormalContactTest.Refused;
model LeavesTerrain "refused: LeavesTerrain.contact, contact with the terrain: a point is outside the range of its curve or surface: the contact leaves the patch"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.Body body(
    r_CM={0,0,0},
    m=1,
    r_0(start={0,0.1,0}, each fixed=true),
    v_0(start={3,0,0}, each fixed=true),
    angles_fixed=true,
    w_a(each fixed=true));
  NormalContact.Contacts.BodyTerrain contact(
    shape=NormalContact.Shapes.Spatial.sphere(r=0.1),
    terrain=NormalContact.Shapes.Surfaces.terrain(x={-0.5,0.5}, z={-0.5,0.5}, y=zeros(6, 6))) "A ball that slides off a terrain of finite size";
equation
  connect(world.frame_b, contact.frame_b);
  connect(body.frame_a, contact.frame_a);
end LeavesTerrain;
