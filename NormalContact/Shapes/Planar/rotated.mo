within NormalContact.Shapes.Planar;
pure function rotated "One term turned in its frame"
  extends Modelica.Icons.Function;
  input Real term[:] "Shape with one term, not itself rotated";
  input Modelica.Units.SI.Angle angle=0 "Angle, counter-clockwise";
  output Real shape[3 + size(term, 1)] "Shape vector";
algorithm
  shape := cat(1, {Kinds.planarRotated, 1 + size(term, 1), angle}, term);
  annotation (Documentation(info="<html>
<p>h(&phi; - angle). To turn a sum, turn each of its terms.</p>
</html>"));
end rotated;
