within NormalContact.Contacts;
model BodyLine "Contact of a planar convex body with a straight line"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarContact;
  parameter Real shape[:]=Shapes.Planar.ellipse(a=0.1, b=0.05)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.offset(d=0.01)) "Ellipse with a skin"));
  parameter Modelica.Units.SI.Diameter diameter=0.05*Functions.Planar.potential(shape, 0) "Diameter of the rods of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Angle phi "Polar angle of the outer normal at the contact point in frame_a";
protected
  Real h[4](each unit="m") "Potential and derivatives";
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
  NormalContact.Visualizers.PlanarBody contour(
    shape=shape,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if draw "Contour of the body";
  NormalContact.Visualizers.Contact point(
    diameter=2*diameter,
    pointColor=pointColor,
    forceColor=forceColor,
    R=frame_b.R,
    r=frame_b.r_0,
    r_C=r_C_b,
    f=f_b) if draw "Contact point and force";
initial algorithm
  assert(Functions.Planar.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  n_a = Frames.resolve2(R_rel, -e_y);
  phi = Functions.Planar.angle(n_a*e_x, n_a*e_y);
  h = Functions.Planar.evaluate(shape, phi);
  assert(noEvent(h[1] + h[3] > 0), "The shape of " + getInstanceName() + " is not strictly convex at the contact: its curvature radius is " + String(h[1] + h[3]) + " m. A line cannot reach such a point; enlarge the shape by an offset, or flatten it less.");
  e_n = e_y;
  e_t = e_x;
  gap = r_rel*e_y - h[1];
  r_C_a = h[1]*n_a + h[2]*cross(e_z, n_a);
  r_C = r_rel - h[1]*e_y + h[2]*e_x;
  r_C_b = r_C - gap*e_y;
  kappa = 1/(h[1] + h[3]);
  kappa_b = 0;
  v_n = v_rel*e_y + w_rel*h[2];
  v_t = v_rel*e_x + w_rel*h[1];
  v_s_a = -w_rel*(h[1] + h[3]);
  v_s_b = v_s_a + v_t;
  annotation (defaultComponentName="contact", Icon(graphics={
        Polygon(points={{-100,-60},{100,-60},{100,-80},{-100,-80},{-100,-60}}, lineColor={128,128,128}, fillColor={192,192,192}, fillPattern=FillPattern.Backward, pattern=LinePattern.None),
        Line(points={{-100,-60},{100,-60}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-6,-52},{6,-64}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{0,-58},{0,0}}, color={217,95,2}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A planar convex body, described by its generating potential h(&phi;), touches the line through the origin of frame_b along
x, with the body on the side of +y. The contact point is explicit:</p>
<pre>gap = y - h(phi),     phi = -pi/2 - angle of frame_a relative to frame_b</pre>
<p>The point on the body is -h e<sub>y</sub> + h&prime; e<sub>x</sub> from frame_a, the curvature is 1/(h + h&Prime;) (Römer,
Fidlin, Seemann: explicit analytical solutions, eqs. (26), (37)).</p>
<h4>Limitations</h4>
<p>The body must move in the plane; an assert says so otherwise. The shape must be strictly convex: a body that is
proved not to be is refused at the start, with the place and the smallest offset that helps.</p>
</html>"));
end BodyLine;
