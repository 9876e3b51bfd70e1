within NormalContact.Examples;
package Tutorial "Results of the tutorial in the User's Guide"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>What the <a href=\"modelica://NormalContact.UsersGuide.Tutorial\">tutorial</a> builds.</p>
</html>"));
end Tutorial;
