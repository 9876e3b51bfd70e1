within NormalContact.Types;
type Surface = Real[:] "Parametric surface, with choices"
  annotation (choices(
    choice=NormalContact.Shapes.Surfaces.potential(shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06)) "Ellipsoid",
    choice=NormalContact.Shapes.Surfaces.torus(R=0.3, r=0.1) "Torus",
    choice=NormalContact.Shapes.Surfaces.plane(length=1, width=1) "Plane",
    choice=NormalContact.Shapes.Surfaces.heights(x={-1,1}, y={-1,1}, z=zeros(8, 8)) "Height field"), Documentation(info="<html>
<p>A vector built by the constructors in Shapes.Surfaces.</p>
</html>"));
