within NormalContactTest;
package Planar "Planar elements"
  extends Modelica.Icons.Package;
end Planar;
