within NormalContact;
package Interfaces "Partial models: base classes of contact elements and force laws"
  extends Modelica.Icons.InterfacesPackage;
  annotation (Documentation(info="<html>
<p>Base classes for own elements and force laws.</p>
</html>"));
end Interfaces;
