within NormalContact;
package Forces "Force laws of elastic contact: normal force and friction"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-70,-64},{76,-64}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}, arrowSize=12),
        Line(points={{-60,-76},{-60,76}}, color={95,95,95}, arrow={Arrow.None,Arrow.Filled}, arrowSize=12),
        Line(points={{-60,-64},{-30,-60},{0,-44},{30,-10},{60,52}}, color={217,95,2}, thickness=1, smooth=Smooth.Bezier)}),
    Documentation(info="<html>
<p>Elastic contact elements compute the penetration, its rate, the sliding velocity and the curvatures at the contact
point, and hand them to two replaceable models of this package: one for the normal force, one for friction. A law of your
own extends <a href=\"modelica://NormalContact.Interfaces.NormalForce\">Interfaces.NormalForce</a> or
<a href=\"modelica://NormalContact.Interfaces.Friction\">Interfaces.Friction</a> and then appears in the choices of all
elements.</p>
</html>"));
end Forces;
