within NormalContact.Contacts;
model BodyBody "Contact of two convex bodies"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter, share=0.5);
  parameter Real shape_a[:]=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
  parameter Real shape_b[:]=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)
    "Shape of the counterpart at frame_b: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
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
  Modelica.Units.SI.Position p[3] "Contact point on the body, from frame_b, resolved in frame_b";
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
  (gap, e_n, p, r_C_b, kappa, kappa_rel, v_s_a, v_s_b) = Functions.Spatial.pair(shape_a, shape_b, r_rel, transpose(R_rel.T), v_rel, w_rel);
  r_C_a = Frames.resolve2(R_rel, p - r_rel);
  annotation (defaultComponentName="contact", Icon(graphics={
        Ellipse(extent={{-84,-10},{60,-86}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-84,-38},{60,-58}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,-10},{12,-86}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,78},{64,-12}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-36,44},{64,22}}, lineColor={0,60,130}),
        Ellipse(extent={{-4,78},{32,-12}}, lineColor={0,60,130}),
        Ellipse(extent={{-5,-5},{7,-17}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{1,-11},{10,42}}, color={217,95,2}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Two convex bodies, each described by its generating potential, touch each other: shape_a at frame_a, shape_b at frame_b. The gap
is their signed distance, the maximum over all unit vectors n of</p>
<pre>d(n) = n*r - h_b(n) - h_a(-n)</pre>
<p>whether they are separated or not; where they penetrate it is minus the smallest depth. The forces act in the middle of the
penetration, and every quantity is symmetric in the two bodies: exchange of the frames and the shapes changes no motion.</p>
<p>The relative curvatures are those of the sum of both curvature tensors in the common tangent plane. With their principal
directions at the angle &vartheta; to each other,</p>
<pre>k_1 + k_2 = k_1a + k_2a + k_1b + k_2b
k_1 - k_2 = sqrt((k_1a - k_2a)^2 + (k_1b - k_2b)^2 + 2 (k_1a - k_2a)(k_1b - k_2b) cos(2 theta))</pre>
<p>which is eq. (C.6) of the reference without its factor 1/2: as printed, a force by eq. (96b) is too stiff by &radic;2, and does not
tend to that of a plane. No angle is computed here.</p>
<h4>What is proved, what iterates</h4>
<p>The common normal follows from a safeguarded Newton iteration with a bound on its evaluations, usually three to five of them; from the
pose alone, without memory of earlier steps. For separated bodies a solution of the iteration is the only one, so convergence
proves the distance. For penetrating bodies a depth up to the sum of the smallest curvature radii of both is proved to be the smallest
one; a deeper one is confirmed, or replaced, by branch and bound. That the iteration converges within its bound is not proved,
but tried on millions of pairs; if it does not, or nothing is proved within the bound of the search, the simulation ends with a message.</p>
<p>The gap is exact also far from contact, where the iteration is cheapest; there is no distance at which it is replaced by an estimate.</p>
<h4>Limitations</h4>
<p>Both bodies must be convex: a shape that is proved not to be is refused at the start, others at the contact. Of bodies with flat sides (<code>capsule</code>, <code>roundedBox</code>)
gap and normal are as exact as of others, but where two flat sides
are parallel the contact point is one of many and jumps, and the curvatures tell nothing, so use
<a href=\"modelica://NormalContact.Forces.Normal.PowerLaw\">Forces.Normal.PowerLaw</a>. With Hertz&apos; law the stiffness changes while the contact point
moves over the boundary, so its force has no potential: <code>normalForce.energy</code> is exact at every instant, but not conserved where the
curvature changes during a contact.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidsInBox\">EllipsoidsInBox</a></p>
<h4>References</h4>
<p>U. J. R&ouml;mer, A. Fidlin, W. Seemann: The normal parameterization and its application to collision detection, sections 5 and 6,
appendix C.</p>
</html>"));
end BodyBody;
