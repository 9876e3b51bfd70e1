within NormalContact.UsersGuide;
class Data "Tutorial: shapes from a lift table, a contour, a mesh"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>A shape need not be a formula. The program <code>normalcontact fit</code> makes one from data, with the proof that no curvature radius is
below a bound; functions of this package do the same at the start of a simulation, without the program. The three files are in the folder
<code>data</code> of the sources, made from formulas, so that the truth is known.</p>
<h4>1. A lift table: data/lift.csv</h4>
<p>8 mm of valve lift, steps of one degree, rounded to 1 &micro;m. Interpolated, the rounding makes 3 to 4 % of noise in the acceleration; the fit
leaves 0.2 %.</p>
<ol>
<li><code>normalcontact fit data/lift.csv --base-radius 0.018 --roller 0.01</code> writes <code>out/lift</code>: look at
<code>index.html</code> (lift, velocity, acceleration, jerk, residuals).</li>
<li>Open <a href=\"modelica://NormalContact.Examples.Tutorial.Cam\">Examples.Tutorial.Cam</a>, duplicate it, and in the dialog of its contact
clear <code>shape</code> and choose <code>out/lift/shape.json</code> as <code>shapeFile</code>; <code>R = 0.01</code> is the roller. The base
circle is another one: <code>s.start = 0.028</code> in the guide.</li>
<li>Without the program: <code>shape = NormalContact.Shapes.Planar.cam(angle, lift, baseRadius=0.018, roller=0.01)</code>, angles in degrees, the
lift in m.</li>
<li>Simulate and plot <code>guide.s - contact.gap - 0.028</code>: the lift of the table, to 2 &micro;m.</li>
</ol>
<p>A flat follower: <code>normalcontact fit data/lift.csv --base-radius 0.03</code>, for
<a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a>; <code>cam</code> without <code>roller</code>. With a base circle of 18 mm
the cam would cut itself, and a message says so.</p>
<h4>2. A contour: data/sole.csv</h4>
<p>400 points of a sole of 280 mm, measured to 0.1 mm.</p>
<ol>
<li><code>normalcontact fit data/sole.csv</code>. Blunter ends: <code>--min-radius 0.008</code>; points that are not convex: <code>--hull</code>.</li>
<li>Duplicate <a href=\"modelica://NormalContact.Examples.Planar.RockingFoot\">Examples.Planar.RockingFoot</a> and set <code>shape =
NormalContact.Shapes.Planar.fromFile(\"/path/to/out/sole/shape.json\")</code>, or paste the function of <code>out/sole/shape.mo</code> into
your package and set <code>shape = MyPackage.shape()</code>.</li>
<li>Without the program: <code>NormalContact.Shapes.Planar.contour(points)</code>, rows x, y in m, in any order.</li>
</ol>
<h4>3. A mesh: data/last.stl</h4>
<p>A body like a shoe last, 4332 triangles.</p>
<ol>
<li><code>normalcontact fit data/last.stl</code>: an ellipsoid, capsule or box is found first, harmonics are added where they help.</li>
<li>Duplicate <a href=\"modelica://NormalContact.Examples.Spatial.RollingEllipsoid\">Examples.Spatial.RollingEllipsoid</a>, clear <code>shape</code> in the dialog of
<code>rolling</code> and choose <code>out/last/shape.json</code> as <code>shapeFile</code>; <code>normalcontact check out/last/shape.json</code> tells volume,
centre of mass and inertia for the body (or use <a href=\"modelica://NormalContact.Parts.ShapedBody\">Parts.ShapedBody</a>).</li>
<li>Without the program: <code>NormalContact.Shapes.Spatial.points(points)</code>, rows x, y, z in m.</li>
</ol>
<h4>Sizes, files, tools</h4>
<p>A tool must know the size of a vector when it translates. Tried in OpenModelica 1.26: the size may be a number, an expression of
<code>Streams.countLines</code> or <code>readMatrixSize</code>, or of a Modelica function that calls
<code>Streams.readLine</code>, as <a href=\"modelica://NormalContact.Shapes.fileSize\">Shapes.fileSize</a> does: it is evaluated during translation. A
function in C that is given in a header can't give a size. <code>contour</code>, <code>cam</code> and <code>points</code> have sizes that follow from the number of
harmonics, the room <code>n</code> and the degree. A missing or
wrong file ends the simulation at its start with the element, the name, the line and what to do.</p>
<p>Elements have a parameter <code>shapeFile</code> with a file selector; it gives <code>shape</code> its value. A file for a circle of another radius, of a generating potential where
a polar one is needed, or of a body in space where a planar one is needed is refused. A model of one's own may do the same: a parameter <code>String</code> with
<code>annotation(Evaluate=true)</code>, since the size follows from it, and <code>shape = fromFile(shapeFile)</code>.</p>
</html>"));
end Data;
