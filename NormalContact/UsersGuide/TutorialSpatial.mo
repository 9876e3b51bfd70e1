within NormalContact.UsersGuide;
class TutorialSpatial "Tutorial in space: a stone on a table, from an empty diagram"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>A stone falls on a table, bounces and rocks. Four elements and two connections; the result is
<a href=\"modelica://NormalContact.Examples.Tutorial.Stone\">Examples.Tutorial.Stone</a>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/TutorialStone.svg\" alt=\"Height of the stone and gap over time\"></p>
<h4>1. The stone</h4>
<ol>
<li>Create a new model, for example <code>MyStone</code>, and drag <code>Modelica.Mechanics.MultiBody.World</code> and <code>NormalContact.Settings</code>, the common defaults of all contacts, into it.</li>
<li>Drag <a href=\"modelica://NormalContact.Parts.ShapedBody\">NormalContact.Parts.ShapedBody</a>, name it <code>stone</code>. Its <code>shape</code> is an
ellipsoid with half axes of 0.3, 0.2 and 0.1 m; set <code>density = 2700</code>. Mass, centre of mass and inertia follow from both.</li>
<li>Start it above the table: in the tab Initialization set <code>r_0.start = {0,0.5,0}</code> and <em>fixed</em> to true, <code>v_0</code> fixed,
<code>angles_fixed = true</code>, <code>angles_start = {30,0,20}</code> degrees, <code>w_0_fixed = true</code>.</li>
</ol>
<h4>2. The contact</h4>
<ol>
<li>Drag <a href=\"modelica://NormalContact.Contacts.BodyPlane\">NormalContact.Contacts.BodyPlane</a>, it is called <code>contact</code>. Its default shape is that of the
stone; a body with another one has the same vector in both dialogs.</li>
<li>Connect <code>stone.frame_a</code> with <code>contact.frame_a</code> (the shaped body) and <code>world.frame_b</code> with <code>contact.frame_b</code> (the
plane through its origin, whose normal is y).</li>
<li>Laws of the normal force and of friction are chosen in the group Forces; the defaults are steel with a restitution of 0.6, and Coulomb's friction.</li>
</ol>
<h4>3. Simulate</h4>
<p>Set the stop time to 5 s and the interval to 0.005 s, tick <em>Launch Animation</em> and simulate. Plot <code>contact.gap</code>, <code>contact.f_n</code> and
<code>stone.r_0[2]</code>. The stone touches after 0.2506 s, which is sqrt(2 gap/g) with the gap of 0.308 m at the start.</p>
<h4>4. Where to go from here</h4>
<ul>
<li>Another body: choose a superellipsoid or a hull in the list of <code>shape</code>, in <code>stone</code> and in <code>contact</code>; or a body of your own as
<code>shapeFile</code>, see <a href=\"modelica://NormalContact.UsersGuide.Data\">Data</a>.</li>
<li>A second stone, and <a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a> between them; walls are further
<code>BodyPlane</code>s, whose frame_b is turned: <a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidsInBox\">EllipsoidsInBox</a>.</li>
<li>It never leaves the table and never slips: replace the contact by <a href=\"modelica://NormalContact.Joints.RollingOnPlane\">Joints.RollingOnPlane</a>, and see
<a href=\"modelica://NormalContact.Examples.Spatial.RollingEllipsoid\">RollingEllipsoid</a>.</li>
</ul>
</html>"));
end TutorialSpatial;
