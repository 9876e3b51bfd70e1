within NormalContact.Shapes.Surfaces;
pure function bspline "B-spline or NURBS surface"
  extends Modelica.Icons.Function;
  input Integer degree[2](each min=1, each max=9)={3,3} "Degrees in u and v";
  input Boolean periodic[2]={false,false} "= true, if the surface is closed in that direction";
  input Real knots_u[:] "Knots of u: size(points, 1) + degree + 1 of them; periodic: size(points, 1) + 1";
  input Real knots_v[:] "Knots of v";
  input Real points[:, :, :] "Control points [u, v, :]: x, y, z, or x, y, z, weight";
  output Real surface[9 + size(knots_u, 1) + size(knots_v, 1) + size(points, 1)*size(points, 2)*size(points, 3)] "Surface vector";
protected
  Integer at "Last number written";
algorithm
  assert(size(points, 3) == 3 or size(points, 3) == 4, "Shapes.Surfaces.bspline: a control point has 3 numbers, or 4 with its weight.");
  at := 9 + size(knots_u, 1) + size(knots_v, 1);
  surface[1:at] := cat(1, {Kinds.surfaceBspline, size(surface, 1) - 2, degree[1], degree[2], if periodic[1] then 1 else 0, if periodic[2] then 1 else 0,
    size(points, 3), size(points, 1), size(points, 2)}, knots_u, knots_v);
  for i in 1:size(points, 1) loop
    for j in 1:size(points, 2) loop
      surface[at + 1:at + size(points, 3)] := points[i, j, :];
      at := at + size(points, 3);
    end for;
  end for;
  annotation (
    Documentation(info="<html>
<p>See <code>Shapes.Curves.bspline</code>. The normal S<sub>u</sub> x S<sub>v</sub> must point out of the body: exchange u and v if it does not.</p>
</html>"));
end bspline;
