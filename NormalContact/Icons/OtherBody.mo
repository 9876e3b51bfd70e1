within NormalContact.Icons;
partial model OtherBody "Icon of another body in space at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-80},{40,-80},{40,-70},{88,-70}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-86,-50},{70,-100}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-86,-68},{70,-82}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,-50},{20,-100}}, lineColor={64,64,64})}),
    Documentation(info="<html>
<p>The counterpart with two of its outlines, and a bar to frame_b at the right.</p>
</html>"));
end OtherBody;
