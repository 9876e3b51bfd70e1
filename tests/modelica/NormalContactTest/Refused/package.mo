within NormalContactTest;
package Refused "Wrong use: the description quotes the message it must end with"
  extends Modelica.Icons.Package;
end Refused;
