within NormalContact.Icons;
partial model FrictionLaw "Icon of a friction law"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, radius=10),
        Line(points={{-84,0},{84,0}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}),
        Line(points={{0,-80},{0,80}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}),
        Line(points={{-80,-52},{-24,-52},{24,52},{80,52}}, color={217,95,2}, thickness=0.75, smooth=Smooth.Bezier),
        Text(extent={{-150,140},{150,105}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A force over a sliding velocity.</p>
</html>"));
end FrictionLaw;
