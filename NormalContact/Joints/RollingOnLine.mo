within NormalContact.Joints;
model RollingOnLine "Planar convex body that rolls on a straight line without slip"
  extends NormalContact.Icons.Line;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Rolling;
  extends NormalContact.Interfaces.LineConstraint;
  extends NormalContact.Interfaces.RollingContact;
equation
  mu_required = noEvent(abs(f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = abs(f_t) > mu*f_n;
  v_t = 0;
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the line through frame_b along x and rolls
on it: gap = 0 and the material velocity at the contact vanishes. The potential is the constraint: gap = y - h(&phi;), slip =
v<sub>x</sub> + &omega; h.</p>
<p>The constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is the friction that rolling needs.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the line, often <code>world.frame_b</code>: the line is its x axis, the body is on the side of +y. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchLine.svg\" alt=\"Frames, normal, gap and forces of a body on a line\"></p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane
(assert), and be strictly convex (checked at the start).</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.RollingWheel\">RollingWheel</a>,
<a href=\"modelica://NormalContact.Examples.Planar.RollingEllipse\">RollingEllipse</a>,
<a href=\"modelica://NormalContact.Examples.Planar.RockingFoot\">RockingFoot</a></p>
</html>"));
end RollingOnLine;
