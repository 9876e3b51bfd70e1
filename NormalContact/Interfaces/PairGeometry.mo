within NormalContact.Interfaces;
partial model PairGeometry "Two convex bodies"
  parameter Real shape_a[:]=if shapeFile_a == "" then Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) else Shapes.Spatial.fromFile(shapeFile_a, element=getInstanceName() + ", shape_a")
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=NormalContact.Shapes.Spatial.roundedEllipsoid(a=0.3, b=0.2, c=0.1, r=0.01) "Ellipsoid with a skin"));
  parameter String shapeFile_a="" "Shape file of the body at frame_a (then leave shape_a as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Real shape_b[:]=if shapeFile_b == "" then Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) else Shapes.Spatial.fromFile(shapeFile_b, element=getInstanceName() + ", shape_b")
    "Shape of the counterpart at frame_b: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=NormalContact.Shapes.Spatial.roundedEllipsoid(a=0.3, b=0.2, c=0.1, r=0.01) "Ellipsoid with a skin"));
  parameter String shapeFile_b="" "Shape file of the counterpart at frame_b (then leave shape_b as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  extends NormalContact.Interfaces.SpatialGeometry;
  parameter Boolean drawBody_a=true "= true, if the body is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter Boolean drawBody_b=true "= true, if the counterpart is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter String meshFile_a="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.SpatialBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and drawBody_a, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale_a(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawBody_a and meshFile_a <> ""));
  parameter String meshFile_b="" "File with a mesh of the counterpart (.stl, .obj), drawn instead of rods; see Visualizers.SpatialBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and drawBody_b, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale_b(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawBody_b and meshFile_b <> ""));
  parameter Integer wireCount(min=3)=settings.wireCount "Number of rods of each of the three outlines that draw a body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and (drawBody_a and meshFile_a == "" or drawBody_b and meshFile_b == "")));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor=settings.bodyColor "Color of the body"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawBody_a, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor_b=settings.counterpartColor "Color of the counterpart"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawBody_b, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=0.04*Functions.Spatial.width(shape_a, getInstanceName() + ", shape_a") "Diameter of the rods of the wire frames"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
protected
  final parameter Boolean valid_a=Functions.Spatial.convex(shape_a, getInstanceName() + ", shape_a") "= true, if shape_a is valid: checked before the equations need it";
  final parameter Boolean valid_b=Functions.Spatial.convex(shape_b, getInstanceName() + ", shape_b") "= true, if shape_b is valid";
  Functions.Spatial.TwoBodies bodies=Functions.Spatial.TwoBodies(shape_a, shape_b, getInstanceName()) "Both bodies, and their last contact";
  NormalContact.Visualizers.SpatialBody wire_a(
    shape=shape_a,
    meshFile=meshFile_a,
    meshScale=meshScale_a,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw and drawBody_a "Body";
  NormalContact.Visualizers.SpatialBody wire_b(
    shape=shape_b,
    meshFile=meshFile_b,
    meshScale=meshScale_b,
    counterpart=true,
    count=wireCount,
    diameter=diameter,
    color=wireColor_b,
    R=frame_b.R,
    r=frame_b.r_0) if draw and drawBody_b "Counterpart";
initial algorithm
  assert(shapeFile_a == "" or Modelica.Math.Vectors.isEqual(shape_a, Shapes.Spatial.fromFile(shapeFile_a, size(shape_a, 1), getInstanceName() + ", shape_a")), "The shape_a and the shapeFile_a of " + getInstanceName() + " are both given: remove one of them.");
  assert(shapeFile_b == "" or Modelica.Math.Vectors.isEqual(shape_b, Shapes.Spatial.fromFile(shapeFile_b, size(shape_b, 1), getInstanceName() + ", shape_b")), "The shape_b and the shapeFile_b of " + getInstanceName() + " are both given: remove one of them.");
  assert(valid_a, "The shape_a of " + getInstanceName() + " is not valid.");
  assert(valid_b, "The shape_b of " + getInstanceName() + " is not valid.");
  annotation (Documentation(info="<html>
<p>Two convex bodies, described by their generating potentials. The gap is their signed distance, the maximum over all unit vectors n of
n&middot;r - h<sub>b</sub>(n) - h<sub>a</sub>(-n), a function of the pose alone. What is proved about it and what iterates is
said in <a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>.</p>
</html>"));
end PairGeometry;
