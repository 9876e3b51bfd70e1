within NormalContact;
package Types "Types with choices"
  extends Modelica.Icons.TypesPackage;
  annotation (Documentation(info="<html>
<p>Enumerations used in parameter dialogs.</p>
</html>"));
end Types;
