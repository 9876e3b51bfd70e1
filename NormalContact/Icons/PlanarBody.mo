within NormalContact.Icons;
partial model PlanarBody "Icon of a planar body at frame_a"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,6},{-56,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{-78,14},{-68,-26},{-24,-56},{14,-50},{52,-10},{48,46},{12,76},{-44,70},{-78,14}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The body, with a bar to frame_a at the left. It touches its counterpart at the point (-8, -50).</p>
</html>"));
end PlanarBody;
