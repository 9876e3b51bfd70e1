within NormalContact.Icons;
partial model Surface "Icon of a surface or terrain at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-60},{88,-60}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Polygon(points={{-100,-47},{-90,-39},{-80,-34},{-70,-35},{-60,-41},{-50,-47},{-40,-50},{-30,-50},{-20,-50},{-10,-50},{0,-50},{10,-50},{20,-50},{30,-49},{40,-43},{50,-37},{60,-34},{70,-36},{80,-43},{90,-51},{100,-56},{100,-94},{-100,-94},{-100,-47}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The uneven ground, with a bar to frame_b at the right.</p>
</html>"));
end Surface;
