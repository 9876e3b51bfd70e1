within NormalContactTest;
package Spatial "Spatial elements"
  extends Modelica.Icons.Package;
end Spatial;
