within NormalContact.Interfaces;
partial model HollowGeometry "A planar convex body in a hollow circle"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile="" "Shape file of the body at frame_a (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.5 "Radius of the hollow circle around frame_b, larger than the curvature radii of the body"
    annotation (Dialog(group="Circle"));
  parameter Integer pieces(min=8, max=4096)=128 "Number of pieces of the polar potential, which is made at the start"
    annotation (Evaluate=true, Dialog(tab="Advanced"));
  extends NormalContact.Interfaces.CirclePair;
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile <> ""));
  parameter Integer contourCount(min=3)=settings.contourCount "Number of rods that draw the contour of a body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile == ""));
  parameter Modelica.Units.SI.Diameter diameter=0.03*Functions.Planar.width(shape, getInstanceName()) "Diameter of the rods of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color circleColor=settings.counterpartColor "Color of the circle"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
protected
  final parameter Real polar[4 + 9*pieces]=Shapes.Planar.forRadius(shape, R=R, inside=true, pieces=pieces, name=getInstanceName())
    "Distance of the centre of the circle in contact";
  final parameter Modelica.Units.SI.Angle edges[24]=Functions.Planar.edges(shape, getInstanceName()) "Edges of the shape, which no step leaves out";
  Integer sector "Sector of the body that faces the circle: its change is an event";
  NormalContact.Visualizers.PlanarBody contour(
    shape=shape,
    meshFile=meshFile,
    meshScale=meshScale,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if draw "Body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape ring(
    shapeType="pipe",
    color=circleColor,
    specularCoefficient=0.2,
    length=4*diameter,
    width=2*(R + diameter),
    height=2*(R + diameter),
    extra=R/(R + diameter),
    lengthDirection=e_z,
    widthDirection=e_x,
    r_shape=-2*diameter*e_z,
    R=frame_b.R,
    r=frame_b.r_0) if draw "Circle";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Planar.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  sector = integer(Functions.Planar.sector(edges, psi + Modelica.Constants.pi));
  annotation (Documentation(info="<html>
<p>A convex body in a hollow circle of radius R around frame_b. The body is given by its generating potential h(&phi;); from it follows, once at the start, the distance
G(&psi;) from frame_a to the centre of the circle while they touch, as a function of the direction &psi; of the centre in frame_a. The centres form the curve with the
support function R - h(&phi; + &pi;): the polar potential of the body for a circle of negative radius.</p>
<p>The body passes from one eighth of a turn to the next, and over the joints of its shape, with an event.</p>
</html>"));
end HollowGeometry;
