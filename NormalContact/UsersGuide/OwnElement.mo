within NormalContact.UsersGuide;
class OwnElement "Your own contact element"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>An element is a geometry and a law. The law is ready: <a href=\"modelica://NormalContact.Interfaces.PlanarContact\">Interfaces.PlanarContact</a> and
<a href=\"modelica://NormalContact.Interfaces.SpatialContact\">Interfaces.SpatialContact</a> for elastic contacts,
<a href=\"modelica://NormalContact.Interfaces.PlanarConstraint\">Interfaces.PlanarConstraint</a> and
<a href=\"modelica://NormalContact.Interfaces.SpatialConstraint\">Interfaces.SpatialConstraint</a> for ideal ones. They offer the position r_rel,
the rotation R_rel and the velocities v_rel, w_rel of frame_a relative to frame_b; you give the gap, the normal, the contact points, the curvatures and how
fast the contact point moves along both sides. The normal points from the counterpart at frame_b into the body at frame_a.</p>
<p>A disc in a pipe:</p>
<pre>
model DiscInPipe \"A disc at frame_a that touches a pipe around frame_b from inside\"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarContact;
  parameter Modelica.Units.SI.Radius r=0.05 \"Radius of the disc\";
  parameter Modelica.Units.SI.Radius R=0.5 \"Inner radius of the pipe\";
protected
  Modelica.Units.SI.Distance d \"Distance of the centres\";
equation
  d = sqrt(r_rel*r_rel);
  gap = R - r - d;
  e_n = -r_rel/d;
  e_t = cross(e_n, e_z);
  r_C_a = Frames.resolve2(R_rel, -r*e_n);
  r_C_b = -R*e_n;
  kappa = 1/r;
  kappa_b = -1/R;
  v_s_a = r*((e_t*v_rel)/d - w_rel);
  v_s_b = R*(e_t*v_rel)/d;
end DiscInPipe;
</pre>
<p>Forces, friction, dissipation, dialogs, events and the drawing of the contact point are inherited. Where <code>gapState = true</code> is used the rate of the gap must be that of the material points along the normal, as it is where the gap is the
distance; otherwise give it as <code>v_gap</code>
(<a href=\"modelica://NormalContact.Interfaces.UnilateralContact\">the gap as a state</a>).</p>
<p>If several elements share a geometry, make it a class of its own, as
<a href=\"modelica://NormalContact.Interfaces.LineGeometry\">LineGeometry</a>, <a href=\"modelica://NormalContact.Interfaces.CircleGeometry\">CircleGeometry</a>,
<a href=\"modelica://NormalContact.Interfaces.PlaneGeometry\">PlaneGeometry</a> and
<a href=\"modelica://NormalContact.Interfaces.PairGeometry\">PairGeometry</a> are: it extends
<a href=\"modelica://NormalContact.Interfaces.PlanarPair\">PlanarPair</a> or <a href=\"modelica://NormalContact.Interfaces.SpatialGeometry\">SpatialGeometry</a>, and the
element extends the geometry and the law. A body that is given by its potential needs no equations at all: one call of
<a href=\"modelica://NormalContact.Functions.Planar.line\">Functions.Planar.line</a>, <a href=\"modelica://NormalContact.Functions.Planar.circle\">circle</a>,
<a href=\"modelica://NormalContact.Functions.Spatial.plane\">Functions.Spatial.plane</a> or
<a href=\"modelica://NormalContact.Functions.Spatial.sphere\">sphere</a> gives everything, see the text of
<a href=\"modelica://NormalContact.Contacts.BodyPlane\">Contacts.BodyPlane</a>. For an ideal contact the tool must be able to differentiate the gap twice.</p>
</html>"));
end OwnElement;
