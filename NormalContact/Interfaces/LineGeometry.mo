within NormalContact.Interfaces;
partial model LineGeometry "A planar convex body and a straight line"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile="" "Shape file of the body at frame_a (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  extends NormalContact.Interfaces.PlanarPoints;
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale(min=Modelica.Constants.small)=1 "Factor by which this mesh is enlarged"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile <> ""));
  parameter Integer contourCount(min=3)=settings.contourCount "Number of rods that draw the contour of a body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile == ""));
  parameter Modelica.Units.SI.Diameter diameter=0.03*Functions.Planar.width(shape, getInstanceName()) "Diameter of the rods of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Boolean drawLine=true "= true, if the line is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter Modelica.Units.SI.Length lineLength=200*diameter "Length of the line around frame_b that is drawn"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawLine));
  parameter Modelica.Mechanics.MultiBody.Types.Color lineColor=settings.counterpartColor "Color of the line"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawLine, colorSelector=true));
  Modelica.Units.SI.Angle phi "Polar angle of the outer normal at the contact point in frame_a";
protected
  final parameter Modelica.Units.SI.Angle edges[24]=Functions.Planar.edges(shape, getInstanceName()) "Edges of the shape, which no step leaves out";
  Integer sector "Sector of the body that faces the counterpart: its change is an event";
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
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape line(
    shapeType="box",
    color=lineColor,
    specularCoefficient=0.2,
    length=diameter,
    width=lineLength,
    height=10*diameter,
    lengthDirection=-e_y,
    widthDirection=e_x,
    R=frame_b.R,
    r=frame_b.r_0) if draw and drawLine "Part of the line";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Planar.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  sector = integer(Functions.Planar.sector(edges, phi));
  n_b = {0,1};
  annotation (Documentation(info="<html>
<p>The line passes through the origin of frame_b along x, the body is on the side of +y. The potential is the distance of frame_a in contact:
gap = y - h(&phi;), with &phi; = -&pi;/2 - angle of frame_a relative to frame_b.</p>
<p>The body passes from one eighth of a turn to the next, and over the joints of its shape, with an event: no integrator steps over a lobe as long as a step is shorter than a turn.</p>
</html>"));
end LineGeometry;
