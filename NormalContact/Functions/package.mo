within NormalContact;
package Functions "The C kernel: external functions and their derivatives"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>The functions in this package give access to the C kernel. They are pure; each function that index
reduction may have to differentiate is scalar and carries the chain of its time derivatives up to the second.
The kernel is a single header in <code>Resources/Include</code> which the tool compiles with the model: nothing
has to be installed.</p>
</html>"));
end Functions;
