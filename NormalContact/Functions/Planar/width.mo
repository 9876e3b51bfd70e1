within NormalContact.Functions.Planar;
pure function width "Smallest width of a planar body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length width "Smallest width";
external "C" width = NormalContact_planarWidth(shape, size(shape, 1), name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The width in a direction is the sum of the potentials of the direction and its opposite; 16 directions are tried. For drawing in a fitting size, and for
the limit of the penetration.</p>
</html>"));
end width;
