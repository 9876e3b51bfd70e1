within NormalContact.Icons;
partial model Foot "Icon of a foot"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{-6,100},{6,100},{-2,26},{-14,26},{-6,100}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{-44,30},{14,36},{90,-40},{86,-62},{30,-76},{-40,-74},{-72,-50},{-44,30}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Polygon(points={{4,-74},{4,-26},{-8,-26},{10,4},{28,-26},{16,-26},{16,-74}}, lineColor={217,95,2}, fillColor={217,95,2}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{1,-65},{19,-83}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,-104},{150,-144}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A foot with a bar to the ankle above, the ground reaction force and the name of the element.</p>
</html>"));
end Foot;
