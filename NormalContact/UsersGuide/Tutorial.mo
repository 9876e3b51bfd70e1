within NormalContact.UsersGuide;
class Tutorial "Tutorial: a cam with a roller, from an empty diagram"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>We build a cam that lifts a spring-loaded follower with a roller. The result is
<a href=\"modelica://NormalContact.Examples.Tutorial.Cam\">Examples.Tutorial.Cam</a>. Nothing but this package and the Modelica Standard
Library is needed.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/TutorialCam.svg\" alt=\"Lift of the follower and force over time\"></p>
<h4>1. The world and the camshaft</h4>
<ol>
<li>Create a new model, for example <code>MyCam</code>, and open its diagram.</li>
<li>Drag <code>Modelica.Mechanics.MultiBody.World</code> into it. For a drawing of the right size set <code>axisLength = 0.02</code> in its tab
Animation, <code>nominalLength = 0.04</code> and <code>defaultN_to_m = 4000</code> in its tab Defaults.</li>
<li>Drag <code>NormalContact.Settings</code> into it: the common defaults of all contacts. Leave them as they are. (Without it the model works, too, but OpenModelica warns that it has added one.)</li>
<li>Drag <code>Modelica.Mechanics.MultiBody.Joints.Revolute</code>, name it <code>camshaft</code>, and set <code>useAxisFlange = true</code>. In the group
Initialization set <code>phi.start = 0</code> and <em>fixed</em> to true (OMEdit: the small grey box beside the value has a menu). Connect <code>world.frame_b</code> with <code>camshaft.frame_a</code>.</li>
<li>Drag <code>Modelica.Mechanics.Rotational.Sources.ConstantSpeed</code>, name it <code>speed</code>, set <code>w_fixed = 50</code>. Connect its flange with
<code>camshaft.axis</code>.</li>
</ol>
<h4>2. The follower</h4>
<ol>
<li>Drag <code>Modelica.Mechanics.MultiBody.Joints.Prismatic</code>, name it <code>guide</code>, set <code>useAxisFlange = true</code> and
<code>n = {0,-1,0}</code>: the follower hangs below the cam, which pushes it down. In the group Initialization set <code>s.start = 0.02</code>, fixed (the roller rests on the base circle,
two radii below the axis of the cam), and <code>v.start = 0</code>, fixed. Connect <code>world.frame_b</code> with <code>guide.frame_a</code>.</li>
<li>Drag <code>Modelica.Mechanics.MultiBody.Parts.Body</code>, name it <code>follower</code>, set <code>m = 0.1</code> and <code>r_CM = {0,0,0}</code>. Connect
<code>guide.frame_b</code> with <code>follower.frame_a</code>.</li>
<li>Drag <code>Modelica.Mechanics.Translational.Components.Spring</code>, name it <code>spring</code>, set <code>c = 4000</code>: it
pulls the follower up, with 80 N at the start. Connect <code>spring.flange_a</code> with <code>guide.support</code> and <code>spring.flange_b</code> with
<code>guide.axis</code>.</li>
</ol>
<h4>3. The contact</h4>
<ol>
<li>Drag <a href=\"modelica://NormalContact.Contacts.BodyCircle\">NormalContact.Contacts.BodyCircle</a>, it is called <code>contact</code>. Connect
<code>camshaft.frame_b</code> with <code>contact.frame_a</code> (the shaped body) and <code>guide.frame_b</code> with <code>contact.frame_b</code> (the circle).</li>
<li>Open its parameters. <code>R = 0.01</code> is the radius of the roller. <code>shape</code> is the polar potential of the cam; its list offers
some, after a blank line that stands for the default. Take <code>lobedCam(r=0.02, amplitude=0.01/3)</code>, a base circle with a polynomial lobe.</li>
<li>Choose the laws in the group Forces: for <code>normalForce</code> take <code>Forces.Normal.Hertz</code> (the default: steel on steel), for
<code>friction</code> take <code>Forces.Friction.None</code>: our follower has no rotating roller yet.</li>
</ol>
<p>The finished diagram:</p>
<p><img src=\"modelica://NormalContact/Resources/Images/TutorialCamDiagram.png\" alt=\"Diagram of the finished model\"></p>
<h4>4. Simulate</h4>
<p>In the simulation setup set the stop time to 0.25 s, the interval to 0.0001 s and the tolerance to 1e-8, and tick <em>Launch Animation</em> (at the bottom);
simulate. In the animation set a speed of 0.02, since at the speed 1 it lasts a quarter of a second. Plot <code>guide.s</code>, <code>contact.gap</code> and
<code>contact.f_n</code>; open the animation. At 50 rad/s the roller stays on the cam. Try <code>speed.w_fixed = 200</code>: it flies off before the tip of the lobe
and bounces. The contact announces the edges of the lobe as events, so no step leaves it out.</p>
<h4>5. Where to go from here</h4>
<ul>
<li>Another cam: choose the standard lift law in the list of <code>shape</code>, or add terms with <code>cat(1, ...)</code>. The shapes in the list have the base circle
of this cam; for another one change <code>s.start</code> of the guide as well, or the roller starts inside the cam and the contact says so.</li>
<li>A roller that turns, with friction: see <a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a>.</li>
<li>No elasticity: replace the contact by <a href=\"modelica://NormalContact.Joints.CamRoller\">Joints.CamRoller</a>; its output <code>liftOff</code> tells
when a real roller would leave the cam. Set <code>stateSelect = StateSelect.always</code> in
<code>camshaft</code> and <code>StateSelect.never</code> in <code>guide</code> (tab Advanced), since only the angle can be a state.</li>
<li>No multi-body model at all: <a href=\"modelica://NormalContact.Mechanisms.RollerFollower\">Mechanisms.RollerFollower</a> has a rotational and a
translational flange.</li>
</ul>
</html>"));
end Tutorial;
