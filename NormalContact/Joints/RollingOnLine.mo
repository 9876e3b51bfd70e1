within NormalContact.Joints;
model RollingOnLine "Planar convex body that rolls on a straight line without slip"
  extends NormalContact.Interfaces.LineConstraint;
  extends NormalContact.Interfaces.RollingContact;
equation
  mu_required = noEvent(abs(f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = abs(f_t) > mu*f_n;
  v_t = 0;
  annotation (defaultComponentName="rolling", Icon(graphics={
        Polygon(points={{-100,-60},{100,-60},{100,-80},{-100,-80},{-100,-60}}, lineColor={128,128,128}, fillColor={192,192,192}, fillPattern=FillPattern.Backward, pattern=LinePattern.None),
        Line(points={{-100,-60},{100,-60}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-6,-52},{6,-64}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-74,26},{-56,66},{-6,84},{44,74},{72,34}}, color={0,127,0}, thickness=1.5, arrow={Arrow.None,Arrow.Filled}, arrowSize=16, smooth=Smooth.Bezier),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the line through frame_b along x and rolls
on it: gap = 0 and the material velocity at the contact vanishes. The potential is the constraint: gap = y - h(&phi;), slip =
v<sub>x</sub> + &omega; h.</p>
<p>The constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is the friction that rolling needs.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane
(assert), and be strictly convex (checked at the start).</p>
</html>"));
end RollingOnLine;
