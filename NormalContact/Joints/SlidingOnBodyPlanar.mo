within NormalContact.Joints;
model SlidingOnBodyPlanar "Planar convex body that slides on another one without friction"
  extends NormalContact.Icons.OtherPlanarBody;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Sliding;
  extends NormalContact.Interfaces.PlanarBodyConstraint;
equation
  f_t = 0;
  annotation (defaultComponentName="sliding",
    Documentation(info="<html>
<p>The planar body at frame_a keeps contact with the planar body at frame_b and slides on it without friction: gap = 0. Frames and signs as in
<a href=\"modelica://NormalContact.Joints.RollingOnBodyPlanar\">RollingOnBodyPlanar</a>.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body of <code>shape_a</code> (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the counterpart of <code>shape_b</code>. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane. Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Limitations</h4>
<p>As for RollingOnBodyPlanar.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Planar.RollingOnDisc\">RollingOnDisc</a> has the same arrangement with rolling</p>
</html>"));
end SlidingOnBodyPlanar;
