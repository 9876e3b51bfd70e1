within NormalContact.Examples;
package ValveTrain "Cams and followers"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Cams that drive tappets with a roller or a flat face, with lift-off and impact.</p>
</html>"));
end ValveTrain;
