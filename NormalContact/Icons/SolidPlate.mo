within NormalContact.Icons;
partial model SolidPlate "Icon of a plate with a mass"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,6},{-70,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{-88,10},{-76,-44},{-12,-84},{40,-78},{90,-20},{84,44},{20,84},{-50,80},{-88,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The plate, and a bar to frame_a at the left.</p>
</html>"));
end SolidPlate;
