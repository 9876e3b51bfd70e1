within NormalContact.Interfaces;
partial model PlaneGeometry "A convex body and a plane"
  extends NormalContact.Interfaces.SpatialShape;
  parameter Modelica.Mechanics.MultiBody.Types.Axis normal={0,1,0}
    "Normal of the plane through frame_b, on the side of the body, resolved in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane"));
  parameter Boolean drawPlane=true "= true, if the plane is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter Modelica.Units.SI.Length planeSize=150*diameter "Side of the square of the plane around frame_b that is drawn"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawPlane));
  parameter Modelica.Mechanics.MultiBody.Types.Color planeColor=settings.counterpartColor "Color of the plane"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawPlane, colorSelector=true));
protected
  final parameter Real e[3]=Functions.Internal.direction(normal, "normal", getInstanceName()) "Unit normal of the plane" annotation (Evaluate=true);
  final parameter Real e_1[3]=Modelica.Math.Vectors.normalizeWithAssert(if abs(e[1]) > 0.9 then cross(e, {0,1,0}) else cross(e, {1,0,0}))
    "First tangent of the plane" annotation (Evaluate=true);
  NormalContact.Visualizers.SpatialBody wire(
    shape=shape,
    meshFile=meshFile,
    meshScale=meshScale,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw "Body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape plane(
    shapeType="box",
    color=planeColor,
    specularCoefficient=0.2,
    length=0.2*diameter,
    width=planeSize,
    height=planeSize,
    lengthDirection=-e,
    widthDirection=e_1,
    R=frame_b.R,
    r=frame_b.r_0) if draw and drawPlane "Part of the plane";
initial algorithm
  assert(Functions.Spatial.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  e_n = e;
  annotation (Documentation(info="<html>
<p>A convex body, described by its generating potential h, and the plane through frame_b with the unit normal e. With the position r of frame_a relative to
frame_b and the outer normal n<sub>a</sub> = -e of the body, resolved in frame_a, gap = e&middot;r - h(n<sub>a</sub>), and the contact point is
grad h(n<sub>a</sub>).</p>
</html>"));
end PlaneGeometry;
