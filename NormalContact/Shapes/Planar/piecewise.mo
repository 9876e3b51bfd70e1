within NormalContact.Shapes.Planar;
pure function piecewise "Periodic piecewise polynomial"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Angle knots[:] "Start of each piece, increasing, less than one turn in all";
  input Real c[size(knots, 1), :] "Coefficients of each piece in powers of (phi - knots[i]), lowest first";
  output Real shape[4 + size(knots, 1) + size(c, 1)*size(c, 2)] "Shape vector";
algorithm
  shape[1:4] := {Kinds.planarPiecewise, 2 + size(knots, 1) + size(c, 1)*size(c, 2), size(knots, 1), size(c, 2) - 1};
  shape[5:4 + size(knots, 1)] := knots;
  for i in 1:size(c, 1) loop
    for j in 1:size(c, 2) loop
      shape[4 + size(knots, 1) + (i - 1)*size(c, 2) + j] := c[i, j];
    end for;
  end for;
  annotation (Documentation(info="<html>
<p>Value and first derivative must be continuous at all knots, also from the last piece to the first; continuous second derivatives give a continuous curvature.</p>
</html>"));
end piecewise;
