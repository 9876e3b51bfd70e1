within NormalContact.Shapes.Spatial;
pure function points "Convex body by points of its surface"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position points[:, 3] "Points x, y, z of the surface, in any order";
  input Integer degree(min=1)=4 "Degree of the harmonics that are added to an ellipsoid";
  input Modelica.Units.SI.Length noise=-1 "Standard deviation of the points; 0: none; negative: found by cross validation";
  input Modelica.Units.SI.Radius minRadius(min=0)=0 "No principal radius below this; 0: a thousandth of the mean radius";
  output Real shape[15 + (degree + 1)*(degree + 1)] "Shape vector";
external "C" NormalContact_fitPoints(points, size(points, 1), degree, noise, minRadius, shape, size(shape, 1)) annotation (Include="#include \"NormalContactFit.h\"");
  annotation (Documentation(info="<html>
<p>An ellipsoid and spherical harmonics of the rest, fitted by least squares of the distances, with the proof that no principal
radius is below <code>minRadius</code>. Points that are not convex beyond their noise are refused with the number of the
deepest one. Meshes and other bodies (boxes, capsules, hulls): the program <code>normalcontact fit</code>, whose result
<a href=\"modelica://NormalContact.Shapes.Spatial.fromFile\">fromFile</a> reads. The fit is made once, at the start of the
simulation.</p>
</html>"));
end points;
