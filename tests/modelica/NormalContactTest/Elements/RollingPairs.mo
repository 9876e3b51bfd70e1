within NormalContactTest.Elements;
model RollingPairs "Ideal joints of bodies and of a body with a surface, rolling"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings(animation=false);
  parameter Real size_bodies=1 "Size of the body";
  parameter Real s_a[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.1*size_bodies, b=0.06*size_bodies, c=0.08*size_bodies) "Shape of the body";
  constant Real s_b[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.4, b=0.25, c=0.3) "Shape of the counterpart";
  Held bodies_body;
  NormalContact.Joints.RollingOnBody bodies(shape_a=s_a, shape_b=s_b);
  Held surface_body;
  NormalContact.Joints.RollingOnSurface surface(shape=s_a, terrain=NormalContact.Shapes.Surfaces.potential(s_b));
  output Real E_bodies=bodies_body.E;
  output Real E_surface=surface_body.E;
  output Real K_bodies=bodies_body.K;
  output Real K_surface=surface_body.K;
equation
  connect(world.frame_b, bodies.frame_b);
  connect(bodies.frame_a, bodies_body.frame_a);
  connect(world.frame_b, surface.frame_b);
  connect(surface.frame_a, surface_body.frame_a);
  annotation (experiment(StopTime=0.2, Interval=0.01, Tolerance=1e-8));
end RollingPairs;
