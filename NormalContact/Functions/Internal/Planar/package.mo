within NormalContact.Functions.Internal;
package Planar "What the functions of Functions.Planar call or are differentiated to"
  extends Modelica.Icons.InternalPackage;
  annotation (Documentation(info="<html>
<p>Time derivatives, and parts of them, of the functions in <a href=\"modelica://NormalContact.Functions.Planar\">Functions.Planar</a>; a tool calls them, not a user.</p>
</html>"));
end Planar;
