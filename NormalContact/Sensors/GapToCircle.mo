within NormalContact.Sensors;
model GapToCircle "Gap between a planar body and a circle"
  extends NormalContact.Interfaces.CircleGeometry(animation=false);
  extends NormalContact.Interfaces.PlanarPoints(animation=false);
  extends NormalContact.Interfaces.GapSensor;
equation
  distance = sqrt((r_rel*e_x)^2 + (r_rel*e_y)^2);
  (gap, psi, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.circle(shape, R, concave, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  annotation (defaultComponentName="sensor", Icon(graphics={
        Ellipse(extent={{-18,-60},{18,-96}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Polygon(points={{-70,40},{-60,4},{-10,-14},{30,-10},{66,20},{60,60},{20,86},{-40,82},{-70,40}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p>Connect frame_a with the body or cam, frame_b with the axis of the circle or roller. The body is given by its polar potential for this radius. No force acts.</p>
<h4>Limitations</h4>
<p>The body must move in the plane normal to <code>n</code>. Away from contact <code>gap</code> is the distance up to second order only.</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a>, the contact of the same geometry.</p>
</html>"));
end GapToCircle;
