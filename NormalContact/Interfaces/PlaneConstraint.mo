within NormalContact.Interfaces;
partial model PlaneConstraint "Ideal, bilateral contact of a convex body with a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialConstraint(pointDiameter=3*diameter);
  parameter Real shape[:]=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,1,0}
    "Normal of the plane through frame_b, on the side of the body, resolved in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane"));
  parameter Boolean enforceStates=true
    "= true, if the motion relative to the plane is used as states (StateSelect.always)"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Integer wireCount(min=3)=12 "Number of rods of each of the three outlines that draw the body"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor={0,60,130} "Color of the wire frame"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=Functions.Spatial.extent(shape)/50 "Diameter of the rods of the wire frame"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Units.SI.Length planeSize=0 "Side of the square of the plane around frame_b that is drawn; 0: none"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color planeColor={205,205,205} "Color of the plane"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  Modelica.Units.SI.Position s[2](each start=0, each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Position of frame_a along two tangents of the plane";
  Modelica.Units.SI.AngularVelocity w_a[3](each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Angular velocity of the body relative to the plane, resolved in frame_a";
protected
  final parameter Real e[3]=Modelica.Math.Vectors.normalizeWithAssert(n) "Unit normal of the plane" annotation (Evaluate=true);
  final parameter Real e_1[3]=Modelica.Math.Vectors.normalizeWithAssert(if abs(e[1]) > 0.9 then cross(e, {0,1,0}) else cross(e, {1,0,0}))
    "First tangent of the plane" annotation (Evaluate=true);
  final parameter Real e_2[3]=cross(e, e_1) "Second tangent of the plane" annotation (Evaluate=true);
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
  Modelica.Units.SI.Length h "Potential: height of frame_a above the plane";
  NormalContact.Visualizers.SpatialBody wire(
    shape=shape,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw "Wire frame of the body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape plane(
    shapeType="box",
    color=planeColor,
    length=0.2*diameter,
    width=planeSize,
    height=planeSize,
    lengthDirection=-e,
    widthDirection=e_1,
    R=frame_b.R,
    r=frame_b.r_0) if draw and planeSize > 0 "Part of the plane";
initial algorithm
  assert(Functions.Spatial.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  s = {e_1*r_rel, e_2*r_rel};
  w_a = R_rel.w;
  n_a = Frames.resolve2(R_rel, -e);
  h = Functions.Spatial.potential(shape, n_a);
  e_n = e;
  gap = e*r_rel - h;
  gap = 0;
  for i in 1:3 loop
    r_C_a[i] = Functions.Spatial.point(shape, n_a, i);
  end for;
  annotation (Documentation(info="<html>
<p>Base class of the ideal contacts with a plane. The potential is the constraint: gap = e&middot;r - h(n<sub>a</sub>) = 0, where e is
the normal of the plane, r the position of frame_a relative to frame_b, and n<sub>a</sub> = -e resolved in frame_a.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates h twice and the components of the contact point once, hence they are scalar functions.
With <code>enforceStates</code> the position along the plane and the angular velocity relative to the plane are states; no tool
then selects them during the simulation, which is slower.</p>
</html>"));
end PlaneConstraint;
