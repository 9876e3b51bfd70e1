within NormalContact.Functions;
package Internal "Derivatives, and what the functions share: not for direct use"
  extends Modelica.Icons.InternalPackage;
  annotation (Documentation(info="<html>
<p>The derivatives that the functions name in their annotations, which a tool calls when it reduces the index or makes a Jacobian, and parts that several of them use.
Their names may change without notice.</p>
</html>"));
end Internal;
