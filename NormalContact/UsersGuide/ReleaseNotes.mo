within NormalContact.UsersGuide;
class ReleaseNotes "Release notes"
  extends Modelica.Icons.ReleaseNotes;
  annotation (DocumentationClass=true, Documentation(info="<html>
<h4>0.2.0</h4>
<p>New:</p>
<ul>
<li><a href=\"modelica://NormalContact.Settings\">Settings</a>: material, restitution, friction, animation and colors of all elements of a model.</li>
<li><a href=\"modelica://NormalContact.Gait\">Gait</a>: feet, ground, terrain, a leg; <a href=\"modelica://NormalContact.ValveTrain\">ValveTrain</a>: valve, springs, lash adjuster, rocker, finger, oil film;
<a href=\"modelica://NormalContact.Sensors\">Sensors</a>: the gap without a force.</li>
<li><code>Contacts.BodyTerrain</code>, <code>BodyInCircle</code>, <code>BodyInBox</code>; <code>Joints.RollingOnCircle</code>, <code>RollingInCircle</code>, <code>RollingOnBodyPlanar</code>, <code>SlidingOnBodyPlanar</code>,
<code>RollingOnSurface</code>; <code>Parts.ShapedBody</code>, <code>ShapedPlate</code>, <code>PlateOnLine</code>.</li>
<li>Shapes from data and files (<a href=\"modelica://NormalContact.UsersGuide.Data\">tutorial</a>); <code>Shapes.Planar.forRadius</code>, <code>camOfLaw</code>, <code>roundedPolygon</code>, <code>Shapes.Spatial.superovoid</code> and others.</li>
<li>Every contact has <code>penetration_max</code>, <code>enable</code>, signals, a heat port and <code>gapState</code>; ideal joints have signals of lift-off and slip. Line contact
(<code>Forces.Normal.HertzLine</code>), friction that holds (<code>Forces.Friction.Sticking</code>), rolling resistance.</li>
<li><code>Functions.Start</code>: where a body starts touching, or in equilibrium. Bodies are drawn solid, or with a mesh.</li>
<li>This guide tells <a href=\"modelica://NormalContact.UsersGuide.Elements\">which element to take</a>, <a href=\"modelica://NormalContact.UsersGuide.Messages\">what each message means</a> and
<a href=\"modelica://NormalContact.UsersGuide.Limits\">the limits</a>; every example has a figure.</li>
</ul>
<p>Changed; a script converts models of version 0.1.0:</p>
<ul>
<li>The normal of a plane is <code>normal</code> (<code>BodyPlane</code>, <code>RollingOnPlane</code>, <code>SlidingOnPlane</code>, <code>RollingTwoPoints</code>). <code>n</code> is everywhere the axis of the plane of motion, as
in <code>Modelica.Mechanics.MultiBody.Joints.Planar</code>.</li>
<li><code>power_loss</code> of contacts is <code>power</code>; what is lost is <code>lossPower</code>.</li>
<li><code>mu</code> of sliding joints and of <code>CamRoller</code> and <code>CamFlat</code> is gone: they have no friction.</li>
<li>Derivatives and helpers of the functions are in <code>Functions.Internal</code>.</li>
</ul>
<p>Changed, to be mended by hand:</p>
<ul>
<li><code>slip</code> and <code>mu_required</code> are variables of rolling joints only.</li>
<li><code>Functions.Spatial.extent</code> and <code>boundary</code> are gone: take <code>width</code>, the smallest width, and <code>point</code>. <code>RollingOnLine.h1</code> is gone.</li>
<li><code>Functions.Planar.line</code>, <code>circle</code> and <code>pair</code> take and return components along x and y instead of vectors, <code>Functions.Spatial.potential</code> and <code>point</code> take the
normal as three numbers; functions of two bodies take a <code>TwoBodies</code> instead of two shapes.</li>
<li>An own law of the normal force also gives its <code>loss</code>; the base of those with a damping that impacts set is <code>Interfaces.ImpactForce</code>.</li>
<li>By default a follower touches its cam for <code>camshaft.phi = 0</code> (<code>s_0</code>). A penetration deeper than <code>penetration_max</code> ends the simulation.</li>
</ul>
<h4>0.1.0</h4>
<p>First version: contacts with line, circle, plane, sphere and of two bodies; ideal rolling, sliding and cam joints; cam mechanisms in one dimension;
shapes, force laws, visualizers; examples from valve trains, gait and rolling. Checked with OpenModelica 1.26.9 and the Modelica
Standard Library 4.0.0 and 4.1.0.</p>
</html>"));
end ReleaseNotes;
