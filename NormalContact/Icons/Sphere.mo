within NormalContact.Icons;
partial model Sphere "Icon of a sphere at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-74},{-8,-74},{-8,-64},{88,-64}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-33,-50},{17,-100}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-33,-68},{17,-82}}, lineColor={64,64,64}),
        Text(extent={{-150,-132},{150,-160}}, textColor={0,0,0}, textString="R=%R")}),
    Documentation(info="<html>
<p>The sphere, with its radius and a bar to frame_b at the right.</p>
</html>"));
end Sphere;
