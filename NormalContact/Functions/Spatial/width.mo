within NormalContact.Functions.Spatial;
pure function width "Smallest width of a body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length width "Smallest width";
external "C" width = NormalContact_spatialWidth(shape, size(shape, 1), name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The width in a direction is the sum of the potentials of the direction and its opposite; 13 directions are tried. For drawing in a fitting size, and for
the limit of the penetration.</p>
</html>"));
end width;
