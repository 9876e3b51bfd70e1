within NormalContact.Icons;
partial model Shaft "Icon of a cam shaft"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-26,26},{10,-10}}, lineColor={0,60,130}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-17,-41},{1,-59}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The shaft of a cam; the contact point, and the name of the element.</p>
</html>"));
end Shaft;
