within NormalContact.Shapes.Surfaces;
pure function terrain "Height field y(x, z), with y up"
  extends Modelica.Icons.Function;
  input Integer degree(min=1, max=9)=5 "Degree of the spline; 5 for a smooth curvature, 3 for less of a wave beside a step";
  input Modelica.Units.SI.Position x[2]={-1,1} "Range of x";
  input Modelica.Units.SI.Position z[2]={-1,1} "Range of z";
  input Modelica.Units.SI.Position y[:, :] "Heights at equidistant x (rows) and z (columns)";
  output Real surface[25 + 2*degree + (size(y, 1) + size(y, 2)) + 3*size(y, 1)*size(y, 2)] "Surface vector";
algorithm
  surface := cat(1, {Kinds.surfacePlaced, size(surface, 1) - 2}, {1,0,0,0,0,1,0,-1,0}, zeros(3),
    heights(degree, x, {-z[2],-z[1]}, {{y[i, size(y, 2) + 1 - j] for j in 1:size(y, 2)} for i in 1:size(y, 1)}));
  annotation (Documentation(info="<html>
<p>The surface of <a href=\"modelica://NormalContact.Shapes.Surfaces.heights\">heights</a> with y up, as the world of the Modelica Standard Library has it: a B-spline through the
heights, whose normal points to +y. The parameters of the surface are u = x and v = -z.</p>
</html>"));
end terrain;
