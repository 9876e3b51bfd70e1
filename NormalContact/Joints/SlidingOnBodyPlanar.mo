within NormalContact.Joints;
model SlidingOnBodyPlanar "Planar convex body that slides on another one without friction"
  extends NormalContact.Interfaces.PlanarBodyConstraint;
equation
  f_t = 0;
  annotation (defaultComponentName="sliding", Icon(graphics={
        Ellipse(extent={{-90,-8},{66,-84}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-40,80},{66,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-6,-3},{6,-15}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-80,14},{84,2}}, color={128,0,128}, thickness=1.5, arrow={Arrow.Filled,Arrow.Filled}, arrowSize=16),
        Text(extent={{-150,130},{150,94}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The planar body at frame_a keeps contact with the planar body at frame_b and slides on it without friction: gap = 0. Frames and signs as in
<a href=\"modelica://NormalContact.Joints.RollingOnBodyPlanar\">RollingOnBodyPlanar</a>.</p>
<h4>Limitations</h4>
<p>As for RollingOnBodyPlanar.</p>
</html>"));
end SlidingOnBodyPlanar;
