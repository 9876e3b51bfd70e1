within NormalContact.Types;
type SpatialShape = Real[:] "Generating potential of a spatial body, with choices"
  annotation (choices(
    choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
    choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
    choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
    choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
    choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
    choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
    choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
    choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"), Documentation(info="<html>
<p>A vector built by the constructors in Shapes.Spatial: h(n) of a convex body.</p>
</html>"));
