within NormalContact.Joints;
model RollingOnPlane "Convex body that rolls on a plane without slip"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Icons.Plane;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Rolling;
  extends NormalContact.Interfaces.PlaneConstraint;
  extends NormalContact.Interfaces.RollingContact;
  Modelica.Units.SI.Velocity v_t[2] "Sliding velocity along two tangents of the plane, zero by the constraint";
protected
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body at the contact, relative to frame_b";
  Modelica.Units.SI.Force f_12[2] "Tangential force on the body along e_1 and e_2";
equation
  mu_required = noEvent(sqrt(f_t*f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = sqrt(f_t*f_t) > mu*f_n;
  v_C = v_rel + cross(w_rel, r_C_b - r_rel);
  v_t = {e_1*v_C, e_2*v_C};
  v_t = zeros(2);
  f_t = f_12[1]*e_1 + f_12[2]*e_2;
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the plane through frame_b and rolls on it:</p>
<pre>gap = e*r - h(n_a) = 0,     v_C = v + w x (r_C - r) = 0 along the plane</pre>
<p>The material velocity at the contact point vanishes; the geometric contact point moves on. Spinning about the normal is free. The
constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is the friction that rolling needs, and
<code>liftOff</code> and <code>slip</code> tell when a real contact would not hold.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the plane, often <code>world.frame_b</code>; the plane passes through its origin with the normal <code>normal</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPlane.svg\" alt=\"Frames, normal, gap and forces of a body on a plane\"></p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off. The body must be strictly convex (checked at the start).
A free <code>Parts.Body</code> may keep its quaternions, which have no singular orientation; three of the four are then selected as states
during the simulation. With <code>useQuaternions = false</code> (Advanced tab of the body) this selection is saved; choose
<code>sequence_angleStates</code> so that its second angle stays away from 90&deg;. Set <code>enforceStates = false</code>
if other joints take part of the rotation of the body, or if the plane moves (then also <code>useQuaternions = false</code>, and
<code>stateSelect = StateSelect.always</code> in the joint that moves the plane if a <code>ConstantSpeed</code> drives it). The states <code>liftOff</code> and <code>slip</code> trigger events.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.RollingEllipsoid\">RollingEllipsoid</a>,
<a href=\"modelica://NormalContact.Examples.Spatial.Rattleback\">Rattleback</a></p>
<h4>References</h4>
<p>U. J. R&ouml;mer, A. Fidlin, W. Seemann: The normal parameterization and its application to collision detection, section 3.
There the contact point is called to be at rest, eq. (59); it is the material point of the body at the contact that is.</p>
</html>"));
end RollingOnPlane;
