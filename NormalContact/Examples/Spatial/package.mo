within NormalContact.Examples;
package Spatial "Bodies in space"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Rolling, tumbling and bouncing bodies in space.</p>
</html>"));
end Spatial;
