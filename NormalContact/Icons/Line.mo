within NormalContact.Icons;
partial model Line "Icon of a straight line at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-50},{88,-50}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-100,-50},{100,-70}}, lineColor={128,128,128}, fillColor={160,160,160}, fillPattern=FillPattern.Backward, pattern=LinePattern.None),
        Rectangle(extent={{-100,-48},{100,-54}}, lineColor={64,64,64}, fillColor={64,64,64}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>The ground, with a bar to frame_b at the right.</p>
</html>"));
end Line;
