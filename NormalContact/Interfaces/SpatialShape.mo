within NormalContact.Interfaces;
partial model SpatialShape "Shape of a body in space, and how it is drawn"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) else Shapes.Spatial.fromFile(shapeFile, element=getInstanceName())
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=NormalContact.Shapes.Spatial.roundedEllipsoid(a=0.3, b=0.2, c=0.1, r=0.01) "Ellipsoid with a skin"));
  parameter String shapeFile="" "Shape file of the body at frame_a (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  extends NormalContact.Interfaces.SpatialGeometry;
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.SpatialBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile <> ""));
  parameter Integer wireCount(min=3)=settings.wireCount "Number of rods of each of the three outlines that draw a body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile == ""));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor=settings.bodyColor "Color of the body"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=0.04*Functions.Spatial.width(shape, getInstanceName()) "Diameter of the rods of the wire frame"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Spatial.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  annotation (Documentation(info="<html>
<p>The parameters of every element with one body in space; the list of choices stands here, since not every tool takes it from a type.</p>
</html>"));
end SpatialShape;
