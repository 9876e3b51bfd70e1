within NormalContact.Contacts;
model BodyTerrain "Contact of a convex body with a terrain"
  extends NormalContact.Icons.Surface;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions(final gapState=false);
  extends NormalContact.Interfaces.TerrainGeometry;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter, final gapState=false, penetration_max=0.1*Functions.Spatial.width(shape, getInstanceName()),
    place="Start the body higher. Connect the shaped body with frame_a and the terrain with frame_b, not the other way round, and check that the normal of the terrain points to the body.");
  parameter Integer points(min=1, max=8)=1 "Number of contact points that are kept apart, where the ground is hollow"
    annotation (Evaluate=true, Dialog(group="Terrain"));
  parameter Integer number(min=1, max=points)=1 "Which of them this element is"
    annotation (Evaluate=true, Dialog(group="Terrain", enable=points > 1));
  parameter Modelica.Units.SI.Length reach=0.25*Functions.Spatial.width(shape, getInstanceName()) "How far the body moves before the contacts are searched for anew"
    annotation (Dialog(tab="Advanced"));
  discrete output Integer jumps(start=0, fixed=true) "How often a contact point that penetrates has appeared elsewhere, or has jumped"
    annotation (Dialog(showStartAttribute=false));
protected
  discrete Real starts[points + 1, 3] "Where the contacts were at the last search: u, v, 1 (0: none)";
  discrete Real r_s[3] "Position at the last search";
  discrete Real T_s[3, 3] "Orientation at the last search";
  discrete Real lowest "Smallest gap at the last search";
  discrete Real fresh "Number of penetrating contacts that the last search found elsewhere";
  parameter Modelica.Units.SI.Radius radius=Functions.Terrain.radius(shape, getInstanceName()) "Of the body around frame_a";
  Modelica.Units.SI.Length away "No point of the body has moved farther since the last search";
  Modelica.Units.SI.Length rival "Gap of the next contact less that of the contacts that count";
  Real lost "> 0, if a contact is gone";
initial equation
  (fresh, starts, lowest) = Functions.Terrain.search(onTerrain, r_rel, transpose(R_rel.T), 2*reach, zeros(points + 1, 3));
  r_s = r_rel;
  T_s = R_rel.T;
equation
  (gap, e_n, r_C_a, r_C_b, kappa, kappa_rel, v_s_a, v_s_b, rival, lost) = Functions.Terrain.contact(onTerrain, r_rel, transpose(R_rel.T), v_rel, w_rel, pre(starts), number);
  away = sqrt((r_rel - pre(r_s))*(r_rel - pre(r_s)) + tiny) + radius*sqrt((sum((R_rel.T[i, :] - pre(T_s[i, :]))*(R_rel.T[i, :] - pre(T_s[i, :])) for i in 1:3) + tiny)/2);
  when {away > max(reach, 0.9*pre(lowest)), rival < -1e-5*radius, lost > 0.5} then
    (fresh, starts, lowest) = Functions.Terrain.search(onTerrain, r_rel, transpose(R_rel.T), 2*reach, pre(starts));
    r_s = r_rel;
    T_s = R_rel.T;
    jumps = pre(jumps) + integer(fresh + 0.5);
  end when;
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>A convex body at frame_a, described by its generating potential, touches a terrain at frame_b: a height field
(<code>Shapes.Surfaces.terrain</code>, y up) or any other surface of <code>Shapes.Surfaces</code>, also one with hollows, whose normal points to the body. Connect frame_a with the body, frame_b with
the world, or with what carries the terrain. Law of force, friction, signals and limits are those of
<a href=\"modelica://NormalContact.Contacts.BodyPlane\">BodyPlane</a>.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the surface, often <code>world.frame_b</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchSurface.svg\" alt=\"Frames and forces of a body on an uneven surface\"></p>
<h4>Several contact points</h4>
<p>Where the ground is hollow the body can touch it in several points. One element is one of them: by default the lowest. An array of elements,</p>
<pre>NormalContact.Contacts.BodyTerrain contact[2](each points=2, number={1,2}, ...)</pre>
<p>keeps the lowest two apart, each in its element as long as it lasts; elements for which there is no contact have a positive gap.</p>
<h4>Implementation</h4>
<p>With the outer normal e of the terrain at (u, v) the point of the body with the normal -e is explicit; so two equations for u and v are left: this point lies on the normal of the terrain. The contacts
are searched for at the start and, as an event, whenever the body has moved by <code>reach</code> (or, high above the ground, by nine tenths of its distance): no point can come to touch in between that was not
in the list, since distances change by no more than the body moves. Between these events each contact is followed from where it was. That one contact overtakes another, or ends, is an event, too; <code>jumps</code> counts those that appear elsewhere while they penetrate.</p>
<h4>Limitations</h4>
<p>A hollow narrower than a cell of the search (<code>cells</code>) can be overlooked. A contact that leaves the edge of the terrain ends the simulation with a message. With one point only, a body that rests in a hollow on two is held by the deeper one, and
changes between them; a hysteresis of 1e-5 of the radius of the body keeps the number of events small. Contact along a line or surface (a ball in a bowl of its own radius) is refused.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidOnHills\">EllipsoidOnHills</a>,
<a href=\"modelica://NormalContact.Examples.Gait.WalkOnTerrain\">WalkOnTerrain</a></p>
</html>"));
end BodyTerrain;
