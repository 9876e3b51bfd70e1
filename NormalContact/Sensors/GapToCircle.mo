within NormalContact.Sensors;
model GapToCircle "Gap between a planar body and a circle"
  extends NormalContact.Interfaces.CircleGeometry(animation=false);
  extends NormalContact.Interfaces.PlanarPoints(animation=false);
  extends NormalContact.Interfaces.GapSensor;
equation
  distance = sqrt((r_rel*e_x)^2 + (r_rel*e_y)^2);
  (gap, psi, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.circleDistance(shape, R, concave, e_x*r_rel, e_y*r_rel, cosine, sine, getInstanceName());
  annotation (defaultComponentName="sensor", Icon(graphics={
        Polygon(points={{88,0},{100,0},{100,-83},{10,-83},{10,-73},{88,-73}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-18,-60},{18,-96}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Polygon(points={{-70,40},{-60,4},{-10,-14},{30,-10},{66,20},{60,60},{20,86},{-40,82},{-70,40}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The body is given by its polar potential for this radius; <code>gap</code> is the exact distance, negative where the body penetrates the circle. No force acts.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body, <code>frame_b</code> with the axis of the circle or roller. The signal <code>gapSignal</code> is the gap.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCircle.svg\" alt=\"Frames, polar potential and forces of a body on a circle\"></p>
<h4>Limitations</h4>
<p>The body must move in the plane normal to <code>n</code>. A centre of the circle so deep inside the body that several points of the boundary are equally near ends the simulation.</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a>, the contact of the same geometry, whose <code>gap</code> agrees up to second
order.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Planar.SwitchingPlate\">SwitchingPlate</a> has a sensor between two bodies</p>
</html>"));
end GapToCircle;
