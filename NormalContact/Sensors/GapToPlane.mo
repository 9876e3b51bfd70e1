within NormalContact.Sensors;
model GapToPlane "Gap between a convex body and a plane"
  extends NormalContact.Interfaces.PlaneGeometry(animation=false);
  extends NormalContact.Interfaces.GapSensor;
  Real kappa[2](each unit="1/m") "Principal curvatures of the body at the contact point (> 0: convex)";
equation
  (gap, r_C_a, r_C_b, kappa) = Functions.Spatial.plane(shape, e, r_rel, transpose(R_rel.T), zeros(3), zeros(3), getInstanceName());
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
