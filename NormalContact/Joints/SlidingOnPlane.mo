within NormalContact.Joints;
model SlidingOnPlane "Convex body that slides on a plane without friction"
  extends NormalContact.Icons.Plane;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Sliding;
  extends NormalContact.Interfaces.PlaneConstraint;
  Modelica.Units.SI.Velocity v_s[2](each start=0, each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Velocity of frame_a along two tangents of the plane"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
equation
  v_s = der(s);
  f_t = zeros(3);
  annotation (defaultComponentName="sliding",
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the plane through frame_b and slides on it without
friction. The potential is the constraint: gap = e&middot;r - h(n<sub>a</sub>) = 0. The force is normal to the plane and acts at the
contact point; <code>liftOff</code> tells when a real contact would not hold.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the plane, often <code>world.frame_b</code>; the plane passes through its origin with the normal <code>normal</code>. Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPlane.svg\" alt=\"Frames, normal, gap and forces of a body on a plane\"></p>
<h4>Limitations</h4>
<p>As for <a href=\"modelica://NormalContact.Joints.RollingOnPlane\">RollingOnPlane</a>.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Spatial.RollingEllipsoid\">RollingEllipsoid</a> has the same arrangement with rolling</p>
<h4>References</h4>
<p>A. Tasora, P. Righettini: Sliding contact between freeform surfaces, eqs. (35) to (39): only the centripetal part of the second
derivative matters.</p>
</html>"));
end SlidingOnPlane;
