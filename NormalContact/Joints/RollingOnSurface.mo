within NormalContact.Joints;
model RollingOnSurface "Convex body that rolls on a surface without slip"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Icons.Surface;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Rolling;
  parameter Boolean enforceStates=true "= true, if the angular velocity relative to the surface is used as state (StateSelect.always)"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Modelica.Units.SI.Time T_track=0.01 "Time constant of the drift control of the parameters"
    annotation (Dialog(tab="Advanced"));
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.TerrainGeometry(
    w_rel(each stateSelect=if enforceStates then StateSelect.always else StateSelect.default));
  extends NormalContact.Interfaces.SpatialConstraint(pointDiameter=3*diameter,
    w_rel(each stateSelect=if enforceStates then StateSelect.always else StateSelect.default));
  extends NormalContact.Interfaces.RollingContact;
  parameter Boolean search=true "= true, if the contact is searched for at the start; otherwise it is next to u_start"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  parameter Real u_start[2]={0,0} "Parameters u, v of the contact point at the start"
    annotation (Dialog(group="Initialization", enable=not search));
  Real u[2] "Parameters u, v of the contact point";
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity, resolved in frame_b, zero by the constraint";
protected
  Real uv[2](each stateSelect=StateSelect.always) "Tracked estimate of u, v";
  Real pose[12] "Frame_a seen from frame_b: position, then the axes of frame_b resolved in frame_a";
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body at the contact, relative to frame_b";
  Modelica.Units.SI.Velocity v_n(stateSelect=StateSelect.never) "Its part along the normal, zero since the gap is";
initial equation
  for i in 1:2 loop
    uv[i] = if search then Functions.Terrain.start(onTerrain, pose, i) else u_start[i];
  end for;
equation
  pose[1:3] = r_rel;
  pose[4:6] = Frames.resolve2(R_rel, {1,0,0});
  pose[7:9] = Frames.resolve2(R_rel, {0,1,0});
  pose[10:12] = Frames.resolve2(R_rel, {0,0,1});
  for i in 1:2 loop
    der(uv[i]) = Functions.Terrain.rate(onTerrain, uv, pose, v_rel, w_rel, T_track, i);
    u[i] = Functions.Terrain.part(onTerrain, uv, pose, i + 6);
  end for;
  for i in 1:3 loop
    e_n[i] = Functions.Terrain.part(onTerrain, uv, pose, i);
    r_C_a[i] = Functions.Terrain.part(onTerrain, uv, pose, i + 3);
  end for;
  gap = Functions.Terrain.gap(onTerrain, uv, pose);
  gap = 0;
  mu_required = noEvent(sqrt(f_t*f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = sqrt(f_t*f_t) > mu*f_n;
  v_C = v_rel + cross(w_rel, r_C_b - r_rel);
  v_t = v_C - v_n*e_n;
  v_t = zeros(3);
  e_n*f_t = 0;
  annotation (defaultComponentName="rolling",
    Documentation(info="<html>
<p>A convex body at frame_a, described by its generating potential, rolls on the surface S(u, v) at frame_b: a height field, a torus, a surface of revolution, or any other of <code>Shapes.Surfaces</code>, whose
normal S<sub>u</sub> x S<sub>v</sub> points to the body, also one with hollows. Connect frame_a with the body and frame_b with the world, or with what carries the surface.</p>
<pre>gap = 0,     v_C = v + w x (r_C - r) = 0</pre>
<p>The material velocity at the contact point vanishes; the geometric contact point moves on. Spinning about the normal is free. The constraint forces are f<sub>n</sub> and f<sub>t</sub>; <code>mu_required</code> is
the friction that rolling needs, and <code>liftOff</code> and <code>slip</code> tell when a real contact would not hold.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the surface, often <code>world.frame_b</code>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchSurface.svg\" alt=\"Frames and forces of a body on an uneven surface\"></p>
<h4>Implementation</h4>
<p>The contact has two unknowns, u and v, since the body&apos;s point follows explicitly from the normal of the surface. The gap is a function of the pose alone, and its second derivative needs the curvatures of both; normal and
contact point are differentiated once, component by component. The parameters are solved for at every evaluation, to rounding, from an estimate that moves with the contact point.</p>
<h4>Limitations</h4>
<p>The constraint is bilateral: it pulls where a real body would lift off, and other contacts of the body with the surface are not seen. Where the contact is not a point, or leaves the edge of the surface, the simulation ends with a
message. A free <code>Parts.Body</code> under this joint needs <code>useQuaternions = false</code>, see
<a href=\"modelica://NormalContact.Joints.RollingOnBody\">RollingOnBody</a>.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.RollingInBowl\">RollingInBowl</a></p>
<h4>References</h4>
<p>T. Warken, E. Sch&ouml;mer: Rolling rigid objects, section 3.1.</p>
</html>"));
end RollingOnSurface;
