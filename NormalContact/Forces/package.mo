within NormalContact;
package Forces "Force laws of elastic contact: normal force and friction"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>Elastic contact elements compute the penetration, its rate, the sliding velocity and the curvatures at the contact
point, and hand them to two replaceable models of this package: one for the normal force, one for friction. A law of your
own extends <a href=\"modelica://NormalContact.Interfaces.NormalForce\">Interfaces.NormalForce</a> or
<a href=\"modelica://NormalContact.Interfaces.Friction\">Interfaces.Friction</a> and then appears in the choices of all
elements.</p>
</html>"));
end Forces;
