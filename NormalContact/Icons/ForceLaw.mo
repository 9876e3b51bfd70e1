within NormalContact.Icons;
partial model ForceLaw "Icon of a force law"
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, radius=10),
        Line(points={{-80,-70},{80,-70}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}),
        Line(points={{-60,-84},{-60,80}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}),
        Line(points={{-60,-70},{-30,-66},{0,-50},{30,-16},{60,46}}, color={217,95,2}, thickness=0.75, smooth=Smooth.Bezier),
        Text(extent={{-150,140},{150,105}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A force over a penetration.</p>
</html>"));
end ForceLaw;
