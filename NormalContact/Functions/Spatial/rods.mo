within NormalContact.Functions.Spatial;
pure function rods "Rods along three outlines of a spatial body, for drawing"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Integer count(min=3) "Number of rods of each outline";
  input Modelica.Units.SI.Radius R=0 "Radius of the sphere to which a polar potential belongs; 0: the shape is a generating potential";
  input Boolean concave=false "= true, if the body surrounds the sphere";
  output Modelica.Units.SI.Position rods[3*count, 7] "Of each rod: start, vector to the end, length";
external "C" NormalContact_spatialRods(shape, size(shape, 1), count, R, concave, rods) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The outlines of a generating potential are the points with normals in the planes x-y, y-z and z-x, evenly spread along an
ellipse of the same extent; those of a polar potential G(u) are the points where a sphere with its centre in a direction u of these
planes touches: G u - R n, with the normal n &prop; 2 (&nabla;G&middot;u) u - &nabla;G.</p>
</html>"));
end rods;
