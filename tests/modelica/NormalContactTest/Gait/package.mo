within NormalContactTest;
package Gait "Feet on the ground"
  extends Modelica.Icons.Package;
end Gait;
