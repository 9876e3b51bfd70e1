within NormalContact.Shapes;
package Curves "Constructors of curves in space"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>Each function returns the vector that describes one of the curves in space. Other than the shapes of bodies, they do not add.</p>
</html>"));
end Curves;
