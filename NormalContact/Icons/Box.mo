within NormalContact.Icons;
partial model Box "Icon of a box at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{64,6},{100,6},{100,-6},{64,-6}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Polygon(points={{-94,94},{78,94},{78,-66},{-94,-66},{-94,94},{-82,82},{-82,-50},{66,-50},{66,82},{-82,82},{-94,94}}, lineColor={64,64,64}, fillColor={160,160,160}, fillPattern=FillPattern.Solid, pattern=LinePattern.None)}),
    Documentation(info="<html>
<p>Four walls around the body, with a bar to frame_b at the right.</p>
</html>"));
end Box;
