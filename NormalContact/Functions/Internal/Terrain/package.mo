within NormalContact.Functions.Internal;
package Terrain "What the functions of Functions.Terrain call or are differentiated to"
  extends Modelica.Icons.InternalPackage;
  annotation (Documentation(info="<html>
<p>Time derivatives, and parts of them, of the functions in <a href=\"modelica://NormalContact.Functions.Terrain\">Functions.Terrain</a>; a tool calls them, not a user.</p>
</html>"));
end Terrain;
