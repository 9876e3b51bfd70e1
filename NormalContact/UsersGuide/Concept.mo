within NormalContact.UsersGuide;
class Concept "Concept"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>A strictly convex body is completely described by its <strong>generating potential</strong>, the support function</p>
<pre>h(n) = max over all points p of the body of  n&middot;p</pre>
<p>where n is a unit outer normal in the frame of the body: h(n) is how far the body reaches in the direction n.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/Concept.svg\" alt=\"A body over a plane: potential, contact point and gap\"></p>
<p>A body over a plane with the normal e can touch it only where its outer normal is n = -e. That point, and everything else, follows
from h and its derivatives:</p>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>quantity</th><th>in space</th><th>in the plane, n = (cos &phi;, sin &phi;)</th></tr>
<tr><td>gap</td><td>e&middot;r - h(n)</td><td>y - h(&phi;)</td></tr>
<tr><td>contact point in the frame of the body</td><td>&nabla;h(n)</td><td>h e<sub>n</sub> + h&prime; e<sub>&phi;</sub></td></tr>
<tr><td>curvature radii</td><td>eigenvalues of &nabla;&nabla;h(n)</td><td>h + h&Prime;</td></tr>
<tr><td>rate of the gap</td><td>e&middot;v of the material point at the contact</td><td>the same</td></tr>
<tr><td>body grown by d all around</td><td>h + d</td><td>h + d</td></tr>
<tr><td>two bodies added point by point</td><td>h<sub>1</sub> + h<sub>2</sub></td><td>h<sub>1</sub> + h<sub>2</sub></td></tr>
</table>
<p>There is nothing to iterate and nothing to detect against a line or a plane. <strong>The potential is the constraint:</strong> an ideal contact is the equation
gap = 0, and h has the derivatives that a tool needs to reduce its index.</p>
<h4>Circles and spheres: the polar potential</h4>
<p>Against a circle of radius R around O, describe the body instead by its <strong>polar potential</strong> G(&psi;): the distance from the reference
point P to O while they touch, as a function of the direction of O seen from P. The body need not be convex: cams may have concave
flanks, or surround the roller. The potential belongs to this one radius. In space the same holds for a sphere, G(u).</p>
<h4>Body against body</h4>
<p>The signed distance of two bodies is the largest value of n&middot;r - h<sub>b</sub>(n) - h<sub>a</sub>(-n) over all n. Here, and only here, the common
normal is found by iteration: <a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a> tells what is proved about it. The rest follows from
both potentials at this normal as before.</p>
<h4>A shape is a vector</h4>
<p>A potential is a sum of terms, each made by a function in <a href=\"modelica://NormalContact.Shapes\">Shapes</a>. Adding terms is
<code>cat(1, ...)</code>:</p>
<pre>cat(1, Shapes.Planar.ellipse(a=0.1, b=0.05), Shapes.Planar.offset(d=0.01))      ellipse with a skin of 10 mm
cat(1, Shapes.Planar.circle(r=0.03), Shapes.Planar.shift(x=0.005))              eccentric</pre>
<h4>Signs</h4>
<p>SI units. Planar elements lie in the x-y plane of their frames (the axis is a parameter), angles are counter-clockwise about +z.
<code>gap</code> &gt; 0: apart. The contact normal <code>e_n</code> points from the counterpart at frame_b into the body at frame_a, so the normal force on the
body is +f<sub>n</sub> e<sub>n</sub>. Curvatures are positive where the body is convex.</p>
</html>"));
end Concept;
