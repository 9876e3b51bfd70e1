within NormalContact.Sensors;
model GapToBodyPlanar "Gap between two planar convex bodies"
  extends NormalContact.Interfaces.PlanarPairGeometry(animation=false);
  extends NormalContact.Interfaces.GapSensor;
equation
  (gap, phi_a, phi_b, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.pair(shape_a, shape_b, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  annotation (defaultComponentName="sensor", Icon(graphics={
        Polygon(points={{88,0},{100,0},{100,-83},{50,-83},{50,-73},{88,-73}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-84,-58},{60,-98}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Polygon(points={{-70,40},{-60,4},{-10,-14},{30,-10},{66,20},{60,60},{20,86},{-40,82},{-70,40}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p>Both bodies are given by their generating potentials. <code>gap</code> is the signed distance, <code>r_C_a</code> and <code>r_C_b</code> are the nearest points. No force acts.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body, <code>frame_b</code> with the other one. The signal <code>gapSignal</code> is the gap.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Limitations</h4>
<p>The body must move in the plane normal to <code>n</code>. Both shapes must be strictly convex (checked at the start).</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyBodyPlanar\">Contacts.BodyBodyPlanar</a>, the contact of the same geometry.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.SwitchingPlate\">SwitchingPlate</a></p>
</html>"));
end GapToBodyPlanar;
