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
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane
(assert), and be strictly convex (checked at the start).</p>
</html>"));
end SlidingOnLine;
