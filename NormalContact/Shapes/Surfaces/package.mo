within NormalContact.Shapes;
package Surfaces "Constructors of parametric surfaces"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>Each function returns the vector that describes one of the parametric surfaces. Other than the shapes of bodies, they do not add.</p>
</html>"));
end Surfaces;
