within NormalContact.Forces;
package Normal "Normal force laws"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-70,-64},{76,-64}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}, arrowSize=12),
        Line(points={{-60,-76},{-60,76}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}, arrowSize=12),
        Line(points={{-60,-64},{-30,-60},{0,-44},{30,-10},{60,52}}, color={217,95,2}, thickness=1, smooth=Smooth.Bezier)}),
    Documentation(info="<html>
<p>Laws of the normal force as a function of penetration, its rate and the curvatures. None of them ever pulls.</p>
</html>"));
end Normal;
