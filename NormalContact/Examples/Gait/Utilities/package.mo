within NormalContact.Examples.Gait;
package Utilities "Parts of the examples"
  extends Modelica.Icons.UtilitiesPackage;
  annotation (Documentation(info="<html>
<p>A leg that several examples share.</p>
</html>"));
end Utilities;
