within NormalContact.Joints;
model CamFlat "Convex cam that stays in contact with a flat follower"
  extends NormalContact.Interfaces.LineConstraint(shape=if shapeFile == "" then Shapes.Planar.eccentric(r=0.03, e=0.005) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0));
equation
  f_t = 0;
  annotation (defaultComponentName="cam", Icon(graphics={
        Polygon(points={{-52,-10},{-40,-46},{0,-62},{40,-46},{54,-8},{50,30},{34,70},{0,84},{-30,64},{-50,26},{-52,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Rectangle(extent={{-80,-62},{80,-80}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-14,-80},{14,-100}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-6,-56},{6,-68}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,130},{150,92}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A convex cam at frame_a slides without friction on the flat face of a follower: the face is the line through frame_b along x, its
normal is y. This is the constraint of <a href=\"modelica://NormalContact.Joints.SlidingOnLine\">SlidingOnLine</a> under the name
that is used for cams: the generating potential of the cam is the lift of the follower as a function of the cam angle.</p>
<h4>Limitations</h4>
<p>As for <a href=\"modelica://NormalContact.Joints.CamRoller\">CamRoller</a>: the angle of the cam must be the state.</p>
</html>"));
end CamFlat;
