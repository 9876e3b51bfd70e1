within NormalContact.Functions.Surfaces;
pure function check "Check of a surface"
  extends Modelica.Icons.Function;
  input Real surface[:] "Surface: a vector built by the constructors in Shapes.Surfaces";
  input String name="check of a surface" "Name for the message, such as that of the element";
  output Boolean valid "= true; an invalid surface ends the simulation with a message";
external "C" valid = NormalContact_surfaceCheck(surface, size(surface, 1), name) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>Once per surface, at the start.</p>
</html>"));
end check;
