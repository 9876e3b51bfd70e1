within NormalContact.Icons;
partial model HollowCircle "Icon of a hollow circle at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-26},{74,-26},{74,-14},{88,-14}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Polygon(points={{-89,-7},{-79,-19},{-67,-30},{-54,-39},{-39,-45},{-24,-49},{-8,-50},{8,-49},{23,-45},{38,-39},{51,-30},{63,-19},{73,-7},{83,-23},{72,-36},{58,-47},{43,-56},{27,-63},{9,-67},{-8,-68},{-25,-67},{-43,-63},{-59,-56},{-74,-47},{-88,-36},{-99,-23}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Text(extent={{-150,-132},{150,-160}}, textColor={0,0,0}, textString="R=%R")}),
    Documentation(info="<html>
<p>The lower part of the hollow circle, with its radius and a bar to frame_b at the right.</p>
</html>"));
end HollowCircle;
