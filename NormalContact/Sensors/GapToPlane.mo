within NormalContact.Sensors;
model GapToPlane "Gap between a convex body and a plane"
  extends NormalContact.Interfaces.PlaneGeometry(animation=false);
  Modelica.Blocks.Interfaces.RealOutput gapSignal(unit="m")=gap "Gap (negative: penetration)"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,-110})));
  Real kappa[2](each unit="1/m") "Principal curvatures of the body at the contact point (> 0: convex)";
equation
  (gap, r_C_a, r_C_b, kappa) = Functions.Spatial.plane(shape, e, r_rel, transpose(R_rel.T), zeros(3), zeros(3), getInstanceName());
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  frame_b.f = zeros(3);
  frame_b.t = zeros(3);
  annotation (defaultComponentName="sensor", Icon(graphics={
        Polygon(points={{-100,-58},{40,-92},{100,-66},{-30,-38},{-100,-58}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-62,88},{62,-12}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-62,52},{62,24}}, lineColor={0,60,130}),
        Line(points={{0,-14},{0,-58}}, color={200,0,0}, thickness=0.5, arrow={Arrow.Filled,Arrow.Filled}),
        Line(points={{0,-60},{0,-100}}, color={0,0,127}),
        Text(extent={{-150,130},{150,94}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Connect frame_a with the body, frame_b with what carries the plane, whose <code>normal</code> points to the body. <code>gap</code> is the distance, negative where the body is behind the plane; <code>r_C_a</code> and <code>r_C_b</code> are the nearest points. No force acts.</p>
<h4>Limitations</h4>
<p>The shape must be strictly convex (checked at the start).</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyPlane\">Contacts.BodyPlane</a>, the contact of the same geometry.</p>
</html>"));
end GapToPlane;
