within NormalContact.Functions.Planar;
pure function polar "Check a planar shape as polar potential: stops with a message if it is not valid for the circle"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Radius R "Radius of the circle";
  input Boolean concave "= true, if the body surrounds the circle";
  input String name="check of a polar potential" "Name for the message, such as that of the element";
  output Boolean valid "= true, if nothing is found wrong (otherwise the function does not return)";
external "C" valid = NormalContact_planarPolar(shape, size(shape, 1), R, concave, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The check of <a href=\"modelica://NormalContact.Functions.Planar.check\">check</a>; then, over all directions: the potential is positive and
the contact point is unique (R&ouml;mer, Fidlin, Seemann: explicit analytical solutions, eq. (72)). The directions are sampled, and the worst ones refined.</p>
</html>"));
end polar;
