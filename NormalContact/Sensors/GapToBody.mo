within NormalContact.Sensors;
model GapToBody "Gap between two convex bodies"
  extends NormalContact.Interfaces.PairGeometry(animation=false);
  extends NormalContact.Interfaces.GapSensor;
  Real kappa[2](each unit="1/m") "Principal curvatures of the body at the contact point (> 0: convex)";
equation
  (gap, e_n, r_C_a, r_C_b, kappa) = Functions.Spatial.pair(bodies, r_rel, transpose(R_rel.T), zeros(3), zeros(3));
  annotation (defaultComponentName="sensor", Icon(graphics={
        Ellipse(extent={{-84,-58},{60,-98}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-62,88},{62,-12}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-62,52},{62,24}}, lineColor={0,60,130})}),
    Documentation(info="<html>
<p>Connect frame_a with the body, frame_b with the other one; both are given by their generating potentials. <code>gap</code> is the signed distance, <code>r_C_a</code> and <code>r_C_b</code> are the nearest points. No force acts.</p>
<h4>Limitations</h4>
<p>Both shapes must be convex (checked at the start).</p>
<p>See also <a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>, the contact of the same geometry.</p>
</html>"));
end GapToBody;
