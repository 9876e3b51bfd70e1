within NormalContact.Shapes.Spatial;
pure function hull "Smoothed convex hull of points"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position vertices[:, 3] "Points; the origin must be inside their hull";
  input Real p(min=2)=12 "Sharpness: the larger, the closer to the hull (> 3 for smooth curvature)";
  output Real shape[3 + 3*size(vertices, 1)] "Shape vector";
algorithm
  shape[1:3] := {108, 1 + 3*size(vertices, 1), p};
  for i in 1:size(vertices, 1) loop
    shape[3*i + 1:3*i + 3] := vertices[i, :];
  end for;
  annotation (Documentation(info="<html>
<p>h = (&Sigma; max(v<sub>i</sub>&middot;n, 0)<sup>p</sup>)<sup>1/p</sup>. The body contains the hull and is at most count<sup>1/p</sup> times as large.</p>
</html>"));
end hull;
