within NormalContact.Icons;
partial model Visualizer "Icon of a visualizer"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, radius=10),
        Ellipse(extent={{-70,46},{70,-46}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-70,16},{70,-16}}, lineColor={0,60,130}),
        Ellipse(extent={{-24,46},{24,-46}}, lineColor={0,60,130}),
        Ellipse(extent={{-6,-40},{6,-52}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,140},{150,105}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A body with its wire frame and contact point.</p>
</html>"));
end Visualizer;
