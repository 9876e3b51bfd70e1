within NormalContact.Contacts;
model BodyPlane "Contact of a convex body with a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter);
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
protected
  final parameter Real e[3]=Modelica.Math.Vectors.normalizeWithAssert(n) "Unit normal of the plane" annotation (Evaluate=true);
  final parameter Real e_1[3]=Modelica.Math.Vectors.normalizeWithAssert(if abs(e[1]) > 0.9 then cross(e, {0,1,0}) else cross(e, {1,0,0}))
    "First tangent of the plane" annotation (Evaluate=true);
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
  Modelica.Units.SI.Length h "Potential";
  Real H[3, 3](each unit="m") "Matrix of the curvature radii, resolved in frame_a";
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
  n_a = Frames.resolve2(R_rel, -e);
  (h, r_C_a, H, kappa) = Functions.Spatial.boundary(shape, n_a);
  e_n = e;
  gap = e*r_rel - h;
  r_C_b = r_C - gap*e;
  kappa_rel = kappa;
  v_s_a = Frames.resolve1(R_rel, H*cross(n_a, R_rel.w));
  v_s_b = v_s_a + v_t + share*gap*cross(w_rel, e_n);
  annotation (defaultComponentName="contact", Icon(graphics={
        Polygon(points={{-100,-50},{40,-90},{100,-56},{-30,-24},{-100,-50}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-62,62},{62,-52}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-62,20},{62,-10}}, lineColor={0,60,130}),
        Ellipse(extent={{-22,62},{22,-52}}, lineColor={0,60,130}),
        Ellipse(extent={{-6,-46},{6,-58}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{0,-52},{0,10}}, color={217,95,2}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A convex body, described by its generating potential h(n), touches the plane through frame_b with the normal n. The contact
point is explicit: with the outer normal n<sub>a</sub> = -n, resolved in frame_a,</p>
<pre>gap = n*r - h(n_a),     contact point = grad h(n_a)</pre>
<p>and the principal curvatures are those of the matrix of second derivatives (Römer, Fidlin, Seemann: normal
parameterization, eqs. (16), (26), here in Cartesian components, without singular directions).</p>
<h4>Limitations</h4>
<p>The shape must be strictly convex: a body that is proved not to be is refused at the start, with the place and the smallest offset
that helps. A flat or an edge, where the contact point would jump, is not refused; round it by an offset.</p>
</html>"));
end BodyPlane;
