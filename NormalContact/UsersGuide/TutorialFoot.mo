within NormalContact.UsersGuide;
class TutorialFoot "Tutorial: a foot under your leg in five minutes"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>From an empty diagram to a leg that lands on its foot. If you have a leg already, only steps 1 and 3 are for you: one <code>Ground</code> in the model, one <code>Foot</code> at each ankle.</p>
<h4>1. The world and the ground</h4>
<ol>
<li>Create a new model, for example <code>MyFoot</code>, and open its diagram.</li>
<li>Drag <code>Modelica.Mechanics.MultiBody.World</code> into it. For a drawing of the right size set <code>axisLength = 0.2</code> in its tab Animation and
<code>defaultN_to_m = 3000</code> in its tab Defaults.</li>
<li>Drag <a href=\"modelica://NormalContact.Gait.Ground\">NormalContact.Gait.Ground</a>; it is called <code>ground</code> and becomes <code>inner</code>, as the world. Set
<code>length = 2</code>.</li>
<li>Drag <code>NormalContact.Settings</code>, the common defaults, too. Leave them as they are.</li>
</ol>
<h4>2. The leg</h4>
<ol>
<li>Drag <code>Modelica.Mechanics.MultiBody.Joints.Prismatic</code>, name it <code>hip</code>, set <code>n = {0,1,0}</code>: a test bench that guides the hip up and down. In the group
Initialization set <code>s.start = 1.05</code> and <code>v.start = 0</code>, both fixed. Connect <code>world.frame_b</code> with <code>hip.frame_a</code>.</li>
<li>Drag <code>Modelica.Mechanics.MultiBody.Parts.Body</code>, name it <code>trunk</code>, set <code>m = 35</code> and <code>r_CM = {0,0,0}</code>: half of a person. Connect it with
<code>hip.frame_b</code>.</li>
<li>Drag another <code>Prismatic</code>, name it <code>leg</code>, set <code>n = {0,-1,0}</code> and <code>useAxisFlange = true</code>, <code>s.start = 0.9</code> and <code>v.start = 0</code>, fixed. Connect
<code>hip.frame_b</code> with <code>leg.frame_a</code>.</li>
<li>Drag <code>Modelica.Mechanics.Translational.Components.SpringDamper</code>, name it <code>muscle</code>, set <code>c = 2e4</code>, <code>d = 600</code>, <code>s_rel0 = 0.9</code>. Connect its
<code>flange_a</code> with <code>leg.support</code> and <code>flange_b</code> with <code>leg.axis</code>.</li>
<li>Drag <code>Modelica.Mechanics.MultiBody.Joints.Revolute</code>, name it <code>ankle</code>, set <code>useAxisFlange = true</code>, <code>phi.start = 0.2</code> (toe up) and
<code>w.start = 0</code>, fixed. Connect <code>leg.frame_b</code> with <code>ankle.frame_a</code>.</li>
<li>Drag <code>Modelica.Mechanics.Rotational.Components.SpringDamper</code>, name it <code>tendon</code>, set <code>c = 300</code>, <code>d = 15</code>. Connect its <code>flange_a</code> with
<code>ankle.support</code> and <code>flange_b</code> with <code>ankle.axis</code>.</li>
</ol>
<h4>3. The foot</h4>
<ol>
<li>Drag <a href=\"modelica://NormalContact.Gait.Foot\">NormalContact.Gait.Foot</a>; it is called <code>foot</code>. Connect <code>ankle.frame_b</code> with <code>foot.ankle</code>. That is all: it has mass, sole,
stiffness, damping and friction.</li>
<li>Open its parameters, if you like: <code>sole</code> offers some soles in its list; <code>circles</code> replaces it by circles; <code>useSignals</code> gives force, moment, centre of
pressure and contact as signals.</li>
</ol>
<h4>4. Simulate</h4>
<p>Set the stop time to 3 s, the interval to 0.002 s and the tolerance to 1e-7 and simulate. Plot <code>foot.f[2]</code>: the foot touches with the heel, the load overshoots and settles at 353 N,
the weight of 36 kg. Plot <code>foot.x_P</code>: the centre of pressure rolls from the heel forwards, without a jump. <code>foot.touches</code> tells when the foot is on the ground.</p>
<h4>5. Where to go from here</h4>
<ul>
<li>Stiffness, damping and friction with reasons: <a href=\"modelica://NormalContact.UsersGuide.Feet\">Feet</a>.</li>
<li>A slope or a treadmill: <code>slope</code> and <code>v_belt</code> of <code>ground</code>.</li>
<li>A swing foot that must not scuff: set <code>useEnable</code> and let your controller switch it.</li>
<li>A whole leg with masses: <a href=\"modelica://NormalContact.Gait.Leg\">Gait.Leg</a>; a body on two of them: <a href=\"modelica://NormalContact.Examples.Gait.Human\">Examples.Gait.Human</a>.</li>
</ul>
</html>"));
end TutorialFoot;
