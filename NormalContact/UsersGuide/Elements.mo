within NormalContact.UsersGuide;
class Elements "Which element do I need?"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<h4>Questions</h4>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>question</th><th>yes</th><th>no</th></tr>
<tr><td>Can it leave its counterpart: lift off, bounce, fly?</td><td>yes: an elastic contact, second column below</td><td>no, or it must not: an ideal joint, third or fourth column. Its output <code>liftOff</code> tells when a real body would leave</td></tr>
<tr><td>Can it slip?</td><td>yes, with friction: an elastic contact, second column, also where it never leaves. Without friction: fourth column, or <code>Forces.Friction.None</code> in the second</td><td>no, it rolls: third column. The outputs <code>slip</code> and <code>mu_required</code> tell when a real body would slip</td></tr>
<tr><td>Does the force over the time of an impact matter, or how far a load presses the bodies together?</td><td>yes: elastic, with the material or a measured stiffness: <a href=\"modelica://NormalContact.UsersGuide.ForceLaws\">Force laws</a></td><td>no: ideal. It has fewer states, no high frequencies, and conserves energy</td></tr>
<tr><td>Does the body move in a plane, guided by joints?</td><td>yes: a planar element; it is cheaper</td><td>no: an element in space</td></tr>
<tr><td>Is one side a circle of a known radius: a roller, a disc?</td><td>yes: describe the body by its polar potential for this radius; it need not be convex. From any other description <a href=\"modelica://NormalContact.Shapes.Planar.forRadius\">Shapes.Planar.forRadius</a> makes it</td><td>no: the body is convex, described by its generating potential; round edges and flat faces by <code>offset</code> or <code>eta</code></td></tr>
<tr><td>Does it touch at several places at once?</td><td>an element for each place, all at the same frames; an array of elements, <code>contact[3]</code>, is connected in a loop. On a terrain <code>points</code> and <code>number</code> keep them apart</td><td>one element</td></tr>
<tr><td>Only a cam shaft and a follower, no multi-body model?</td><td>one dimension: <a href=\"modelica://NormalContact.Mechanisms\">Mechanisms</a>; the whole kit: <a href=\"modelica://NormalContact.UsersGuide.ValveTrains\">Valve trains</a></td><td></td></tr>
<tr><td>A foot on the ground?</td><td><a href=\"modelica://NormalContact.Gait.Foot\">Gait.Foot</a>, <a href=\"modelica://NormalContact.Gait.SpatialFoot\">Gait.SpatialFoot</a>, with their <a href=\"modelica://NormalContact.UsersGuide.TutorialFoot\">tutorial</a></td><td></td></tr>
</table>
<h4>What touches what</h4>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>the body touches</th><th>it can leave; friction decides whether it slips</th><th>it never leaves and never slips</th><th>it never leaves and slides without friction</th></tr>
<tr><th colspan=\"4\">in a plane</th></tr>
<tr><td>a straight line: ground, flat follower</td><td><a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnLine\">Joints.RollingOnLine</a></td><td><a href=\"modelica://NormalContact.Joints.SlidingOnLine\">Joints.SlidingOnLine</a>, <a href=\"modelica://NormalContact.Joints.CamFlat\">Joints.CamFlat</a></td></tr>
<tr><td>a straight line, rigid, with impacts; it rolls, slides and flies by itself</td><td><a href=\"modelica://NormalContact.Parts.PlateOnLine\">Parts.PlateOnLine</a></td><td></td><td></td></tr>
<tr><td>a circle: roller, disc, shaft; the body may have hollow flanks or surround the circle</td><td><a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnCircle\">Joints.RollingOnCircle</a></td><td><a href=\"modelica://NormalContact.Joints.CamRoller\">Joints.CamRoller</a></td></tr>
<tr><td>a hollow circle around it: drum, bearing, pipe</td><td><a href=\"modelica://NormalContact.Contacts.BodyInCircle\">Contacts.BodyInCircle</a></td><td><a href=\"modelica://NormalContact.Joints.RollingInCircle\">Joints.RollingInCircle</a></td><td></td></tr>
<tr><td>the four walls of a box around it</td><td><a href=\"modelica://NormalContact.Contacts.BodyInBox\">Contacts.BodyInBox</a></td><td></td><td></td></tr>
<tr><td>another convex body</td><td><a href=\"modelica://NormalContact.Contacts.BodyBodyPlanar\">Contacts.BodyBodyPlanar</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnBodyPlanar\">Joints.RollingOnBodyPlanar</a></td><td><a href=\"modelica://NormalContact.Joints.SlidingOnBodyPlanar\">Joints.SlidingOnBodyPlanar</a></td></tr>
<tr><th colspan=\"4\">in space</th></tr>
<tr><td>a plane</td><td><a href=\"modelica://NormalContact.Contacts.BodyPlane\">Contacts.BodyPlane</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnPlane\">Joints.RollingOnPlane</a></td><td><a href=\"modelica://NormalContact.Joints.SlidingOnPlane\">Joints.SlidingOnPlane</a></td></tr>
<tr><td>a plane, at two points (oloid, wheel set)</td><td></td><td><a href=\"modelica://NormalContact.Joints.RollingTwoPoints\">Joints.RollingTwoPoints</a></td><td></td></tr>
<tr><td>a sphere</td><td><a href=\"modelica://NormalContact.Contacts.BodySphere\">Contacts.BodySphere</a></td><td></td><td></td></tr>
<tr><td>another convex body</td><td><a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnBody\">Joints.RollingOnBody</a></td><td><a href=\"modelica://NormalContact.Joints.SlidingOnBody\">Joints.SlidingOnBody</a></td></tr>
<tr><td>a terrain: a height field, stairs, any surface, also with hollows</td><td><a href=\"modelica://NormalContact.Contacts.BodyTerrain\">Contacts.BodyTerrain</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnSurface\">Joints.RollingOnSurface</a></td><td></td></tr>
<tr><td>a parametric surface, and is one itself (B-spline, torus, ...)</td><td></td><td></td><td><a href=\"modelica://NormalContact.Joints.SlidingSurfaces\">Joints.SlidingSurfaces</a></td></tr>
<tr><th colspan=\"4\">in one dimension, with flanges</th></tr>
<tr><td>a roller follower; <code>ideal</code> chooses</td><td><a href=\"modelica://NormalContact.Mechanisms.RollerFollower\">Mechanisms.RollerFollower</a></td><td></td><td><a href=\"modelica://NormalContact.Mechanisms.RollerFollower\">Mechanisms.RollerFollower</a></td></tr>
<tr><td>a flat follower; <code>ideal</code> chooses</td><td><a href=\"modelica://NormalContact.Mechanisms.FlatFollower\">Mechanisms.FlatFollower</a></td><td></td><td><a href=\"modelica://NormalContact.Mechanisms.FlatFollower\">Mechanisms.FlatFollower</a></td></tr>
<tr><td>a finger or rocker with a roller</td><td><a href=\"modelica://NormalContact.ValveTrain.FingerFollower\">ValveTrain.FingerFollower</a></td><td></td><td></td></tr>
</table>
<p>The second column is elastic and unilateral; <a href=\"modelica://NormalContact.Parts.PlateOnLine\">PlateOnLine</a> alone is rigid and unilateral: a plate with its mass. The third and fourth
columns are ideal and bilateral: they pull where a real body would lift off. Where a field is empty there is no element; take the elastic one.</p>
<p>Only the gap, without a force: <a href=\"modelica://NormalContact.Sensors.GapToLine\">Sensors.GapToLine</a>, <a href=\"modelica://NormalContact.Sensors.GapToCircle\">Sensors.GapToCircle</a>,
<a href=\"modelica://NormalContact.Sensors.GapToBodyPlanar\">Sensors.GapToBodyPlanar</a>,
<a href=\"modelica://NormalContact.Sensors.GapToPlane\">Sensors.GapToPlane</a> and <a href=\"modelica://NormalContact.Sensors.GapToBody\">Sensors.GapToBody</a>.</p>
<h4>How to connect it</h4>
<p>Every element has <code>frame_a</code> on the shaped body (the shape is resolved in frame_a) and <code>frame_b</code> on the counterpart. Either may
move, and several elements may act on one body.</p>
<p><a href=\"modelica://NormalContact.Settings\">Settings</a>, dragged once into a model, holds the defaults of all its elements: material, restitution, friction, animation and
colors. An element that sets a parameter itself overrides it.</p>
<p>A body with mass, centre of mass, inertia and drawing from the shape: <a href=\"modelica://NormalContact.Parts.ShapedBody\">Parts.ShapedBody</a>, in a plane
<a href=\"modelica://NormalContact.Parts.ShapedPlate\">Parts.ShapedPlate</a>. For a <code>Parts.Body</code> of the Modelica Standard Library they follow from
<a href=\"modelica://NormalContact.Functions.Planar.massProperties\">Functions.Planar.massProperties</a> and
<a href=\"modelica://NormalContact.Functions.Spatial.massProperties\">Functions.Spatial.massProperties</a>. Where a body starts touching, or in equilibrium, tells
<a href=\"modelica://NormalContact.Functions.Start\">Functions.Start</a>.</p>
</html>"));
end Elements;
