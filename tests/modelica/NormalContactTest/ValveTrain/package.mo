within NormalContactTest;
package ValveTrain "Cams"
  extends Modelica.Icons.Package;
end ValveTrain;
