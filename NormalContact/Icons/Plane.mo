within NormalContact.Icons;
partial model Plane "Icon of a plane at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-52},{88,-52}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Polygon(points={{-100,-64},{30,-92},{100,-50},{-34,-28},{-100,-64}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The plane, with a bar to frame_b at the right.</p>
</html>"));
end Plane;
