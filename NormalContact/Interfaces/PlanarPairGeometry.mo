within NormalContact.Interfaces;
partial model PlanarPairGeometry "Two planar convex bodies"
  parameter Real shape_a[:]=if shapeFile_a == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile_a, element=getInstanceName() + ", shape_a", R=0)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile_a="" "Shape file of the body at frame_a (then leave shape_a as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Real shape_b[:]=if shapeFile_b == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile_b, element=getInstanceName() + ", shape_b", R=0)
    "Shape of the counterpart at frame_b: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile_b="" "Shape file of the counterpart at frame_b (then leave shape_b as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  extends NormalContact.Interfaces.PlanarPoints;
  parameter String meshFile_a="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale_a(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile_a <> ""));
  parameter String meshFile_b="" "File with a mesh of the counterpart (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale_b(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile_b <> ""));
  parameter Integer contourCount(min=3)=settings.contourCount "Number of rods that draw the contour of a body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and (meshFile_a == "" or meshFile_b == "")));
  parameter Modelica.Mechanics.MultiBody.Types.Color contourColor_b=settings.counterpartColor "Color of the counterpart"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=0.03*Functions.Planar.width(shape_a, getInstanceName() + ", shape_a") "Diameter of the rods of the contours"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Angle phi_a "Polar angle of the outer normal of the body at the contact point, in frame_a";
  Modelica.Units.SI.Angle phi_b "Polar angle of the outer normal of the counterpart at the contact point, in frame_b";
protected
  final parameter Modelica.Units.SI.Angle edges_a[24]=Functions.Planar.edges(shape_a, getInstanceName() + ", shape_a") "Edges of shape_a, which no step leaves out";
  final parameter Modelica.Units.SI.Angle edges_b[24]=Functions.Planar.edges(shape_b, getInstanceName() + ", shape_b") "Edges of shape_b";
  Integer sector_a "Sector of the body that faces the counterpart: its change is an event";
  Integer sector_b "Sector of the counterpart that faces the body: its change is an event";
  NormalContact.Visualizers.PlanarBody contour_a(
    shape=shape_a,
    meshFile=meshFile_a,
    meshScale=meshScale_a,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if draw "Body";
  NormalContact.Visualizers.PlanarBody contour_b(
    shape=shape_b,
    meshFile=meshFile_b,
    meshScale=meshScale_b,
    counterpart=true,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor_b,
    R_frame=frame_b.R,
    r=frame_b.r_0) if draw "Counterpart";
initial algorithm
  assert(shapeFile_a == "" or Modelica.Math.Vectors.isEqual(shape_a, Shapes.Planar.fromFile(shapeFile_a, size(shape_a, 1), getInstanceName() + ", shape_a")), "The shape_a and the shapeFile_a of " + getInstanceName() + " are both given: remove one of them.");
  assert(shapeFile_b == "" or Modelica.Math.Vectors.isEqual(shape_b, Shapes.Planar.fromFile(shapeFile_b, size(shape_b, 1), getInstanceName() + ", shape_b")), "The shape_b and the shapeFile_b of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Planar.convex(shape_a, getInstanceName() + ", shape_a"), "The shape_a of " + getInstanceName() + " is not valid.");
  assert(Functions.Planar.convex(shape_b, getInstanceName() + ", shape_b"), "The shape_b of " + getInstanceName() + " is not valid.");
equation
  sector_a = integer(Functions.Planar.sector(edges_a, phi_a));
  sector_b = integer(Functions.Planar.sector(edges_b, phi_b));
  annotation (Documentation(info="<html>
<p>Two planar convex bodies, described by their generating potentials. The gap is their signed distance, the maximum over all angles &phi; of
n&middot;r - h<sub>b</sub>(&phi;) - h<sub>a</sub>(&phi; + &pi; - &theta;), where &theta; is the angle of the body relative to the counterpart.</p>
<p>Both pass from one eighth of a turn to the next, and over the joints of their shapes, with an event.</p>
</html>"));
end PlanarPairGeometry;
