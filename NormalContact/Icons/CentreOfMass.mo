within NormalContact.Icons;
partial model CentreOfMass "Icon of a body with a mass"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-26,32},{10,-4}}, lineColor={0,60,130}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Polygon(points={{-8,14},{-8,32},{-13,31},{-17,30},{-21,27},{-24,23},{-25,19},{-26,14}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{-8,14},{-8,-4},{-3,-3},{1,-2},{5,1},{8,5},{9,9},{10,14}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The centre of mass, and the name of the element.</p>
</html>"));
end CentreOfMass;
