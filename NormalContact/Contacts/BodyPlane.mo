within NormalContact.Contacts;
model BodyPlane "Contact of a convex body with a plane"
  extends NormalContact.Icons.Plane;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.PlaneGeometry;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter, penetration_max=0.1*Functions.Spatial.width(shape, getInstanceName()));
equation
  // gap = e*r_rel - h(n_a), r_C_a = grad h(n_a), n_a = -e resolved in frame_a
  (gap, r_C_a[1], r_C_a[2], r_C_a[3], r_C_b[1], r_C_b[2], r_C_b[3], kappa[1], kappa[2], v_s_a[1], v_s_a[2], v_s_a[3], v_s_b[1], v_s_b[2], v_s_b[3]) =
    Functions.Spatial.plane(shape, e[1], e[2], e[3], r_rel[1], r_rel[2], r_rel[3], R_rel.T[1, 1], R_rel.T[1, 2], R_rel.T[1, 3], R_rel.T[2, 1], R_rel.T[2, 2], R_rel.T[2, 3], R_rel.T[3, 1], R_rel.T[3, 2], R_rel.T[3, 3], v_rel[1], v_rel[2], v_rel[3], w_rel[1], w_rel[2], w_rel[3], getInstanceName());
  kappa_rel = kappa;
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>A convex body, described by its generating potential h(n), touches the plane through frame_b with the unit normal e (parameter <code>normal</code>). The contact
point is explicit: with the outer normal n<sub>a</sub> = -e, resolved in frame_a,</p>
<pre>gap = e*r - h(n_a),     contact point = grad h(n_a)</pre>
<p>and the principal curvatures are those of the matrix of second derivatives (Römer, Fidlin, Seemann: normal
parameterization, eqs. (16), (26), here in Cartesian components, without singular directions).</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the plane, often <code>world.frame_b</code>; the plane passes through its origin with the normal <code>normal</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPlane.svg\" alt=\"Frames, normal, gap and forces of a body on a plane\"></p>
<h4>Limitations</h4>
<p>The shape must be strictly convex: a body that is proved not to be is refused at the start, with the place and the smallest offset
that helps. A flat or an edge, where the contact point would jump, is not refused; round it by an offset.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Tutorial.Stone\">Stone</a>,
<a href=\"modelica://NormalContact.Examples.Spatial.TumblingSuperellipsoid\">TumblingSuperellipsoid</a>,
<a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidsInBox\">EllipsoidsInBox</a></p>
</html>"));
end BodyPlane;
