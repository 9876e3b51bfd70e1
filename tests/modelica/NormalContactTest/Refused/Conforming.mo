within NormalContactTest.Refused;
model Conforming "refused: Conforming.contact, search of the contact of two surfaces: a relative curvature is not positive: the boundaries conform and there is no single contact point"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, n={0,0,-1});
  Modelica.Mechanics.MultiBody.Joints.Prismatic x(n={1,0,0}, s(start=0, fixed=true), v(start=1, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic z(n={0,0,1}, s(start=0.1), stateSelect=StateSelect.never);
  Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1);
  NormalContact.Joints.SlidingSurfaces contact(
    surface_a=NormalContact.Shapes.Surfaces.placed(surface_0=NormalContact.Shapes.Surfaces.extruded(curve=NormalContact.Shapes.Curves.circle(r=0.1), width=0.4), angles={Modelica.Constants.pi/2,0,0}),
    surface_b=NormalContact.Shapes.Surfaces.plane(length=0.5, width=0.5)) "A cylinder that lies on the plane";
equation
  connect(world.frame_b, contact.frame_b);
  connect(world.frame_b, x.frame_a);
  connect(x.frame_b, z.frame_a);
  connect(z.frame_b, body.frame_a);
  connect(contact.frame_a, body.frame_a);
end Conforming;
