within NormalContactTest;
package Fitted "Shapes from data in the place of the formulas that the data come from"
  extends Modelica.Icons.ExamplesPackage;
end Fitted;
