within NormalContact.Joints;
model RollingOnLine "Planar convex body that rolls on a straight line without slip"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarConstraint;
  parameter Real shape[:]=Shapes.Planar.ellipse(a=0.1, b=0.05)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle"));
  parameter Modelica.Units.SI.Diameter diameter=0.05*Functions.Planar.potential(shape, 0) "Diameter of the rods of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Angle phi "Polar angle of the outer normal at the contact point in frame_a";
  Modelica.Units.SI.Length h "Potential: height of frame_a above the line";
  Modelica.Units.SI.Length h1 "Its derivative: distance of the contact point along the line from frame_a";
protected
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
  Real h_all[4](each unit="m") "Potential and derivatives, not used in the constraint";
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
  h = Functions.Planar.potential(shape, phi);
  h_all = Functions.Planar.evaluate(shape, phi);
  h1 = h_all[2];
  assert(noEvent(h_all[1] + h_all[3] > 0), "The shape of " + getInstanceName() + " is not strictly convex at the contact: its curvature radius is " + String(h_all[1] + h_all[3]) + " m. A line cannot reach such a point; enlarge the shape by an offset, or flatten it less.");
  kappa = 1/(h_all[1] + h_all[3]);
  e_n = e_y;
  e_t = e_x;
  gap = r_rel*e_y - h;
  v_t = v_rel*e_x + w_rel*h;
  gap = 0;
  v_t = 0;
  r_C_a = h*n_a + h1*cross(e_z, n_a);
  r_C_b = r_rel - h*e_y + h1*e_x;
  annotation (defaultComponentName="rolling", Icon(graphics={
        Polygon(points={{-100,-60},{100,-60},{100,-80},{-100,-80},{-100,-60}}, lineColor={128,128,128}, fillColor={192,192,192}, fillPattern=FillPattern.Backward, pattern=LinePattern.None),
        Line(points={{-100,-60},{100,-60}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-6,-52},{6,-64}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-30,20},{0,36},{34,14}}, color={0,60,130}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}, smooth=Smooth.Bezier),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the line through frame_b along x and rolls
on it: gap = 0 and the material velocity at the contact vanishes. The potential is the constraint: gap = y - h(&phi;), slip =
v<sub>x</sub> + &omega; h.</p>
<p>The constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is the friction that rolling needs.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane
(assert), and be strictly convex (checked at the start).</p>
</html>"));
end RollingOnLine;
