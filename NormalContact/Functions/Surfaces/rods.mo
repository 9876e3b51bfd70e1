within NormalContact.Functions.Surfaces;
pure function rods "Rods along a net of lines on a surface, for drawing"
  extends Modelica.Icons.Function;
  input Real surface[:] "Surface: a vector built by the constructors in Shapes.Surfaces";
  input Integer lines[2](each min=2) "Number of lines with constant u, and with constant v";
  input Integer count[2](each min=1) "Number of rods of each of them";
  output Modelica.Units.SI.Position rods[lines[1]*count[1] + lines[2]*count[2], 7] "Of each rod: start, vector to the end, length";
external "C" NormalContact_surfaceRods(surface, size(surface, 1), lines, count, rods) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The lines are evenly spread over the ranges of the parameters, from edge to edge.</p>
</html>"));
end rods;
