within NormalContact.Icons;
partial model Cam "Icon of a cam at frame_a"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,6},{-56,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{-66,6},{-58,-40},{-8,-56},{42,-40},{50,6},{34,70},{-8,100},{-50,70},{-66,6}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The cam, with a bar to frame_a at the left. It touches its counterpart at the point (-8, -50).</p>
</html>"));
end Cam;
