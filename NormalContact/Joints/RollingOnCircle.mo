within NormalContact.Joints;
model RollingOnCircle "Planar body that rolls on a circle without slip"
  extends NormalContact.Icons.Circle;
  extends NormalContact.Icons.Cam;
  extends NormalContact.Icons.Rolling;
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.CircleGeometry(r_rel(start=Functions.Planar.potential(G_shape, angle_start + Modelica.Constants.pi)*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.CircleConstraint(pointDiameter=3*diameter, final G_shape=shape, final G_R=R, final around=concave);
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>The body at frame_a keeps contact with the circle of radius R around frame_b and rolls on it: gap = 0, and the material velocity at the contact vanishes. The circle may
turn and move. The body is described by its polar potential for this radius, as in <a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a>; that of a body
given by its generating potential makes <a href=\"modelica://NormalContact.Shapes.Planar.forRadius\">Shapes.Planar.forRadius</a>. With <code>concave = true</code> the body is a ring around the
circle. A body that rolls <em>in</em> a circle: <a href=\"modelica://NormalContact.Joints.RollingInCircle\">RollingInCircle</a>.</p>
<p>f<sub>n</sub> acts on the body along e<sub>n</sub>, from the circle into the body, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the centre of the circle or roller. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCircle.svg\" alt=\"Frames, polar potential and forces of a body on a circle\"></p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane (assert). Start it near contact,
on the intended side of the circle, which <code>angle_start</code> tells.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.RollingCircles\">RollingCircles</a></p>
</html>"));
end RollingOnCircle;
