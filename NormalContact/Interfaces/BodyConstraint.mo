within NormalContact.Interfaces;
partial model BodyConstraint "Ideal, bilateral contact of two convex bodies"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialConstraint(pointDiameter=3*diameter,
    w_rel(each stateSelect=if enforceStates then StateSelect.always else StateSelect.default));
  parameter Real shape_a[:]=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
  parameter Real shape_b[:]=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)
    "Shape of the counterpart at frame_b: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
  parameter Boolean enforceStates=true
    "= true, if the angular velocity relative to the counterpart is used as state (StateSelect.always)"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Boolean drawBody_a=true "= true, if the body is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter Boolean drawBody_b=true "= true, if the counterpart is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter Integer wireCount(min=3)=12 "Number of rods of each of the three outlines that draw a body"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor={0,60,130} "Color of the wire frame of the body"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor_b={90,90,90} "Color of the wire frame of the counterpart"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=Functions.Spatial.extent(shape_a)/50 "Diameter of the rods of the wire frames"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
protected
  Real pose[12] "Frame_a seen from frame_b: position, then the axes of frame_b resolved in frame_a";
  NormalContact.Visualizers.SpatialBody wire_a(
    shape=shape_a,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw and drawBody_a "Wire frame of the body";
  NormalContact.Visualizers.SpatialBody wire_b(
    shape=shape_b,
    count=wireCount,
    diameter=diameter,
    color=wireColor_b,
    R=frame_b.R,
    r=frame_b.r_0) if draw and drawBody_b "Wire frame of the counterpart";
initial algorithm
  assert(Functions.Spatial.convex(shape_a, getInstanceName() + ", shape_a"), "The shape_a of " + getInstanceName() + " is not valid.");
  assert(Functions.Spatial.convex(shape_b, getInstanceName() + ", shape_b"), "The shape_b of " + getInstanceName() + " is not valid.");
equation
  pose[1:3] = r_rel;
  pose[4:6] = Frames.resolve2(R_rel, {1,0,0});
  pose[7:9] = Frames.resolve2(R_rel, {0,1,0});
  pose[10:12] = Frames.resolve2(R_rel, {0,0,1});
  for i in 1:3 loop
    e_n[i] = Functions.Spatial.pairContact(shape_a, shape_b, pose, i);
    r_C_a[i] = Functions.Spatial.pairContact(shape_a, shape_b, pose, i + 3);
  end for;
  gap = Functions.Spatial.pairGap(shape_a, shape_b, pose);
  gap = 0;
  annotation (Documentation(info="<html>
<p>Base class of the ideal contacts of two convex bodies. The gap is the signed distance of the bodies, the maximum over all unit vectors n of
n&middot;r - h<sub>b</sub>(n) - h<sub>a</sub>(-n), a function of the pose alone; gap = 0 is the constraint. What is proved about it and what iterates is
said in <a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates the gap twice: its first derivative is the velocity of the material point of the body along the normal, the
motion of the contact point drops out; its second one needs the curvatures of both bodies. Normal and contact point, which rolling differentiates
once, are given component by component; all are scalar functions. With <code>enforceStates</code> the angular velocity relative to the counterpart
is a state. Two of the three coordinates of the position are states as well; the tool selects them, and changes them while the contact
moves around the counterpart.</p>
</html>"));
end BodyConstraint;
