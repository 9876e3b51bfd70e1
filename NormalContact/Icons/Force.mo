within NormalContact.Icons;
partial model Force "Icon of the force of an elastic contact"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{-14,-50},{-14,18},{-30,18},{-8,56},{14,18},{-2,18},{-2,-50}}, lineColor={217,95,2}, fillColor={217,95,2}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-17,-41},{1,-59}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The force on the body, an arrow that begins in the contact point, and the name of the element.</p>
</html>"));
end Force;
