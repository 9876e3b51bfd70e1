within NormalContact.Shapes.Curves;
pure function bspline "B-spline or NURBS curve"
  extends Modelica.Icons.Function;
  input Integer degree(min=1, max=9)=3 "Degree";
  input Boolean periodic=false "= true, if the curve is closed";
  input Real knots[:] "Knots: size(points, 1) + degree + 1 of them; periodic: size(points, 1) + 1";
  input Real points[:, :] "Control points: x, y, z, or x, y, z, weight";
  output Real curve[6 + size(knots, 1) + size(points, 1)*size(points, 2)] "Curve vector";
algorithm
  assert(size(points, 2) == 3 or size(points, 2) == 4, "Shapes.Curves.bspline: a control point has 3 numbers, or 4 with its weight.");
  curve[1:6] := {Kinds.curveBspline, size(curve, 1) - 2, degree, if periodic then 1 else 0, size(points, 2), size(points, 1)};
  curve[7:6 + size(knots, 1)] := knots;
  for i in 1:size(points, 1) loop
    curve[6 + size(knots, 1) + (i - 1)*size(points, 2) + 1:6 + size(knots, 1) + i*size(points, 2)] := points[i, :];
  end for;
  annotation (
    Documentation(info="<html>
<p>The curve spans knots[degree + 1] to knots[size(points, 1) + 1]; if periodic, knots[end] - knots[1] is the period.</p>
</html>"));
end bspline;
