within NormalContactTest;
package Tutorial "What someone arrives at who follows the tutorial"
  extends Modelica.Icons.Package;
end Tutorial;
