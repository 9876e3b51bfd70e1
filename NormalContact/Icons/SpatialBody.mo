within NormalContact.Icons;
partial model SpatialBody "Icon of a body in space at frame_a"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,6},{-56,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-70,76},{54,-50}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-70,29},{54,-3}}, lineColor={0,60,130}),
        Ellipse(extent={{-30,76},{14,-50}}, lineColor={0,60,130})}),
    Documentation(info="<html>
<p>The body with two of its outlines, and a bar to frame_a at the left. It touches its counterpart at the point (-8, -50).</p>
</html>"));
end SpatialBody;
