within NormalContact.Contacts;
model BodyCircle "Contact of a planar body with a circle"
  extends NormalContact.Icons.Circle;
  extends NormalContact.Icons.Cam;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.CircleGeometry;
  extends NormalContact.Interfaces.PlanarPoints;
  extends NormalContact.Interfaces.PlanarContact(pointDiameter=3*diameter, share=1, penetration_max=0.2*R,
    v_gap=v_n - gap*kappa*v_s_a*(e_t*r_rel)/(e_n*r_rel));
equation
  distance = sqrt((r_rel*e_x)^2 + (r_rel*e_y)^2);
  // gap = +-(distance - G(psi)) G/sqrt(G^2 + G'^2)
  (gap, psi, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa, kappa_b, v_s_a, v_s_b) = Functions.Planar.circle(shape, R, concave, e_x*r_rel, e_y*r_rel, cosine, sine, e_x*v_rel, e_y*v_rel, w_rel, getInstanceName());
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>A planar body touches a circle of radius R around frame_b. The body is described by its polar potential G(&psi;): the
distance from frame_a to the centre of the circle while they touch, as a function of the direction &psi; of the centre in
frame_a. It belongs to this radius. The body may have concave stretches, as long as the contact point is unique, or
surround the circle (<code>concave = true</code>).</p>
<p>The contact is explicit (Römer, Fidlin, Seemann: explicit analytical solutions, eqs. (55), (56), (71)). Away from contact,
<code>gap</code> is the separation of the potential contact points along the normal, eq. (101), which equals the distance up to
second order in the gap. The forces act at the contact point on the circle, so that the normal force has no moment about its
centre.</p>
<p>The circle passes from one eighth of a turn to the next, and over the joints of the shape, with an event, so that an integrator with long steps on a base
circle sees every lobe, as long as a step is shorter than a turn. A penetration of more than a fifth of R is an error.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the centre of the circle or roller. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCircle.svg\" alt=\"Frames, polar potential and forces of a body on a circle\"></p>
<h4>Limitations</h4>
<p>The body must move in the plane; an assert says so otherwise. The polar potential must be positive and the contact point unique in
all directions; this is checked at the start. <code>gap</code> and its rate agree up to second order in the penetration: <code>power</code> is exact, the part
of it that <code>lossPower</code> tells is so up to this order.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Tutorial.Cam\">Cam</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.FingerInSpace\">FingerInSpace</a></p>
</html>"));
end BodyCircle;
