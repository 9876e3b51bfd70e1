within NormalContact.Shapes.Spatial;
pure function hull "Smoothed convex hull of points"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position vertices[:, 3] "Points; the origin must be inside their hull";
  input Real p(min=2, max=10000)=12 "Sharpness: the larger, the closer to the hull (> 3 for smooth curvature)";
  output Real shape[3 + 3*size(vertices, 1)] "Shape vector";
algorithm
  shape[1:3] := {Kinds.spatialHull, 1 + 3*size(vertices, 1), p};
  for i in 1:size(vertices, 1) loop
    shape[3*i + 1:3*i + 3] := vertices[i, :];
  end for;
  annotation (Documentation(info="<html>
<p>h = (&Sigma; max(v<sub>i</sub>&middot;n, 0)<sup>p</sup>)<sup>1/p</sup>. It is convex for every p.</p>
<p>The body contains the hull and is at most k<sup>1/p</sup> times as large, k being the number of points in front (v<sub>i</sub>&middot;n &gt; 0); a face with k points bulges by about that factor, ln(k)/p. For a cube: 12 % for p = 12, 1.4 % for p = 100, 0.14 % for p = 1000.</p>
<p>2 &le; p &le; 10000: below 2 the curvature radii are infinite where a point comes into view; above 10000 the rounding of the normal, which changes the curvature radii by p times as much, would cost more than five of their sixteen digits. Edges are far sharper than faces bulge; add <a href=\"modelica://NormalContact.Shapes.Spatial.offset\">offset</a> to round them.</p>
</html>"));
end hull;
