within NormalContact.Icons;
partial model FlatFace "Icon of a flat follower at frame_b"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Polygon(points={{88,0},{100,0},{100,-68},{60,-68},{60,-56},{88,-56}}, lineColor={95,95,95}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-82,-50},{66,-66}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Rectangle(extent={{-22,-66},{6,-100}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5)}),
    Documentation(info="<html>
<p>The face of a follower, with a bar to frame_b at the right.</p>
</html>"));
end FlatFace;
