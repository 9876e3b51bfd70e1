within NormalContact.Examples;
package Planar "Bodies that roll, slide and bounce in a plane"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Bodies on a line, from the wheel to the sole of a foot, on and in a circle, in a box, and one body on another.</p>
</html>"));
end Planar;
