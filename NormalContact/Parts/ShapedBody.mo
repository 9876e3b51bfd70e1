within NormalContact.Parts;
model ShapedBody "Homogeneous convex body: mass, inertia and drawing from its shape"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) else Shapes.Spatial.fromFile(shapeFile, element=getInstanceName())
    "Shape of the body: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=NormalContact.Shapes.Spatial.roundedEllipsoid(a=0.3, b=0.2, c=0.1, r=0.01) "Ellipsoid with a skin"));
  parameter String shapeFile="" "Shape file of the body (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Density density(min=Modelica.Constants.small)=settings.density "Density"
    annotation (Dialog(group="Shape"));
  parameter Boolean principal=true "= true, if the axes of frame_a are parallel to principal axes of inertia"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Boolean centred=false "= true, if the centre of mass lies in frame_a"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Boolean drawShape=settings.animation "= true, if the body is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.SpatialBody"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=drawShape, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", enable=drawShape and meshFile <> ""));
  parameter Integer wireCount(min=3)=settings.wireCount "Number of rods of each of the three outlines of a body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=drawShape and meshFile == ""));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor=settings.bodyColor "Color of the body"
    annotation (Dialog(tab="Animation", enable=drawShape, colorSelector=true));
  final parameter Functions.Spatial.MassData unit=Functions.Spatial.massProperties(shape, 1, name=getInstanceName()) "Mass properties for the mass 1 kg";
  final parameter Functions.Spatial.MassData mass=Functions.Spatial.MassData(m=density*unit.volume, volume=unit.volume, r_CM=unit.r_CM, I=density*unit.volume/unit.m*unit.I) "Mass properties";
  extends Modelica.Mechanics.MultiBody.Parts.Body(
    animation=false,
    final m=mass.m,
    final r_CM=if centred then zeros(3) else mass.r_CM,
    final I_11=mass.I[1, 1],
    final I_22=mass.I[2, 2],
    final I_33=mass.I[3, 3],
    final I_21=if principal then 0 else mass.I[2, 1],
    final I_31=if principal then 0 else mass.I[3, 1],
    final I_32=if principal then 0 else mass.I[3, 2]) annotation (IconMap(primitivesVisible=false));
  extends NormalContact.Icons.SolidBody;
  extends NormalContact.Icons.CentreOfMass;
protected
  outer NormalContact.Settings settings "Common settings";
  NormalContact.Visualizers.SpatialBody wire(
    shape=shape,
    meshFile=meshFile,
    meshScale=meshScale,
    count=wireCount,
    diameter=0.04*Functions.Spatial.width(shape, getInstanceName()),
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if world.enableAnimation and drawShape "Drawing";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Spatial.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Spatial.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
  assert(not principal or max({abs(mass.I[2, 1]),abs(mass.I[3, 1]),abs(mass.I[3, 2])}) < 1e-9*(mass.I[1, 1] + mass.I[2, 2] + mass.I[3, 3]),
    "The axes of " + getInstanceName() + " are not parallel to the principal axes of its inertia: set principal = false (tab Advanced).");
  assert(not centred or max(abs(mass.r_CM)) < 1e-9*Functions.Spatial.width(shape, getInstanceName()),
    "The centre of mass of " + getInstanceName() + " does not lie in frame_a: set centred = false (tab Advanced).");
  annotation (defaultComponentName="body",
    Documentation(info="<html>
<p>A <code>Modelica.Mechanics.MultiBody.Parts.Body</code> of which mass, centre of mass and inertia follow from a shape and a density. The shape is resolved in
frame_a. Connect frame_a with frame_a of a contact element that has the same shape; of the two, one draws the body.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with <code>frame_a</code> of the contact, and with joints and forces that hold the body.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchMass.svg\" alt=\"A shaped body, its frame and its centre of mass\"></p>
<h4>Implementation</h4>
<p>Products of inertia that vanish up to rounding must vanish by structure: OpenModelica 1.26.9 may divide by them. Hence the parameter <code>principal</code>, which is checked at the
start. In the same way <code>centred = true</code> makes the equations of a body whose frame is its centre of mass simpler; some ideal joints need it to find their states.</p>
<h4>Limitations</h4>
<p>The body is homogeneous and convex; a hollow one needs its own mass data in a <code>Parts.Body</code>.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Tutorial.Stone\">Stone</a></p>
</html>"));
end ShapedBody;
