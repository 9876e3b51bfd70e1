within NormalContact.Joints;
model RollingOnBodyPlanar "Planar convex body that rolls on another one without slip"
  extends NormalContact.Interfaces.PlanarBodyConstraint;
  extends NormalContact.Interfaces.RollingContact;
equation
  mu_required = noEvent(abs(f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = abs(f_t) > mu*f_n;
  v_t = 0;
  annotation (defaultComponentName="rolling", Icon(graphics={
        Ellipse(extent={{-90,-8},{66,-84}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-40,80},{66,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-6,-3},{6,-15}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-56,34},{-44,72},{6,92},{52,82},{78,44}}, color={0,127,0}, thickness=1.5, arrow={Arrow.None,Arrow.Filled}, arrowSize=16, smooth=Smooth.Bezier),
        Text(extent={{-150,130},{150,94}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The planar body at frame_a keeps contact with the planar body at frame_b and rolls on it; both are convex and described by their generating potentials: gap = 0, and
the material velocity at the contact vanishes. Either may move: gears without teeth, discs that drive each other.</p>
<p>Connect frame_a with the body, frame_b with the counterpart; both move in the plane normal to <code>n</code>. f<sub>n</sub> acts on the body along e<sub>n</sub>, from the
counterpart into the body, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. Both bodies must be strictly convex; a flat side has no unique
contact point. Start them near contact, on the side that <code>angle_start</code> tells. With <code>Joints.Planar</code> set <code>stateSelect =
StateSelect.default</code> there (tab Advanced), and <code>fixed = true</code> for one angle and its velocity only.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.RollingOnDisc\">RollingOnDisc</a></p>
</html>"));
end RollingOnBodyPlanar;
