within NormalContact.Icons;
partial model OtherPlanarBody "Icon of another planar body at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-80},{40,-80},{40,-70},{88,-70}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-86,-50},{70,-100}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The counterpart, with a bar to frame_b at the right.</p>
</html>"));
end OtherPlanarBody;
