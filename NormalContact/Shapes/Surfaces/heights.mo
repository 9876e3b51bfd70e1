within NormalContact.Shapes.Surfaces;
pure function heights "Height field"
  extends Modelica.Icons.Function;
  input Integer degree(min=1, max=9)=5 "Degree of the spline; 5 for a smooth curvature";
  input Modelica.Units.SI.Position x[2]={-1,1} "Range of x";
  input Modelica.Units.SI.Position y[2]={-1,1} "Range of y";
  input Modelica.Units.SI.Position z[:, :] "Heights at equidistant x (rows) and y (columns)";
  output Real surface[11 + 2*degree + (size(z, 1) + size(z, 2)) + 3*size(z, 1)*size(z, 2)] "Surface vector";
external "C" NormalContact_surfaceHeights(degree, x, y, z, size(z, 1), size(z, 2), surface, size(surface, 1)) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>(u, v, z(u, v)): a B-spline through the heights; the normal points to +z.</p>
</html>"));
end heights;
