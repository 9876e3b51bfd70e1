within NormalContact.Joints;
model SlidingOnBody "Convex body that slides on another one without friction"
  extends NormalContact.Icons.OtherBody;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Sliding;
  extends NormalContact.Interfaces.BodyConstraint;
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity, resolved in frame_b";
equation
  v_t = v_rel + cross(w_rel, r_C_b - r_rel);
  f_t = zeros(3);
  annotation (defaultComponentName="sliding",
    Documentation(info="<html>
<p>The body at frame_a keeps contact with the counterpart at frame_b, gap = 0, without friction; both are convex and described by their
generating potentials. Either of the two may move.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body of <code>shape_a</code> (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the counterpart of <code>shape_b</code>. Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Limitations</h4>
<p>As <a href=\"modelica://NormalContact.Joints.RollingOnBody\">RollingOnBody</a>. Surfaces that are not convex:
<a href=\"modelica://NormalContact.Joints.SlidingSurfaces\">SlidingSurfaces</a>.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidOnEllipsoid\">EllipsoidOnEllipsoid</a> has the same arrangement with rolling, <a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidOnTorus\">EllipsoidOnTorus</a> slides on a surface</p>
</html>"));
end SlidingOnBody;
