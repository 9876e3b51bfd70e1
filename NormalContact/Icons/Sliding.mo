within NormalContact.Icons;
partial model Sliding "Icon of sliding without friction"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{-62,14},{-36,36},{-36,21},{20,21},{20,36},{46,14},{20,-8},{20,7},{-36,7},{-36,-8}}, lineColor={128,0,128}, fillColor={128,0,128}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-17,-41},{1,-59}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body glides: an arrow to both sides; the contact point, and the name of the element.</p>
</html>"));
end Sliding;
