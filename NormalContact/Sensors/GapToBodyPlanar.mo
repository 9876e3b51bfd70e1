within NormalContact.Sensors;
model GapToBodyPlanar "Gap between two planar convex bodies"
  extends NormalContact.Interfaces.PlanarPairGeometry(animation=false);
  Modelica.Blocks.Interfaces.RealOutput gapSignal(unit="m")=gap "Gap (negative: penetration)"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,-110})));
equation
  (gap, phi_a, phi_b, e_n, e_t, r_C_a, r_C_b, kappa) = Functions.Planar.pair(shape_a, shape_b, e_x, e_y, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  frame_b.f = zeros(3);
  frame_b.t = zeros(3);
  annotation (defaultComponentName="sensor", Icon(graphics={
        Ellipse(extent={{-84,-58},{60,-98}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Polygon(points={{-70,40},{-60,4},{-10,-14},{30,-10},{66,20},{60,60},{20,86},{-40,82},{-70,40}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Line(points={{0,-14},{0,-58}}, color={200,0,0}, thickness=0.5, arrow={Arrow.Filled,Arrow.Filled}),
        Line(points={{0,-60},{0,-100}}, color={0,0,127}),
        Text(extent={{-150,130},{150,94}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Connect frame_a with the body, frame_b with the other one; both are given by their generating potentials. <code>gap</code> is the signed distance, <code>r_C_a</code> and <code>r_C_b</code> are the nearest points. No force acts.</p>
<h4>Limitations</h4>
<p>The body must move in the plane normal to <code>n</code>. Both shapes must be strictly convex (checked at the start).</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyBodyPlanar\">Contacts.BodyBodyPlanar</a>, the contact of the same geometry.</p>
</html>"));
end GapToBodyPlanar;
