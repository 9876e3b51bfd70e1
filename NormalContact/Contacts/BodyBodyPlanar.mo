within NormalContact.Contacts;
model BodyBodyPlanar "Contact of two planar convex bodies"
  extends NormalContact.Icons.OtherPlanarBody;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.PlanarPairGeometry;
  extends NormalContact.Interfaces.PlanarContact(pointDiameter=3*diameter, share=0.5, penetration_max=0.1*min(Functions.Planar.width(shape_a, getInstanceName() + ", shape_a"), Functions.Planar.width(shape_b, getInstanceName() + ", shape_b")));
equation
  // gap = max over phi_b of n*r - h_b(phi_b) - h_a(phi_a), n the normal of the counterpart
  (gap, phi_a, phi_b, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa, kappa_b, v_s_a, v_s_b) = Functions.Planar.pair(shape_a, shape_b, e_x*r_rel, e_y*r_rel, cosine, sine, e_x*v_rel, e_y*v_rel, w_rel, getInstanceName());
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>Two planar convex bodies, each described by its generating potential h(&phi;), touch each other: shape_a at frame_a, shape_b at
frame_b. The gap is their signed distance, global as in
<a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>, where it is said what is proved and what iterates. The forces act in the
middle of the penetration, and exchange of frames and shapes changes no motion.</p>
<p>The speeds of the contact point along both boundaries contain the planar contact equations: with the curvature radii
&rho;<sub>a</sub>, &rho;<sub>b</sub>, the relative angular velocity w and the velocity v of the material point of the body at r<sub>C_b</sub> against the
direction e<sub>t</sub>, the common normal turns with (v + &rho;<sub>a</sub> w)/(&rho;<sub>a</sub> + &rho;<sub>b</sub> + gap).</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body of <code>shape_a</code> (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the counterpart of <code>shape_b</code>. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Limitations</h4>
<p>The bodies must move in one plane; an assert says so otherwise. The law of Hertz takes the sum of both curvatures in both directions: a
point contact of equal relative curvatures.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.EllipsePair\">EllipsePair</a></p>
<h4>References</h4>
<p>The Planar Contact Equations (lecture notes), eq. (21).</p>
</html>"));
end BodyBodyPlanar;
