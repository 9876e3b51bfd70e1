within NormalContact.Joints;
model RollingInCircle "Planar convex body that rolls in a hollow circle without slip"
  extends NormalContact.Icons.HollowCircle;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Rolling;
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.HollowGeometry(r_rel(start=Functions.Planar.potential(G_shape, angle_start + Modelica.Constants.pi)*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.CircleConstraint(pointDiameter=3*diameter, final G_shape=polar, final G_R=-R, final around=true, angle_start=-1.5707963267948966);
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>The convex body at frame_a, given by its generating potential, keeps contact with the hollow circle of radius R around frame_b and rolls in it: gap = 0, and the material
velocity at the contact vanishes. The circle may turn and move, like a drum.</p>
<p>f<sub>n</sub> acts on the body along e<sub>n</sub>, towards the centre of the circle, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the centre of the hollow circle. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchHollow.svg\" alt=\"Frames and forces of a body in a hollow circle\"></p>
<h4>Limitations</h4>
<p>The circle must be larger than all curvature radii of the body. The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. Start the
body near contact, where <code>angle_start</code> tells; by default it lies below.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.RollingCircles\">RollingCircles</a></p>
</html>"));
end RollingInCircle;
