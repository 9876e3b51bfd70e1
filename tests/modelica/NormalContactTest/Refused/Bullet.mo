within NormalContactTest.Refused;
model Bullet "refused: Bullet.contact: the body is 0.0004 m inside its counterpart, deeper than penetration_max = 0.0004 m"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, gravityType=Modelica.Mechanics.MultiBody.Types.GravityTypes.NoGravity);
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.sphere(r=0.005),
    r_0(start={-1,0.01,0}, each fixed=true),
    v_0(start={300,0,0}, each fixed=true),
    angles_fixed=true,
    w_0_fixed=true);
  NormalContact.Contacts.BodyBody contact(
    shape_a=NormalContact.Shapes.Spatial.sphere(r=0.005),
    shape_b=NormalContact.Shapes.Spatial.ellipsoid(a=0.002, b=0.3, c=0.3)) "An impact of 12 microseconds: all steps in it end with events";
equation
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  annotation (experiment(StopTime=0.1));
end Bullet;
