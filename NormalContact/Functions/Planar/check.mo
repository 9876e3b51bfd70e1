within NormalContact.Functions.Planar;
pure function check "Check a planar shape: stops with a message if it is not valid"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  output Boolean valid "= true, if the shape is valid (otherwise the function does not return)";
protected
  function kernel "Calls the kernel"
    extends Modelica.Icons.Function;
    input Real shape[:] "Shape";
  external "C" NormalContact_planarCheck(shape, size(shape, 1)) annotation (Include="#include \"NormalContact.h\"");
  end kernel;
algorithm
  kernel(shape);
  valid := true;
  annotation (Documentation(info="<html>
<p>Checks that the vector is well formed, that all parameters are possible and that all pieces join. The error message names the term and the remedy.</p>
</html>"));
end check;
