within NormalContactTest.Refused;
model LeavesPatch "refused: LeavesPatch.contact, contact of two surfaces: a point is outside the range of its curve or surface: the contact leaves the patch"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, n={0,0,-1});
  Modelica.Mechanics.MultiBody.Joints.Prismatic x(n={1,0,0}, s(start=0, fixed=true), v(start=1, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic z(n={0,0,1}, s(start=0.1), stateSelect=StateSelect.never);
  Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1);
  NormalContact.Joints.SlidingSurfaces contact(
    surface_a=NormalContact.Shapes.Surfaces.placed(surface_0=NormalContact.Shapes.Surfaces.torus(R=0.08, r=0.02), angles={Modelica.Constants.pi/2,0,0}),
    surface_b=NormalContact.Shapes.Surfaces.plane(length=0.5, width=0.5)) "A ring that slides off a plate of finite size";
equation
  connect(world.frame_b, contact.frame_b);
  connect(world.frame_b, x.frame_a);
  connect(x.frame_b, z.frame_a);
  connect(z.frame_b, body.frame_a);
  connect(contact.frame_a, body.frame_a);
end LeavesPatch;
