within NormalContact.Examples;
package Planar "Bodies that roll on a line"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Ideal rolling in a plane, from the wheel to the sole of a foot.</p>
</html>"));
end Planar;
