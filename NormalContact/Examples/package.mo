within NormalContact;
package Examples "Examples that show how to use the elements"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Every example can be simulated as it is.</p>
</html>"));
end Examples;
