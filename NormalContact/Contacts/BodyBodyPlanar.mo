within NormalContact.Contacts;
model BodyBodyPlanar "Contact of two planar convex bodies"
  extends NormalContact.Interfaces.PlanarContact(pointDiameter=2*diameter, share=0.5, penetration_max=0.1*min(Functions.Planar.width(shape_a, getInstanceName() + ", shape_a"), Functions.Planar.width(shape_b, getInstanceName() + ", shape_b")));
  parameter Real shape_a[:]=if shapeFile_a == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile_a, element=getInstanceName() + ", shape_a", R=0)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.offset(d=0.01)) "Ellipse with a skin"));
  parameter String shapeFile_a="" "Shape file of the body at frame_a (then leave shape_a as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Real shape_b[:]=if shapeFile_b == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile_b, element=getInstanceName() + ", shape_b", R=0)
    "Shape of the counterpart at frame_b: its generating potential"
    annotation (Dialog(group="Shapes"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.offset(d=0.01)) "Ellipse with a skin"));
  parameter String shapeFile_b="" "Shape file of the counterpart at frame_b (then leave shape_b as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Mechanics.MultiBody.Types.Color contourColor_b={90,90,90} "Color of the contour of the counterpart"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Units.SI.Diameter diameter=0.03*Functions.Planar.width(shape_a, getInstanceName() + ", shape_a") "Diameter of the rods of the contours"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Angle phi_a "Polar angle of the outer normal of the body at the contact point, in frame_a";
  Modelica.Units.SI.Angle phi_b "Polar angle of the outer normal of the counterpart at the contact point, in frame_b";
protected
  final parameter Modelica.Units.SI.Angle edges_a[24]=Functions.Planar.edges(shape_a, getInstanceName() + ", shape_a") "Edges of shape_a, which no step leaves out";
  final parameter Modelica.Units.SI.Angle edges_b[24]=Functions.Planar.edges(shape_b, getInstanceName() + ", shape_b") "Edges of shape_b";
  Integer sector_a "Sector of the body that faces the counterpart: its change is an event";
  Integer sector_b "Sector of the counterpart that faces the body: its change is an event";
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
initial algorithm
  assert(shapeFile_a == "" or Modelica.Math.Vectors.isEqual(shape_a, Shapes.Planar.fromFile(shapeFile_a, size(shape_a, 1), getInstanceName() + ", shape_a")), "The shape_a and the shapeFile_a of " + getInstanceName() + " are both given: remove one of them.");
  assert(shapeFile_b == "" or Modelica.Math.Vectors.isEqual(shape_b, Shapes.Planar.fromFile(shapeFile_b, size(shape_b, 1), getInstanceName() + ", shape_b")), "The shape_b and the shapeFile_b of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Planar.convex(shape_a, getInstanceName() + ", shape_a"), "The shape_a of " + getInstanceName() + " is not valid.");
  assert(Functions.Planar.convex(shape_b, getInstanceName() + ", shape_b"), "The shape_b of " + getInstanceName() + " is not valid.");
equation
  sector_a = integer(Functions.Planar.sector(edges_a, phi_a));
  sector_b = integer(Functions.Planar.sector(edges_b, phi_b));
  // gap = max over phi_b of n*r - h_b(phi_b) - h_a(phi_a), n the normal of the counterpart
  (gap, phi_a, phi_b, e_n, e_t, r_C_a, r_C_b, kappa, kappa_b, v_s_a, v_s_b) = Functions.Planar.pair(shape_a, shape_b, e_x, e_y, e_x*r_rel, e_y*r_rel, cosine, sine, e_x*v_rel, e_y*v_rel, w_rel, getInstanceName());
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
