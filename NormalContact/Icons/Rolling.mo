within NormalContact.Icons;
partial model Rolling "Icon of rolling without slip"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{-46,-4},{-50,10},{-49,25},{-42,38},{-32,48},{-19,55},{-4,56},{10,52},{22,44},{30,32},{41,37},{25,-3},{7,21},{17,26},{12,34},{4,39},{-6,42},{-15,41},{-24,37},{-31,30},{-35,21},{-36,12},{-33,2}}, lineColor={0,127,0}, fillColor={0,127,0}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-17,-41},{1,-59}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-200,-102},{200,-130}}, textColor={0,0,0}, textString="mu=%mu")}),
    Documentation(info="<html>
<p>The body turns: an arrow round its centre; the contact point, the coefficient of static friction, and the name of the element.</p>
</html>"));
end Rolling;
