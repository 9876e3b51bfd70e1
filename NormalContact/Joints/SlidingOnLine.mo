within NormalContact.Joints;
model SlidingOnLine "Planar convex body that slides on a straight line without friction"
  extends NormalContact.Interfaces.LineConstraint;
equation
  f_t = 0;
  annotation (defaultComponentName="sliding", Icon(graphics={
        Polygon(points={{-100,-60},{100,-60},{100,-80},{-100,-80},{-100,-60}}, lineColor={128,128,128}, fillColor={192,192,192}, fillPattern=FillPattern.Backward, pattern=LinePattern.None),
        Line(points={{-100,-60},{100,-60}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-6,-52},{6,-64}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-80,5},{80,5}}, color={128,0,128}, thickness=1.5, arrow={Arrow.Filled,Arrow.Filled}, arrowSize=16),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the line through frame_b along x and slides
on it without friction: gap = y - h(&phi;) = 0.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane
(assert), and be strictly convex (checked at the start).</p>
</html>"));
end SlidingOnLine;
