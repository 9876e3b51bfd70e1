within NormalContact.Examples;
package Planar "Bodies that roll on a line"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Rolling in a plane, from the wheel to the sole of a foot, and one body on another.</p>
</html>"));
end Planar;
