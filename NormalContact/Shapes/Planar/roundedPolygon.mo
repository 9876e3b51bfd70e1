within NormalContact.Shapes.Planar;
pure function roundedPolygon "Convex polygon with rounded corners"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position corners[:, 2] "Corners x, y before rounding, counter-clockwise";
  input Modelica.Units.SI.Length r(min=0)=0.01 "Radius of the corners: thickness of the skin around the polygon";
  output Real shape[3 + 2*size(corners, 1)] "Shape vector";
algorithm
  assert(size(corners, 1) >= 3 and r >= 0, "Shapes.Planar.roundedPolygon: at least three corners are needed, and r = " + String(r) + " must not be negative.");
  shape[1:3] := {Kinds.planarRoundedPolygon, 1 + 2*size(corners, 1), r};
  for i in 1:size(corners, 1) loop
    shape[2*i + 2:2*i + 3] := corners[i, :];
  end for;
  annotation (Documentation(info="<html>
<p>h = max<sub>i</sub> v<sub>i</sub>&middot;n + r: the polygon of the corners v<sub>i</sub> with a skin of thickness r. Every corner must turn to the left. The curvature radius is r at the corners; the sides are flat, so that in contact with a line the point jumps from end to end of a side (normal parameterization, remark 10 excludes this; use <a href=\"modelica://NormalContact.Shapes.Planar.superellipse\">superellipse</a> where the point must move steadily).</p>
</html>"));
end roundedPolygon;
