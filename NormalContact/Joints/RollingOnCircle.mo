within NormalContact.Joints;
model RollingOnCircle "Planar body that rolls on a circle without slip"
  extends NormalContact.Interfaces.CircleGeometry(r_rel(start=Functions.Planar.potential(G_shape, angle_start + Modelica.Constants.pi)*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.CircleConstraint(pointDiameter=3*diameter, final G_shape=shape, final G_R=R, final around=concave);
  annotation (defaultComponentName="rolling", Icon(graphics={
        Polygon(points={{-52,-10},{-40,-46},{0,-62},{40,-46},{54,-8},{50,30},{34,70},{0,84},{-30,64},{-50,26},{-52,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-28,-62},{28,-118}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-6,-56},{6,-68}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-66,20},{-58,66},{-6,94},{52,72},{68,24}}, color={0,127,0}, thickness=1.5, arrow={Arrow.None,Arrow.Filled}, arrowSize=16, smooth=Smooth.Bezier),
        Text(extent={{-150,136},{150,100}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{30,-70},{150,-100}}, textColor={0,0,0}, textString="R=%R")}),
    Documentation(info="<html>
<p>The body at frame_a keeps contact with the circle of radius R around frame_b and rolls on it: gap = 0, and the material velocity at the contact vanishes. The circle may
turn and move. The body is described by its polar potential for this radius, as in <a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a>; that of a body
given by its generating potential makes <a href=\"modelica://NormalContact.Shapes.Planar.forRadius\">Shapes.Planar.forRadius</a>. With <code>concave = true</code> the body is a ring around the
circle. A body that rolls <em>in</em> a circle: <a href=\"modelica://NormalContact.Joints.RollingInCircle\">RollingInCircle</a>.</p>
<p>f<sub>n</sub> acts on the body along e<sub>n</sub>, from the circle into the body, f<sub>t</sub> along e<sub>t</sub>, which is e<sub>n</sub> turned by -90&deg;.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and <code>liftOff</code> says so. The body must move in the plane (assert). Start it near contact,
on the intended side of the circle, which <code>angle_start</code> tells.</p>
</html>"));
end RollingOnCircle;
