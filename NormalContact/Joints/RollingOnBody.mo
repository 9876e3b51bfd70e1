within NormalContact.Joints;
model RollingOnBody "Convex body that rolls on another one without slip"
  extends NormalContact.Icons.OtherBody;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Rolling;
  extends NormalContact.Interfaces.BodyConstraint;
  extends NormalContact.Interfaces.RollingContact;
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity, resolved in frame_b, zero by the constraint";
protected
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body at the contact, relative to frame_b";
  Modelica.Units.SI.Velocity v_n(stateSelect=StateSelect.never) "Its part along the normal, zero since the gap is";
equation
  mu_required = noEvent(sqrt(f_t*f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = sqrt(f_t*f_t) > mu*f_n;
  v_C = v_rel + cross(w_rel, r_C_b - r_rel);
  v_t = v_C - v_n*e_n;
  v_t = zeros(3);
  e_n*f_t = 0;
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>The body at frame_a keeps contact with the counterpart at frame_b and rolls on it; both are convex and described by their generating
potentials:</p>
<pre>gap = 0,     v_C = v + w x (r_C - r) = 0</pre>
<p>The material velocity at the contact point vanishes; the geometric contact point moves on. Spinning about the normal is free. Either
of the two may move. The constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is the friction that rolling needs, and
<code>liftOff</code> and <code>slip</code> tell when a real contact would not hold.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body of <code>shape_a</code> (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the counterpart of <code>shape_b</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Implementation</h4>
<p>Of v<sub>C</sub> = 0 the part along the normal is already the derivative of gap = 0. So that no tangents are needed, which no continuous choice
gives for all normals, the constraint is v<sub>C</sub> - v<sub>n</sub> e<sub>n</sub> = 0 with the unknown v<sub>n</sub>.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off. Bodies with flat sides (<code>capsule</code>,
<code>roundedBox</code>) have no unique contact point there. A free <code>Parts.Body</code> under this joint needs
<code>useQuaternions = false</code> (Advanced tab), because OpenModelica cannot reduce the index with quaternions; choose
<code>sequence_angleStates</code> so that its second angle stays away from 90&deg;. Set <code>enforceStates = false</code> if other joints take part of
the rotation of the body; for a free body leave it, since OpenModelica 1.26.9 finds no states of its own then.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidOnEllipsoid\">EllipsoidOnEllipsoid</a></p>
</html>"));
end RollingOnBody;
