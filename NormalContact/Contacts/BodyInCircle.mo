within NormalContact.Contacts;
model BodyInCircle "Contact of a planar convex body with a hollow circle around it"
  extends NormalContact.Icons.HollowCircle;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.HollowGeometry;
  extends NormalContact.Interfaces.PlanarPoints;
  extends NormalContact.Interfaces.PlanarContact(pointDiameter=3*diameter, penetration_max=0.1*Functions.Planar.width(shape, getInstanceName()),
    v_gap=v_n - gap*kappa*v_s_a*(e_t*r_rel)/(e_n*r_rel));
equation
  distance = sqrt((r_rel*e_x)^2 + (r_rel*e_y)^2);
  // gap = (G(psi) - distance) G/sqrt(G^2 + G'^2), G the distance of the centre in contact
  (gap, psi, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa, kappa_b, v_s_a, v_s_b) = Functions.Planar.circle(polar, -R, true, e_x*r_rel, e_y*r_rel, cosine, sine, e_x*v_rel, e_y*v_rel, w_rel, getInstanceName());
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>A planar convex body at frame_a, given by its generating potential, touches the hollow circle of radius R around frame_b from inside: a stone in a drum, a shaft in a
bearing. (A body that surrounds a disc: <a href=\"modelica://NormalContact.Contacts.BodyCircle\">BodyCircle</a> with <code>concave = true</code>.)</p>
<p>The contact is explicit, by the polar potential of the body for this circle, which is made once at the start. Away from contact, <code>gap</code> is the separation of the potential
contact points along the normal, which equals the distance up to second order in the gap. The curvature of the circle counts as -1/R, so that a body that almost fills it is soft
to press in.</p>
<p>f<sub>n</sub> acts on the body along e<sub>n</sub>, towards the centre of the circle, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the centre of the hollow circle, a drum or a bearing. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchHollow.svg\" alt=\"Frames and forces of a body in a hollow circle\"></p>
<h4>Limitations</h4>
<p>The circle must be larger than all curvature radii of the body (a message says so at the start): then it touches at one point, unless it spans the circle at two opposite ones at once. The body
must move in the plane; an assert says so otherwise. A box of straight walls: <a href=\"modelica://NormalContact.Contacts.BodyInBox\">BodyInBox</a>.
<code>gap</code> and its rate agree up to second order in the penetration: <code>power</code> is exact, the part
of it that <code>lossPower</code> tells is so up to this order.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.EllipseInDrum\">EllipseInDrum</a></p>
</html>"));
end BodyInCircle;
