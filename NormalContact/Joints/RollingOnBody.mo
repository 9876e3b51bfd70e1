within NormalContact.Joints;
model RollingOnBody "Convex body that rolls on another one without slip"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialConstraint(pointDiameter=3*diameter);
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
  Modelica.Units.SI.AngularVelocity w_a[3](each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Angular velocity of the body relative to the counterpart, resolved in frame_a";
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity, resolved in frame_b, zero by the constraint";
protected
  Real pose[12] "Frame_a seen from frame_b: position, then the axes of frame_b resolved in frame_a";
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body at the contact, relative to frame_b";
  Modelica.Units.SI.Velocity v_n "Its part along the normal, zero since the gap is";
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
  assert(Functions.Spatial.check(shape_a), "The shape_a of " + getInstanceName() + " is not valid.");
  assert(Functions.Spatial.check(shape_b), "The shape_b of " + getInstanceName() + " is not valid.");
equation
  pose[1:3] = r_rel;
  pose[4:6] = Frames.resolve2(R_rel, {1,0,0});
  pose[7:9] = Frames.resolve2(R_rel, {0,1,0});
  pose[10:12] = Frames.resolve2(R_rel, {0,0,1});
  w_a = R_rel.w;
  for i in 1:3 loop
    e_n[i] = Functions.Spatial.pairContact(shape_a, shape_b, pose, i);
    r_C_a[i] = Functions.Spatial.pairContact(shape_a, shape_b, pose, i + 3);
  end for;
  gap = Functions.Spatial.pairGap(shape_a, shape_b, pose);
  gap = 0;
  v_C = v_rel + cross(w_rel, r_C_b - r_rel);
  v_t = v_C - v_n*e_n;
  v_t = zeros(3);
  e_n*f_t = 0;
  annotation (defaultComponentName="rolling", Icon(graphics={
        Ellipse(extent={{-84,-10},{60,-86}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-84,-38},{60,-58}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,-10},{12,-86}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,78},{64,-12}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-36,44},{64,22}}, lineColor={0,60,130}),
        Ellipse(extent={{-4,78},{32,-12}}, lineColor={0,60,130}),
        Ellipse(extent={{-5,-5},{7,-17}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-18,50},{14,62},{46,46}}, color={0,60,130}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}, smooth=Smooth.Bezier),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a keeps contact with the counterpart at frame_b and rolls on it; both are convex and described by their generating
potentials:</p>
<pre>gap = 0,     v_C = v + w x (r_C - r) = 0</pre>
<p>The material velocity at the contact point vanishes; the geometric contact point moves on. Spinning about the normal is free. Either
of the two may move. The constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is the friction that rolling needs, and
<code>liftOff</code> and <code>slip</code> tell when a real contact would not hold.</p>
<h4>Implementation</h4>
<p>The gap is the signed distance of the bodies, a function of the pose alone. Its first derivative does not depend on the motion of the
contact point, its second one needs the curvatures. Of v<sub>C</sub> = 0 the part along the normal is already the derivative of gap = 0;
so that no tangents are needed, which no continuous choice gives for all normals, the constraint is
v<sub>C</sub> - v<sub>n</sub> e<sub>n</sub> = 0 with the unknown v<sub>n</sub>. Index reduction differentiates it once, and with it normal and contact
point; all are scalar functions.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off. Bodies with flat sides (<code>capsule</code>,
<code>roundedBox</code>) have no unique contact point there. A free <code>Parts.Body</code> under this joint needs
<code>useQuaternions = false</code> (Advanced tab); choose <code>sequence_angleStates</code> so that its second angle stays away from 90&deg;.
Two of the three coordinates of its position are states; the tool selects them, and changes them while the contact moves around the
counterpart. Set <code>enforceStates = false</code> if other joints take part of the rotation of the body.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidOnEllipsoid\">EllipsoidOnEllipsoid</a></p>
</html>"));
end RollingOnBody;
