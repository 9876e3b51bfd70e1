within NormalContact.Contacts;
model BodyLine "Contact of a planar convex body with a straight line"
  extends NormalContact.Interfaces.LineGeometry;
  extends NormalContact.Interfaces.PlanarContact(pointDiameter=3*diameter, penetration_max=0.1*Functions.Planar.width(shape, getInstanceName()));
equation
  // gap = y - h(phi)
  (gap, phi, r_C_a, r_C_b, kappa, kappa_b, v_s_a, v_s_b) = Functions.Planar.line(shape, e_x, e_y, e_x*r_rel, e_y*r_rel, cosine, sine, e_x*v_rel, e_y*v_rel, w_rel, getInstanceName());
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
