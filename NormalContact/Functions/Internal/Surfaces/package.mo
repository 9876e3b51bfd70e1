within NormalContact.Functions.Internal;
package Surfaces "What the functions of Functions.Surfaces call or are differentiated to"
  extends Modelica.Icons.InternalPackage;
  annotation (Documentation(info="<html>
<p>Time derivatives, and parts of them, of the functions in <a href=\"modelica://NormalContact.Functions.Surfaces\">Functions.Surfaces</a>; a tool calls them, not a user.</p>
</html>"));
end Surfaces;
