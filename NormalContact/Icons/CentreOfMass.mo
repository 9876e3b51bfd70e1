within NormalContact.Icons;
partial model CentreOfMass "Icon of a centre of mass"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-20,20},{20,-20}}, lineColor={0,60,130}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Polygon(points={{0,0},{0,20},{-5,19},{-10,17},{-14,14},{-17,10},{-19,5},{-20,0}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{0,0},{0,-20},{5,-19},{10,-17},{14,-14},{17,-10},{19,-5},{20,0}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The centre of mass, and the name of the element.</p>
</html>"));
end CentreOfMass;
