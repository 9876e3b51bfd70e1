within NormalContact.UsersGuide;
class ReleaseNotes "Release notes"
  extends Modelica.Icons.ReleaseNotes;
  annotation (DocumentationClass=true, Documentation(info="<html>
<h4>0.2.0</h4>
<p>In preparation; see CHANGELOG.md. Models of version 0.1.0 are converted by a script:</p>
<ul>
<li>The normal of a plane is <code>normal</code> (<code>BodyPlane</code>, <code>RollingOnPlane</code>, <code>SlidingOnPlane</code>, <code>RollingTwoPoints</code>). <code>n</code> is everywhere the axis of the plane of motion, as
in <code>Modelica.Mechanics.MultiBody.Joints.Planar</code>.</li>
<li><code>power_loss</code> of contacts is <code>power</code>; what is lost is <code>lossPower</code>.</li>
</ul>
<h4>0.1.0</h4>
<p>First version: contacts with line, circle, plane, sphere and of two bodies; ideal rolling, sliding and cam joints; cam mechanisms in one dimension;
shapes, force laws, visualizers; examples from valve trains, gait and rolling. Checked with OpenModelica 1.26.9 and the Modelica
Standard Library 4.0.0 and 4.1.0.</p>
</html>"));
end ReleaseNotes;
