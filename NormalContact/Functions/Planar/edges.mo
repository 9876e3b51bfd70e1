within NormalContact.Functions.Planar;
pure function edges "Angles that a simulation must not step over"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Angle edges[24] "Angles from 0 to 2*pi, in order; 2*pi for those that are not used";
external "C" NormalContact_planarEdges(shape, size(shape, 1), name, edges) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The eighths of a turn, and the joints of the shape between them (ends of lobes, of rise and dwell, knots), unless there are more than fifteen.</p>
</html>"));
end edges;
