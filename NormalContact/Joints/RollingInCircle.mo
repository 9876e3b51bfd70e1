within NormalContact.Joints;
model RollingInCircle "Planar convex body that rolls in a hollow circle without slip"
  extends NormalContact.Interfaces.HollowGeometry(r_rel(start=Functions.Planar.potential(G_shape, angle_start + Modelica.Constants.pi)*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.CircleConstraint(pointDiameter=3*diameter, final G_shape=polar, final G_R=-R, final around=true, angle_start=-Modelica.Constants.pi/2);
  annotation (defaultComponentName="rolling", Icon(graphics={
        Ellipse(extent={{-90,90},{90,-90}}, lineColor={64,64,64}, fillColor={192,192,192}, fillPattern=FillPattern.Backward),
        Ellipse(extent={{-76,76},{76,-76}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-46,-14},{46,-76}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-6,-70},{6,-82}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-62,-24},{-40,14},{0,26},{40,14},{62,-24}}, color={0,127,0}, thickness=1.5, arrow={Arrow.None,Arrow.Filled}, arrowSize=16, smooth=Smooth.Bezier),
        Text(extent={{-150,136},{150,100}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-60,68},{60,42}}, textColor={0,0,0}, textString="R=%R")}),
    Documentation(info="<html>
<p>The convex body at frame_a, given by its generating potential, keeps contact with the hollow circle of radius R around frame_b and rolls in it: gap = 0, and the material
velocity at the contact vanishes. The circle may turn and move, like a drum.</p>
<p>f<sub>n</sub> acts on the body along e<sub>n</sub>, towards the centre of the circle, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Limitations</h4>
<p>The circle must be larger than all curvature radii of the body. The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. Start the
body near contact, where <code>angle_start</code> tells; by default it lies below.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.EllipseInDrum\">EllipseInDrum</a></p>
</html>"));
end RollingInCircle;
