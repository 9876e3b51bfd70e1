within NormalContact.Shapes;
package Spatial "Spatial shapes: functions on the sphere"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>Constructors of spatial shapes: generating potentials h(n) for contact with planes and bodies, or polar potentials
G(u) for contact with a sphere of one given radius.</p>
</html>"));
end Spatial;
