within NormalContact.Contacts;
model BodyBody "Contact of two convex bodies"
  extends NormalContact.Icons.OtherBody;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.PairGeometry;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter, share=0.5, penetration_max=0.1*min(Functions.Spatial.width(shape_a, getInstanceName() + ", shape_a"), Functions.Spatial.width(shape_b, getInstanceName() + ", shape_b")));
equation
  // gap = max over n of n*r_rel - h_b(n) - h_a(-n)
  (gap, e_n[1], e_n[2], e_n[3], r_C_a[1], r_C_a[2], r_C_a[3], r_C_b[1], r_C_b[2], r_C_b[3], kappa[1], kappa[2], kappa_rel[1], kappa_rel[2], v_s_a[1], v_s_a[2], v_s_a[3], v_s_b[1], v_s_b[2], v_s_b[3]) =
    Functions.Spatial.pair(bodies, r_rel[1], r_rel[2], r_rel[3], R_rel.T[1, 1], R_rel.T[1, 2], R_rel.T[1, 3], R_rel.T[2, 1], R_rel.T[2, 2], R_rel.T[2, 3], R_rel.T[3, 1], R_rel.T[3, 2], R_rel.T[3, 3], v_rel[1], v_rel[2], v_rel[3], w_rel[1], w_rel[2], w_rel[3]);
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>Two convex bodies, each described by its generating potential, touch each other: shape_a at frame_a, shape_b at frame_b. The gap
is their signed distance, the maximum over all unit vectors n of</p>
<pre>d(n) = n*r - h_b(n) - h_a(-n)</pre>
<p>whether they are separated or not; where they penetrate it is minus the smallest depth. The forces act in the middle of the
penetration, and every quantity is symmetric in the two bodies: exchange of the frames and the shapes changes no motion.</p>
<p>The relative curvatures are those of the sum of both curvature tensors in the common tangent plane. With their principal
directions at the angle &vartheta; to each other,</p>
<pre>k_1 + k_2 = k_1a + k_2a + k_1b + k_2b
k_1 - k_2 = sqrt((k_1a - k_2a)^2 + (k_1b - k_2b)^2 + 2 (k_1a - k_2a)(k_1b - k_2b) cos(2 theta))</pre>
<p>which is eq. (C.6) of the reference without its factor 1/2: as printed, a force by eq. (96b) is too stiff by &radic;2, and does not
tend to that of a plane. No angle is computed here.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body of <code>shape_a</code> (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the counterpart of <code>shape_b</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>What is proved, what iterates</h4>
<p>The common normal follows from a safeguarded Newton iteration with a bound on its evaluations, usually three to five of them; from the
pose alone, without memory of earlier steps. For separated bodies a solution of the iteration is the only one, so convergence
proves the distance. For penetrating bodies a depth up to the sum of the smallest curvature radii of both is proved to be the smallest
one; a deeper one is confirmed, or replaced, by branch and bound. That the iteration converges within its bound is not proved,
but tried on millions of pairs; if it does not, or nothing is proved within the bound of the search, the simulation ends with a message.</p>
<p>The gap is exact also far from contact, where the iteration is cheapest; there is no distance at which it is replaced by an estimate.</p>
<h4>Limitations</h4>
<p>Both bodies must be convex: a shape that is proved not to be is refused at the start, others at the contact. Of bodies with flat sides (<code>capsule</code>, <code>roundedBox</code>)
gap and normal are as exact as of others, but where two flat sides
are parallel the contact point is one of many and jumps, and the curvatures tell nothing, so use
<a href=\"modelica://NormalContact.Forces.Normal.PowerLaw\">Forces.Normal.PowerLaw</a>. With Hertz&apos; law the stiffness changes while the contact point
moves over the boundary, so its force has no potential: <code>normalForce.energy</code> is exact at every instant, but not conserved where the
curvature changes during a contact.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidsInBox\">EllipsoidsInBox</a></p>
<h4>References</h4>
<p>U. J. R&ouml;mer, A. Fidlin, W. Seemann: The normal parameterization and its application to collision detection, sections 5 and 6,
appendix C.</p>
</html>"));
end BodyBody;
