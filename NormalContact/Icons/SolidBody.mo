within NormalContact.Icons;
partial model SolidBody "Icon of a body in space with a mass"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,6},{-70,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-78,70},{78,-70}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-78,18},{78,-18}}, lineColor={0,60,130}),
        Ellipse(extent={{-28,70},{28,-70}}, lineColor={0,60,130})}),
    Documentation(info="<html>
<p>The body with two of its outlines, and a bar to frame_a at the left.</p>
</html>"));
end SolidBody;
