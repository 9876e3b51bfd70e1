within NormalContact.UsersGuide;
class Limits "Limits"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<ul>
<li>A generating potential describes a strictly convex body. Bodies with edges and flat faces must be rounded (<code>offset</code>, <code>eta</code>);
superellipses and superellipsoids need <code>eta</code> &gt; 0 in contact, since their curvature radius goes to zero or infinity on the axes.</li>
<li>A polar potential belongs to one radius of the circle or sphere. Its <code>gap</code> is measured along the normal of the potential
contact points; it equals the distance up to second order in the gap, which is exact where it matters, in contact.</li>
<li>Body against body iterates for the common normal, from the pose alone and within a bound; a failure to converge, or to prove the smallest
depth of a deep penetration, ends the simulation with a message. What is proved is said in
<a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>.</li>
<li>One element, one contact point. Bodies that touch a line or plane at two places at once need an element for each
place.</li>
<li>Planar elements and cam mechanisms announce the eighths of a turn and the joints of their shapes as events, so that no step leaves out a lobe that rises from a dwell. Of more than
fifteen joints, those of a spline or of a shape made for another roller, they announce the ends of dwells; without dwells, or with more ends than fifteen, the sixteenths of a turn instead. Elastic contacts in
space have sixteen events in a turn while the bodies are apart (<code>turnEvents</code>). What can still be
missed: a motion of more than a turn, in space of half a turn, in a step; a lobe that lies between two events: of a Fourier series one narrower than an eighth of a turn, of a spline without
dwells than a sixteenth, in space than a few degrees; a thin obstacle in the way of a fast body, if the gap changes its sign twice within a step. Limit the step size there. A penetration at the end of a step deeper than <code>penetration_max</code> (a tenth of the width
of the body, a fifth of the radius of a roller) is an error, with the name of the element.</li>
<li>Exchanged frames, the shaped body at frame_b and its counterpart at frame_a, are refused at the start by contacts with a line, a plane or a terrain, since the body is then behind its
counterpart. Contacts with a circle, a sphere, a box or another body know the relative position only: there the body at frame_a has the shape and that at frame_b is the circle, whichever of them
moves; an exchange means another mechanism, not an error.</li>
<li>Planar elements assert that their frames stay in one plane; guide the body, for example by <code>Joints.Planar</code>.</li>
<li>Ideal joints are bilateral. They report <code>liftOff</code> and <code>slip</code>, and go on. A contact that rolls, slides, lifts off and comes back by itself, without compliance, is
<a href=\"modelica://NormalContact.Parts.PlateOnLine\">Parts.PlateOnLine</a>: one plate with its mass. Between any two frames there is none: an impact changes the velocities of all
masses behind the frames at once, and Modelica lets an element set only states of its own anew (<code>reinit</code>), nor can it solve for impulses as it solves for forces. In space the same
holds, and friction has a direction that turns; take the elastic contacts.</li>
<li>Joints on circles and bodies have a guess of the side on which the body starts, <code>angle_start</code>. OpenModelica then warns of &quot;alias variables with redundant start&quot; values, since joints of the
Modelica Standard Library beside them start at 0; it takes the right one.</li>
<li>A ball that bounces with ever smaller jumps comes to rest in a lasting contact: <code>contact</code> depends on the gap only,
and slow impacts are damped by <code>v_small</code>. A model that sets the position of a body anew by <code>reinit</code> leaves <code>gapState = false</code> in its contacts: a
<a href=\"modelica://NormalContact.Interfaces.UnilateralContact\">gap that is a state</a> follows within 0.01 s only.</li>
<li>Rotating parts, springs and so on are those of the Modelica Standard Library; the inertia of a roller is a body of its own.</li>
</ul>
<h4>What tools need to be told</h4>
<ul>
<li>A free <code>Parts.Body</code> under <code>RollingOnPlane</code> or <code>SlidingOnPlane</code> simulates faster with
<code>useQuaternions = false</code>, as long as the second of its angles stays away from 90&deg;.</li>
<li><code>RollingOnPlane</code> and <code>SlidingOnPlane</code> on a plane that moves (turntable, platform): <code>enforceStates = false</code> in the joint,
<code>useQuaternions = false</code> in the free body, and <code>stateSelect = StateSelect.always</code> in the joint that moves the plane if it is driven by
<code>ConstantSpeed</code>. With quaternions OpenModelica 1.26.9 does not find the states.</li>
<li><code>RollingOnCircle</code>, <code>RollingInCircle</code> and <code>RollingOnBodyPlanar</code> on a counterpart that <code>ConstantSpeed</code> turns: <code>stateSelect = StateSelect.always</code> in its
joint; otherwise OpenModelica ends with &quot;negative system rank&quot;.</li>
<li>A free <code>Parts.Body</code> under <code>RollingOnBody</code> or <code>SlidingOnBody</code>: <code>useQuaternions = false</code>.
Where the normal is parallel to an axis of the world, OpenModelica may say &quot;The default linear solver fails, the fallback solver with total pivoting is started&quot;: it changes the states
there, and goes on rightly.</li>
<li><code>CamRoller</code> and <code>CamFlat</code> under a free shaft: <code>stateSelect = StateSelect.always</code> on the shaft and <code>StateSelect.never</code> on the
guide of the follower.</li>
<li>OpenModelica may report &quot;Solving non-linear system ... failed&quot; for a free body with quaternions when a trial step reaches into a contact. It repeats the step with a shorter
one; the message is harmless as long as the simulation goes on.</li>
<li>Solver: DASSL, the default, with its default tolerance 1e-6 or a closer one. In lasting contact of steel it takes up to 2.3 times as long as CVODE, at closer tolerances up to
5.6 times; with <code>gapState = true</code> in the contact at most 1.8 times (<a href=\"modelica://NormalContact.Interfaces.UnilateralContact\">the gap as a state</a>). GBODE takes 8 to 30 times as long. CVODE needs <code>useQuaternions = false</code> in a free body, IDA the flag
<code>-idaLS=dense</code>. A tolerance of 1e-4 is too coarse for a body that rests on steel.</li>
<li>Undamped fast motion, such as a rattleback: use an explicit Runge-Kutta method; the formulas of DASSL damp it a little.</li>
<li>FMUs for model exchange: the solver of the importing tool integrates; give it a tolerance of 1e-8 or closer. Lobes and impacts are events of the FMU. No library
is needed beside it.</li>
<li>Co-simulation FMUs of OpenModelica step with explicit Euler by default: use model exchange, or set CVODE (<code>--fmiFlags=s:cvode</code>). Co-simulation
reports an impact at the end of a communication step only; the laws of force then damp by the share of the force that has the same restitution, so that a body
rebounds as high as it should whatever the steps are. An output that is a force of a contact can't be exported with <code>fmuType = &quot;cs&quot;</code>, since OpenModelica
differentiates the outputs of such an FMU (&quot;non-linear equations within when-equations&quot;): take <code>fmuType = &quot;me_cs&quot;</code>, which steps in the same way.</li>
<li>Bodies that are neither spheres, ellipsoids, circles nor ellipses are drawn as rods, each of which costs compile time: give them a <code>meshFile</code>, see <a href=\"modelica://NormalContact.Visualizers\">Visualizers</a>, or set <code>animation = false</code>.</li>
</ul>
</html>"));
end Limits;
