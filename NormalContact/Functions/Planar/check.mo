within NormalContact.Functions.Planar;
pure function check "Check a planar shape: stops with a message if it is not valid"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input String name="check of a planar shape" "Name for the message, such as that of the element";
  output Boolean valid "= true, if the shape is valid (otherwise the function does not return)";
external "C" valid = NormalContact_planarCheck(shape, size(shape, 1), name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Checks that the vector is well formed, that all parameters are possible and that all pieces join. The error message names the term and the remedy.</p>
</html>"));
end check;
