within NormalContact.Examples.Gait;
package Parts "What the examples share"
  extends Modelica.Icons.UtilitiesPackage;
  annotation (Documentation(info="<html>
<p>Parts of several examples of gait.</p>
</html>"));
end Parts;
