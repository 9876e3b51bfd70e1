within NormalContact.Functions.Internal;
package Derivatives "Derivatives of planar contacts and of forces, for Jacobians and linear models"
  extends Modelica.Icons.InternalPackage;
  annotation (Documentation(info="<html>
<p>What a tool calls when it differentiates an elastic planar element: for symbolic Jacobians, and for linear models
(<code>--generateSymbolicLinearization</code> in OpenModelica). The functions that index reduction differentiates have exact derivatives beside them.</p>
<h4>Limitations</h4>
<p>OpenModelica 1.26 makes no symbolic Jacobians of functions with vectors as arguments, so spatial elements have numerical Jacobians and linear models only
(its default).</p>
</html>"));
end Derivatives;
