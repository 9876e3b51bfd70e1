within NormalContact.Joints;
model SlidingOnLine "Planar convex body that slides on a straight line without friction"
  extends NormalContact.Icons.Line;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Sliding;
  extends NormalContact.Interfaces.LineConstraint;
equation
  f_t = 0;
  annotation (defaultComponentName="sliding",
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the line through frame_b along x and slides
on it without friction: gap = y - h(&phi;) = 0.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the line, often <code>world.frame_b</code>: the line is its x axis, the body is on the side of +y. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane. Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchLine.svg\" alt=\"Frames, normal, gap and forces of a body on a line\"></p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane
(assert), and be strictly convex (checked at the start).</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Planar.RollingEllipse\">RollingEllipse</a> has the same arrangement with rolling</p>
</html>"));
end SlidingOnLine;
