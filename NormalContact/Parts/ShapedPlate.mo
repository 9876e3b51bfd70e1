within NormalContact.Parts;
model ShapedPlate "Homogeneous convex plate for motion in a plane: mass, inertia and drawing from its shape"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0)
    "Shape of the plate: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile="" "Shape file of the plate (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Density density(min=Modelica.Constants.small)=settings.density "Density"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Units.SI.Length thickness(min=Modelica.Constants.small)=0.01 "Thickness; half of it on either side of the plane"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,0,1} "Axis normal to the plane of motion"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n_x={1,0,0} "Direction of x of the shape"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Boolean drawShape=settings.animation "= true, if the plate is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=drawShape, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", enable=drawShape and meshFile <> ""));
  parameter Integer contourCount(min=3)=settings.contourCount "Number of rods that draw the contour of a plate without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=drawShape and meshFile == ""));
  parameter Modelica.Mechanics.MultiBody.Types.Color contourColor=settings.bodyColor "Color of the plate"
    annotation (Dialog(tab="Animation", enable=drawShape, colorSelector=true));
  final parameter Functions.Planar.MassData unit=Functions.Planar.massProperties(shape, 1, name=getInstanceName()) "Mass properties for the mass 1 kg";
  final parameter Real e_z[3]=Functions.Internal.direction(n, "n", getInstanceName()) "Unit axis" annotation (Evaluate=true);
  final parameter Real e_x[3]=Functions.Internal.direction(n_x, "n_x", getInstanceName(), e_z) "Unit vector x" annotation (Evaluate=true);
  final parameter Real e_y[3]=cross(e_z, e_x) "Unit vector y" annotation (Evaluate=true);
  final parameter Functions.Planar.MassData mass=Functions.Planar.MassData(m=density*thickness*unit.area, area=unit.area, r_CM=unit.r_CM, J=density*thickness*unit.area/unit.m*unit.J) "Mass properties";
  final parameter Modelica.Units.SI.Inertia J_across=mass.J/2 + mass.m*thickness^2/12 "Inertia about axes in the plane, as that of a disc";
  extends Modelica.Mechanics.MultiBody.Parts.Body(
    animation=false,
    final m=mass.m,
    final r_CM=mass.r_CM[1]*e_x + mass.r_CM[2]*e_y,
    final I_11=J_across + (mass.J - J_across)*e_z[1]^2,
    final I_22=J_across + (mass.J - J_across)*e_z[2]^2,
    final I_33=J_across + (mass.J - J_across)*e_z[3]^2,
    final I_21=(mass.J - J_across)*e_z[1]*e_z[2],
    final I_31=(mass.J - J_across)*e_z[1]*e_z[3],
    final I_32=(mass.J - J_across)*e_z[2]*e_z[3]) annotation (IconMap(primitivesVisible=false));
  extends NormalContact.Icons.SolidPlate;
  extends NormalContact.Icons.CentreOfMass;
protected
  outer NormalContact.Settings settings "Common settings";
  NormalContact.Visualizers.PlanarBody contour(
    shape=shape,
    meshFile=meshFile,
    meshScale=meshScale,
    thickness=thickness,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=0.03*Functions.Planar.width(shape, getInstanceName()),
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if world.enableAnimation and drawShape "Drawing";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Planar.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
  annotation (defaultComponentName="body",
    Documentation(info="<html>
<p>A <code>Modelica.Mechanics.MultiBody.Parts.Body</code> of which mass, centre of mass and inertia about the axis of the plane follow from a planar shape, a density
and a thickness. Guide it by <code>Joints.Planar</code>, and connect frame_a with frame_a of a contact element that has the same shape; of the two, one draws the body.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with <code>frame_a</code> of the contact and with the joint that guides the plate.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchMass.svg\" alt=\"A shaped body, its frame and its centre of mass\"></p>
<h4>Limitations</h4>
<p>The inertia about axes in the plane is that of a disc of the same polar moment; motion in the plane does not depend on it.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.RollingEllipse\">RollingEllipse</a> and <a href=\"modelica://NormalContact.Examples.Planar.EllipseInDrum\">EllipseInDrum</a> have plates with given masses</p>
</html>"));
end ShapedPlate;
