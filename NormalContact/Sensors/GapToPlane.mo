within NormalContact.Sensors;
model GapToPlane "Gap between a convex body and a plane"
  extends NormalContact.Interfaces.PlaneGeometry(animation=false);
  extends NormalContact.Interfaces.GapSensor;
  Real kappa[2](each unit="1/m") "Principal curvatures of the body at the contact point (> 0: convex)";
equation
  (gap, r_C_a[1], r_C_a[2], r_C_a[3], r_C_b[1], r_C_b[2], r_C_b[3], kappa[1], kappa[2]) = Functions.Spatial.plane(shape, e[1], e[2], e[3], r_rel[1], r_rel[2], r_rel[3], R_rel.T[1, 1], R_rel.T[1, 2], R_rel.T[1, 3], R_rel.T[2, 1], R_rel.T[2, 2], R_rel.T[2, 3], R_rel.T[3, 1], R_rel.T[3, 2], R_rel.T[3, 3], 0, 0, 0, 0, 0, 0, getInstanceName());
  annotation (defaultComponentName="sensor", Icon(graphics={
        Polygon(points={{88,0},{100,0},{100,-66},{88,-66}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Polygon(points={{-100,-58},{40,-92},{100,-66},{-30,-38},{-100,-58}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-62,88},{62,-12}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-62,52},{62,24}}, lineColor={0,60,130})}),
    Documentation(info="<html>
<p><code>gap</code> is the distance, negative where the body is behind the plane; <code>r_C_a</code> and <code>r_C_b</code> are the nearest points. No force acts.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body, <code>frame_b</code> with what carries the plane, whose <code>normal</code> points to the body. The signal <code>gapSignal</code> is the gap.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPlane.svg\" alt=\"Frames, normal, gap and forces of a body on a plane\"></p>
<h4>Limitations</h4>
<p>The shape must be strictly convex (checked at the start).</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyPlane\">Contacts.BodyPlane</a>, the contact of the same geometry.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.Planar.SwitchingPlate\">SwitchingPlate</a> has a sensor between two bodies</p>
</html>"));
end GapToPlane;
