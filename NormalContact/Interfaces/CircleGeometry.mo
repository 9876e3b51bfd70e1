within NormalContact.Interfaces;
partial model CircleGeometry "A planar body and a circle"
  extends NormalContact.Interfaces.PolarShape;
  parameter Boolean concave=false "= true, if the body surrounds the circle (almost concave)"
    annotation (Evaluate=true, Dialog(group="Shape"), choices(checkBox=true));
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
  final parameter Modelica.Units.SI.Angle edges[24]=Functions.Planar.edges(shape, getInstanceName()) "Edges of the shape, which no step leaves out";
  Integer sector "Sector of the body that faces the counterpart: its change is an event";
  NormalContact.Visualizers.PlanarBody contour(
    shape=shape,
    polar=true,
    R=R,
    concave=concave,
    meshFile=meshFile,
    meshScale=meshScale,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if draw "Body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape circle(
    shapeType="cylinder",
    color=circleColor,
    specularCoefficient=0.2,
    length=2*diameter,
    width=2*R,
    height=2*R,
    lengthDirection=e_z,
    widthDirection=e_x,
    r_shape=-diameter*e_z,
    R=frame_b.R,
    r=frame_b.r_0) if draw "Circle";
initial algorithm
  assert(Functions.Planar.polar(shape, R, concave, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  sector = integer(Functions.Planar.sector(edges, psi));
  annotation (Documentation(info="<html>
<p>A circle of radius R around frame_b. The body is described by its polar potential G(&psi;): the distance from frame_a to the centre of the circle
while they touch, as a function of the direction &psi; of the centre in frame_a. It belongs to this radius.</p>
<p>The circle passes from one eighth of a turn to the next, and over the joints of the shape, with an event: no integrator steps over a lobe as long as a step is shorter than a turn.</p>
</html>"));
end CircleGeometry;
