within NormalContactTest.Elements;
model SpatialStates "Contacts in space whose gap is a state, also by the polar potentials of a body beside and around a sphere"
  import NormalContact.Shapes;
  extends NormalContactTest.Elements.SpatialContacts(plane(gapState=true), sphere(gapState=true), pair(gapState=true));
  parameter Real s_bowl[:]=Shapes.Spatial.roundedEllipsoid(a=0.4, b=0.35, c=0.3, r=0.05) "Bowl";
  Solid polar_solid(shape=s_sphere, y=0.35, body(w_0_start={5,2,-10}));
  NormalContact.Contacts.BodySphere polar(shape=Shapes.Spatial.roundedEllipsoid(a=0.3, b=0.25, c=0.2, r=0.05), description=NormalContact.Types.SphereDescription.Polar, gapState=true);
  Solid bowl_solid(shape=s_bowl, y=-0.35, body(w_0_start={5,2,-10}));
  NormalContact.Contacts.BodySphere bowl(shape=s_bowl, description=NormalContact.Types.SphereDescription.PolarConcave, gapState=true);
  output Real E_polar=polar_solid.E + polar.normalForce.energy;
  output Real E_bowl=bowl_solid.E + bowl.normalForce.energy;
  output Real D_polar=polar.normalForce.gap - polar.gap;
  output Real D_bowl=bowl.normalForce.gap - bowl.gap;
  output Real K_polar=polar_solid.K;
  output Real K_bowl=bowl_solid.K;
equation
  connect(polar_solid.frame, polar.frame_a);
  connect(world.frame_b, polar.frame_b);
  connect(bowl_solid.frame, bowl.frame_a);
  connect(world.frame_b, bowl.frame_b);
  annotation (experiment(StopTime=0.12, Interval=0.002, Tolerance=1e-7));
end SpatialStates;
