within NormalContact.Examples;
package Tutorial "What the tutorials of the User's Guide build"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>The cam of the <a href=\"modelica://NormalContact.UsersGuide.Tutorial\">first tutorial</a>, and the stone of the
<a href=\"modelica://NormalContact.UsersGuide.TutorialSpatial\">one in space</a>.</p>
</html>"));
end Tutorial;
