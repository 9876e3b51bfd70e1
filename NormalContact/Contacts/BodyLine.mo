within NormalContact.Contacts;
model BodyLine "Contact of a planar convex body with a straight line"
  extends NormalContact.Icons.Line;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.LineGeometry;
  extends NormalContact.Interfaces.PlanarContact(pointDiameter=3*diameter, penetration_max=0.1*Functions.Planar.width(shape, getInstanceName()));
equation
  // gap = y - h(phi)
  (gap, phi, p_a[1], p_a[2], p_b[1], p_b[2], kappa, kappa_b, v_s_a, v_s_b) = Functions.Planar.line(shape, e_x*r_rel, e_y*r_rel, cosine, sine, e_x*v_rel, e_y*v_rel, w_rel, getInstanceName());
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>A planar convex body, described by its generating potential h(&phi;), touches the line through the origin of frame_b along
x, with the body on the side of +y. The contact point is explicit:</p>
<pre>gap = y - h(phi),     phi = -pi/2 - angle of frame_a relative to frame_b</pre>
<p>The point on the body is -h e<sub>y</sub> + h&prime; e<sub>x</sub> from frame_a, the curvature is 1/(h + h&Prime;) (Römer,
Fidlin, Seemann: explicit analytical solutions, eqs. (26), (37)).</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the line, often <code>world.frame_b</code>: the line is its x axis, the body is on the side of +y. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchLine.svg\" alt=\"Frames, normal, gap and forces of a body on a line\"></p>
<h4>Limitations</h4>
<p>The body must move in the plane; an assert says so otherwise. The shape must be strictly convex: a body that is
proved not to be is refused at the start, with the place and the smallest offset that helps.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.FootStrike\">FootStrike</a>,
<a href=\"modelica://NormalContact.Examples.Gait.RockerSole\">RockerSole</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.CamFlatTappet\">CamFlatTappet</a></p>
</html>"));
end BodyLine;
