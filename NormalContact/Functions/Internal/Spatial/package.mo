within NormalContact.Functions.Internal;
package Spatial "What the functions of Functions.Spatial call or are differentiated to"
  extends Modelica.Icons.InternalPackage;
  annotation (Documentation(info="<html>
<p>Time derivatives, and parts of them, of the functions in <a href=\"modelica://NormalContact.Functions.Spatial\">Functions.Spatial</a>; a tool calls them, not a user.</p>
</html>"));
end Spatial;
