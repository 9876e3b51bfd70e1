within NormalContact.Shapes.Planar;
pure function forRadius "The same body for another circle: from a generating potential, or the polar potential for one roller, to that for another"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape of the body: its generating potential, or its polar potential for the radius R_from";
  input Modelica.Units.SI.Radius R "Radius of the circle or roller that the body shall touch";
  input Modelica.Units.SI.Radius R_from=0 "Radius to which a polar potential belongs; 0: shape is a generating potential";
  input Boolean inside=false "= true, if the body lies in a hollow circle of radius R; shape must be a generating potential then";
  input Boolean concave=false "= true, if the body surrounds the circle (almost concave)";
  input Integer pieces(min=8, max=4096)=64 "Number of pieces: the error falls with its eighth power";
  input String name="Shapes.Planar.forRadius" "Name for messages, such as that of the element";
  output Real polar[4 + 9*pieces] "Shape vector: polar potential for the radius R";
external "C" NormalContact_planarForRadius(shape, size(shape, 1), R_from, R, inside, concave, pieces, name, polar) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>A polar potential belongs to one radius. This function makes that of the same body for another one (R&ouml;mer, Fidlin, Seemann: explicit analytical solutions,
eq. (84), solved by its characteristics, the common normals of parallel curves): a piecewise polynomial that has the exact value and first three
derivatives at equally spaced angles. So a cam given by its generating potential, or ground for another roller, meets a roller:</p>
<pre>BodyCircle cam(R=0.008, shape=Shapes.Planar.forRadius(Shapes.Planar.ellipse(a=0.03, b=0.02), R=0.008));</pre>
<p>With 64 pieces the error is below 1e-9 of the size for an ellipse of 3:2. Joints of a piecewise potential between the knots are smoothed over one piece:
take more pieces then.</p>
<h4>Limitations</h4>
<p>The reference point must lie inside the body. A roller must fit into the concave flanks of the body; a hollow circle around it must be larger than its curvature
radii. Otherwise there is no potential, and a message says so.</p>
</html>"));
end forRadius;
