within NormalContact.Examples;
package Gait "Feet that strike, roll and leave the ground"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Standing, walking and running: planar bodies in contact with the ground.</p>
</html>"));
end Gait;
