within NormalContact.Joints;
model RollingOnBodyPlanar "Planar convex body that rolls on another one without slip"
  extends NormalContact.Icons.OtherPlanarBody;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Rolling;
  extends NormalContact.Interfaces.PlanarBodyConstraint;
  extends NormalContact.Interfaces.RollingContact;
equation
  mu_required = noEvent(abs(f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = abs(f_t) > mu*f_n;
  v_t = 0;
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>The planar body at frame_a keeps contact with the planar body at frame_b and rolls on it; both are convex and described by their generating potentials: gap = 0, and
the material velocity at the contact vanishes. Either may move: gears without teeth, discs that drive each other.</p>
<p>f<sub>n</sub> acts on the body along e<sub>n</sub>, from the counterpart into the body, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body, <code>frame_b</code> with the counterpart; both move in the plane normal to <code>n</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. Both bodies must be strictly convex; a flat side has no unique
contact point. Start them near contact, on the side that <code>angle_start</code> tells. With <code>Joints.Planar</code> set <code>stateSelect =
StateSelect.default</code> there (tab Advanced), and <code>fixed = true</code> for one angle and its velocity only.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.RollingOnDisc\">RollingOnDisc</a></p>
</html>"));
end RollingOnBodyPlanar;
