within NormalContact.Functions.Spatial;
pure function polar "Check a spatial shape as polar potential: stops with a message if it is not valid for the sphere"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Modelica.Units.SI.Radius R "Radius of the sphere";
  input Boolean concave "= true, if the body surrounds the sphere";
  input String name="check of a polar potential" "Name for the message, such as that of the element";
  output Boolean valid "= true, if nothing is found wrong (otherwise the function does not return)";
external "C" valid = NormalContact_spatialPolar(shape, size(shape, 1), R, concave, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The check of <a href=\"modelica://NormalContact.Functions.Spatial.check\">check</a>; then, over all directions: the potential is positive and
the contact point is unique (R&ouml;mer, Fidlin, Seemann: explicit analytical solutions, eq. (72), carried over to space). The directions are sampled.</p>
</html>"));
end polar;
