within NormalContact.Sensors;
model GapToLine "Gap between a planar convex body and a straight line"
  extends NormalContact.Interfaces.LineGeometry(animation=false);
  extends NormalContact.Interfaces.GapSensor;
equation
  (gap, phi, p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.line(shape, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  annotation (defaultComponentName="sensor", Icon(graphics={
        Polygon(points={{88,0},{100,0},{100,-60},{88,-60}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Line(points={{-96,-60},{96,-60}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,40},{-60,4},{-10,-14},{30,-10},{66,20},{60,60},{20,86},{-40,82},{-70,40}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p><code>gap</code> is the distance, negative where the body is below the line; <code>r_C_a</code> and <code>r_C_b</code> are the nearest points. No force acts.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body, <code>frame_b</code> with the line: its x axis, with the body on the side of +y. The signal <code>gapSignal</code> is the gap.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchLine.svg\" alt=\"Frames, normal, gap and forces of a body on a line\"></p>
<h4>Limitations</h4>
<p>The body must move in the plane normal to <code>n</code>. The shape must be strictly convex (checked at the start).</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a>, the contact of the same geometry.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Planar.SwitchingPlate\">SwitchingPlate</a> has a sensor between two bodies</p>
</html>"));
end GapToLine;
