within NormalContact.Forces;
package Friction "Friction laws"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-76,0},{76,0}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}, arrowSize=12),
        Line(points={{0,-70},{0,76}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}, arrowSize=12),
        Line(points={{-70,-50},{-14,-48},{14,48},{70,50}}, color={217,95,2}, thickness=1, smooth=Smooth.Bezier)}),
    Documentation(info="<html>
<p>Laws of sliding friction as a function of sliding velocity and normal force. None of them ever feeds energy.</p>
</html>"));
end Friction;
