within NormalContact.Contacts;
model BodyBodyPlanar "Contact of two planar convex bodies"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarContact;
  parameter Real shape_a[:]=Shapes.Planar.ellipse(a=0.1, b=0.05)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.offset(d=0.01)) "Ellipse with a skin"));
  parameter Real shape_b[:]=Shapes.Planar.ellipse(a=0.1, b=0.05)
    "Shape of the counterpart at frame_b: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.offset(d=0.01)) "Ellipse with a skin"));
  parameter Modelica.Mechanics.MultiBody.Types.Color contourColor_b={90,90,90} "Color of the contour of the counterpart"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=0.05*Functions.Planar.potential(shape_a, 0) "Diameter of the rods of the contours"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Angle phi_a "Polar angle of the outer normal of the body at the contact point, in frame_a";
  Modelica.Units.SI.Angle phi_b "Polar angle of the outer normal of the counterpart at the contact point, in frame_b";
protected
  Modelica.Units.SI.Angle angle "Angle of frame_a relative to frame_b";
  Real e_x_b[3](each unit="1") "Direction x of the shape in frame_a, resolved in frame_b";
  Real n_a[3](each unit="1") "Outer normal of the body, resolved in frame_a";
  Modelica.Units.SI.Position p_a[2] "Contact point on the body, in the plane of the counterpart";
  Modelica.Units.SI.Position p_b[2] "Contact point on the counterpart, in its plane";
  Modelica.Units.SI.Radius rho[2] "Curvature radii";
  Modelica.Units.SI.Velocity speed[2] "Speeds of the contact point along both boundaries, counter-clockwise";
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body where the forces act, relative to frame_b";
  NormalContact.Visualizers.PlanarBody contour_a(
    shape=shape_a,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if draw "Contour of the body";
  NormalContact.Visualizers.PlanarBody contour_b(
    shape=shape_b,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor_b,
    R_frame=frame_b.R,
    r=frame_b.r_0) if draw "Contour of the counterpart";
  NormalContact.Visualizers.Contact point(
    diameter=2*diameter,
    pointColor=pointColor,
    forceColor=forceColor,
    R=frame_b.R,
    r=frame_b.r_0,
    r_C=r_C_b,
    f=f_b) if draw "Contact point and force";
initial algorithm
  assert(Functions.Planar.convex(shape_a, getInstanceName() + ", shape_a"), "The shape_a of " + getInstanceName() + " is not valid.");
  assert(Functions.Planar.convex(shape_b, getInstanceName() + ", shape_b"), "The shape_b of " + getInstanceName() + " is not valid.");
equation
  e_x_b = Frames.resolve1(R_rel, e_x);
  angle = Functions.Planar.angle(e_x_b*e_x, e_x_b*e_y);
  (gap, phi_b, p_a, p_b, rho, speed) = Functions.Planar.pair(shape_a, shape_b, {r_rel*e_x,r_rel*e_y}, angle, {v_rel*e_x,v_rel*e_y}, w_rel);
  e_n = cos(phi_b)*e_x + sin(phi_b)*e_y;
  e_t = cross(e_n, e_z);
  n_a = Frames.resolve2(R_rel, -e_n);
  phi_a = Functions.Planar.angle(n_a*e_x, n_a*e_y);
  r_C_b = p_b[1]*e_x + p_b[2]*e_y;
  r_C_a = Frames.resolve2(R_rel, p_a[1]*e_x + p_a[2]*e_y - r_rel);
  r_C = r_C_b + gap/2*e_n;
  kappa = 1/rho[1];
  kappa_b = 1/rho[2];
  v_C = v_rel + w_rel*cross(e_z, r_C - r_rel);
  v_n = e_n*v_C;
  v_t = e_t*v_C;
  v_s_a = speed[1];
  v_s_b = -speed[2];
  annotation (defaultComponentName="contact", Icon(graphics={
        Ellipse(extent={{-90,-8},{66,-84}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-40,80},{66,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-6,-3},{6,-15}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{0,-9},{9,44}}, color={217,95,2}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}),
        Text(extent={{-150,124},{150,84}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Two planar convex bodies, each described by its generating potential h(&phi;), touch each other: shape_a at frame_a, shape_b at
frame_b. The gap is their signed distance, global as in
<a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>, where it is said what is proved and what iterates. The forces act in the
middle of the penetration, and exchange of frames and shapes changes no motion.</p>
<p>The speeds of the contact point along both boundaries contain the planar contact equations: with the curvature radii
&rho;<sub>a</sub>, &rho;<sub>b</sub>, the relative angular velocity w and the velocity v of the material point of the body at r<sub>C_b</sub> against the
direction e<sub>t</sub>, the common normal turns with (v + &rho;<sub>a</sub> w)/(&rho;<sub>a</sub> + &rho;<sub>b</sub> + gap).</p>
<h4>Limitations</h4>
<p>The bodies must move in one plane; an assert says so otherwise. The law of Hertz takes the sum of both curvatures in both directions: a
point contact of equal relative curvatures.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.EllipsePair\">EllipsePair</a></p>
<h4>References</h4>
<p>The Planar Contact Equations (lecture notes), eq. (21).</p>
</html>"));
end BodyBodyPlanar;
