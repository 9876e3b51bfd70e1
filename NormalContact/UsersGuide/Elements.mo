within NormalContact.UsersGuide;
class Elements "Which element for which task"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>the body touches</th><th>elastic, with lift-off and friction</th><th>ideal, bilateral</th></tr>
<tr><td>a straight line</td><td><a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnLine\">Joints.RollingOnLine</a>,
<a href=\"modelica://NormalContact.Joints.SlidingOnLine\">Joints.SlidingOnLine</a>, <a href=\"modelica://NormalContact.Joints.CamFlat\">Joints.CamFlat</a></td></tr>
<tr><td>a straight line, rolling, sliding, flying</td><td></td><td><a href=\"modelica://NormalContact.Parts.PlateOnLine\">Parts.PlateOnLine</a>, unilateral, with its mass and impacts</td></tr>
<tr><td>a circle</td><td><a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a></td><td><a href=\"modelica://NormalContact.Joints.CamRoller\">Joints.CamRoller</a>, <a href=\"modelica://NormalContact.Joints.RollingOnCircle\">Joints.RollingOnCircle</a></td></tr>
<tr><td>a hollow circle around it</td><td><a href=\"modelica://NormalContact.Contacts.BodyInCircle\">Contacts.BodyInCircle</a></td><td><a href=\"modelica://NormalContact.Joints.RollingInCircle\">Joints.RollingInCircle</a></td></tr>
<tr><td>the walls of a box around it</td><td><a href=\"modelica://NormalContact.Contacts.BodyInBox\">Contacts.BodyInBox</a></td><td></td></tr>
<tr><td>a plane</td><td><a href=\"modelica://NormalContact.Contacts.BodyPlane\">Contacts.BodyPlane</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnPlane\">Joints.RollingOnPlane</a>,
<a href=\"modelica://NormalContact.Joints.SlidingOnPlane\">Joints.SlidingOnPlane</a></td></tr>
<tr><td>a sphere</td><td><a href=\"modelica://NormalContact.Contacts.BodySphere\">Contacts.BodySphere</a></td><td></td></tr>
<tr><td>another convex body, in a plane</td><td><a href=\"modelica://NormalContact.Contacts.BodyBodyPlanar\">Contacts.BodyBodyPlanar</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnBodyPlanar\">Joints.RollingOnBodyPlanar</a>,
<a href=\"modelica://NormalContact.Joints.SlidingOnBodyPlanar\">Joints.SlidingOnBodyPlanar</a></td></tr>
<tr><td>another convex body, in space</td><td><a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnBody\">Joints.RollingOnBody</a>,
<a href=\"modelica://NormalContact.Joints.SlidingOnBody\">Joints.SlidingOnBody</a></td></tr>
<tr><td>a terrain: a height field, stairs, any surface, also with hollows</td><td><a href=\"modelica://NormalContact.Contacts.BodyTerrain\">Contacts.BodyTerrain</a></td><td><a href=\"modelica://NormalContact.Joints.RollingOnSurface\">Joints.RollingOnSurface</a></td></tr>
<tr><td>a plane, at two points</td><td></td><td><a href=\"modelica://NormalContact.Joints.RollingTwoPoints\">Joints.RollingTwoPoints</a></td></tr>
<tr><td>a surface, both parametric</td><td></td><td><a href=\"modelica://NormalContact.Joints.SlidingSurfaces\">Joints.SlidingSurfaces</a></td></tr>
<tr><td>a follower, in one dimension</td><td colspan=\"2\"><a href=\"modelica://NormalContact.Mechanisms.RollerFollower\">Mechanisms.RollerFollower</a>,
<a href=\"modelica://NormalContact.Mechanisms.FlatFollower\">Mechanisms.FlatFollower</a> (elastic or ideal),
<a href=\"modelica://NormalContact.ValveTrain.FingerFollower\">ValveTrain.FingerFollower</a>; the kit: <a href=\"modelica://NormalContact.UsersGuide.ValveTrains\">Valve trains</a></td></tr>
</table>
<p>Every element has <code>frame_a</code> on the shaped body (the shape is resolved in frame_a) and <code>frame_b</code> on the counterpart. Either may
move, and several elements may act on one body. Choose an elastic element where contact can be lost, where impacts or the
force over the time of an impact matter, or where friction decides; choose an ideal joint where contact holds and speed counts: it has
fewer states, no high frequencies, and conserves energy. Its outputs <code>liftOff</code>, <code>slip</code> and <code>mu_required</code> tell
when a real contact would not hold.</p>
<p><a href=\"modelica://NormalContact.Settings\">Settings</a>, dragged once into a model, holds the defaults of all its elements: material, restitution, friction, animation and
colors. An element that sets a parameter itself overrides it.</p>
<p>Mass properties for <code>Parts.Body</code> follow from the shape:
<a href=\"modelica://NormalContact.Functions.Planar.massProperties\">Functions.Planar.massProperties</a>,
<a href=\"modelica://NormalContact.Functions.Spatial.massProperties\">Functions.Spatial.massProperties</a>.</p>
</html>"));
end Elements;
