within NormalContactTest.Spatial;
model Drawn "Bodies that are drawn solid, and others that are drawn as rods"
  import NormalContact.Shapes.{Planar,Spatial};
  parameter Real r=0.1 "Radius, which stays a parameter";
  SpatialBody sphere(shape=Spatial.sphere(r=r)) "Extents: 0.2, 0.2, 0.2";
  SpatialBody ellipsoid(shape=Spatial.ellipsoid(a=3*r, b=2*r, c=r)) "0.6, 0.4, 0.2";
  SpatialBody harmonic(shape=Spatial.harmonics(c={r*sqrt(4*Modelica.Constants.pi)})) "0.2, 0.2, 0.2";
  SpatialBody revolved(shape=Spatial.revolved(profile=Planar.circle(r=r))) "0.2, 0.2, 0.2";
  SpatialBody ball(shape=Spatial.sphere(r=3*r), polar=true, R_sphere=r) "0.4, 0.4, 0.4";
  SpatialBody shift(shape=Spatial.shift(r={r,r,r})) "No body: 0, 0, 0";
  SpatialBody grey(shape=Spatial.sphere(r=r), counterpart=true) "0.2, 0.2, 0.2";
  SpatialBody bowl(shape=Spatial.sphere(r=r), polar=true, R_sphere=r/2, concave=true, count=4) "Rods";
  SpatialBody polar(shape=Spatial.ellipsoid(a=r, b=r, c=r), polar=true, R_sphere=r/2, count=4) "Rods";
  SpatialBody skin(shape=cat(1, Spatial.ellipsoid(a=3*r, b=2*r, c=r), Spatial.offset(d=r)), count=4) "Rods";
  SpatialBody mesh(shape=Spatial.superellipsoid(a=3*r, b=2*r, c=r, delta=3, epsilon=3, eta=0.03),
    meshFile="modelica://NormalContact/Resources/Meshes/superellipsoid.stl") "1, 1, 1";
  SpatialBody file(shape=Spatial.sphere(r=r), meshFile="body.stl", meshScale=2) "2, 2, 2";
  PlanarBody circle(shape=Planar.circle(r=r)) "0.2, 0.2, 0.004";
  PlanarBody ellipse(shape=Planar.ellipse(a=2*r, b=r)) "0.4, 0.2, 0.004";
  PlanarBody series(shape=Planar.fourier(a0=r, a=fill(0, 0), b=fill(0, 0))) "0.2, 0.2, 0.004";
  PlanarBody roller(shape=Planar.circle(r=3*r), polar=true, R=r) "0.4, 0.4, 0.004";
  PlanarBody cam(shape=Planar.lobedCam(r=2*r, amplitude=r/3), polar=true, R=r, count=4) "Rods";
  PlanarBody ring(shape=Planar.circle(r=3*r), polar=true, R=r, concave=true, count=4) "Rods";
  NormalContact.Visualizers.CamAndFollower follower(shape=Planar.circle(r=3*r), R=r, width=r, phi=time, distance=3*r) "Cam, and a cylinder";
protected
  model SpatialBody = NormalContact.Visualizers.SpatialBody (R=Modelica.Mechanics.MultiBody.Frames.nullRotation(), r=zeros(3));
  model PlanarBody = NormalContact.Visualizers.PlanarBody (R_frame=Modelica.Mechanics.MultiBody.Frames.nullRotation(), r=zeros(3));
  annotation (experiment(StopTime=0.1));
end Drawn;
