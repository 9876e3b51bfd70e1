within NormalContact.Functions.Planar;
pure function convex "Check a planar shape as generating potential: stops with a message if it is not valid or the body is not strictly convex"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input String name="check of a planar shape" "Name for the message, such as that of the element";
  output Boolean valid "= true, if nothing is proved wrong (otherwise the function does not return)";
external "C" valid = NormalContact_planarConvex(shape, size(shape, 1), name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The check of <a href=\"modelica://NormalContact.Functions.Planar.check\">check</a>, then a search for the smallest curvature radius,
bounded in time (below a millisecond) and with certified bounds. A body that is proved to have a curvature radius that is not positive is refused;
the message tells where, which term is to blame, and the smallest offset that is certain to help (R&ouml;mer, Fidlin, Seemann: normal
parameterization, eq. (50)). A body for which neither is proved, such as one with a flat or an edge, is accepted.</p>
</html>"));
end convex;
