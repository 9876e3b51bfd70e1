within NormalContact.Joints;
model SlidingSurfaces "Two parametric surfaces that slide on each other without friction"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Icons.Surface;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Sliding;
  parameter Modelica.Units.SI.Time T_track=0.01 "Time constant of the drift control of the parameters"
    annotation (Dialog(tab="Advanced"));
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.SpatialConstraint;
  parameter Real surface_a[:]=Shapes.Surfaces.potential(Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06))
    "Surface of the body at frame_a"
    annotation (Dialog(group="Surfaces"), choices(
      choice=NormalContact.Shapes.Surfaces.potential(shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06)) "Ellipsoid",
      choice=NormalContact.Shapes.Surfaces.torus(R=0.3, r=0.1) "Torus",
      choice=NormalContact.Shapes.Surfaces.plane(length=1, width=1) "Plane",
      choice=NormalContact.Shapes.Surfaces.heights(x={-1,1}, y={-1,1}, z=zeros(8, 8)) "Height field"));
  parameter Real surface_b[:]=Shapes.Surfaces.torus(R=0.3, r=0.1) "Surface of the counterpart at frame_b"
    annotation (Dialog(group="Surfaces"), choices(
      choice=NormalContact.Shapes.Surfaces.potential(shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06)) "Ellipsoid",
      choice=NormalContact.Shapes.Surfaces.torus(R=0.3, r=0.1) "Torus",
      choice=NormalContact.Shapes.Surfaces.plane(length=1, width=1) "Plane",
      choice=NormalContact.Shapes.Surfaces.heights(x={-1,1}, y={-1,1}, z=zeros(8, 8)) "Height field"));
  parameter Boolean search=true "= true, if the contact is searched for at the start; otherwise it is next to u_a_start, u_b_start"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  parameter Integer grid(min=2, max=32)=16 "Number of samples of the search in each parameter"
    annotation (Dialog(group="Initialization", enable=search));
  parameter Real u_a_start[2]={0,0} "Parameters u, v of the contact point on surface_a at the start"
    annotation (Dialog(group="Initialization", enable=not search));
  parameter Real u_b_start[2]={0,0} "Parameters u, v of the contact point on surface_b at the start"
    annotation (Dialog(group="Initialization", enable=not search));
  Real u_a[2] "Parameters u, v of the contact point on surface_a";
  Real u_b[2] "Parameters u, v of the contact point on surface_b";
  Real kappa[2](each unit="1/m") "Relative curvatures, the larger one first";
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity, resolved in frame_b";
protected
  final parameter Boolean valid_a=Functions.Surfaces.check(surface_a, getInstanceName() + ", surface_a") "= true, if surface_a is valid: checked before the equations need it";
  final parameter Boolean valid_b=Functions.Surfaces.check(surface_b, getInstanceName() + ", surface_b") "= true, if surface_b is valid";
  Functions.Surfaces.Pair pair=Functions.Surfaces.Pair(surface_a, surface_b, getInstanceName()) "Both surfaces";
  Real uv[4](each stateSelect=StateSelect.always) "Tracked estimate of u_b, u_a";
  Real pose[12] "Frame_a seen from frame_b: position, then the axes of frame_b resolved in frame_a";
initial equation
  assert(valid_a, "The surface_a of " + getInstanceName() + " is not valid.");
  assert(valid_b, "The surface_b of " + getInstanceName() + " is not valid.");
  for i in 1:4 loop
    uv[i] = if search then Functions.Surfaces.search(pair, pose, grid, i) else (if i <= 2 then u_b_start[i] else u_a_start[i - 2]);
  end for;
equation
  pose[1:3] = r_rel;
  pose[4:6] = Frames.resolve2(R_rel, {1,0,0});
  pose[7:9] = Frames.resolve2(R_rel, {0,1,0});
  pose[10:12] = Frames.resolve2(R_rel, {0,0,1});
  for i in 1:4 loop
    der(uv[i]) = Functions.Surfaces.rate(pair, uv, pose, v_rel, w_rel, T_track, i);
  end for;
  for i in 1:3 loop
    e_n[i] = Functions.Surfaces.contact(pair, uv, pose, i);
    r_C_a[i] = Functions.Surfaces.contact(pair, uv, pose, i + 3);
  end for;
  gap = Functions.Surfaces.gap(pair, uv, pose);
  gap = 0;
  f_t = zeros(3);
  for i in 1:2 loop
    kappa[i] = Functions.Surfaces.contact(pair, uv, pose, i + 6);
    u_b[i] = Functions.Surfaces.contact(pair, uv, pose, i + 8);
    u_a[i] = Functions.Surfaces.contact(pair, uv, pose, i + 10);
  end for;
  v_t = v_rel + cross(w_rel, r_C_b - r_rel);
  annotation (defaultComponentName="sliding",
    Documentation(info="<html>
<p>The surface S<sub>a</sub>(u, v) of the body at frame_a keeps contact with the surface S<sub>b</sub>(u, v) of the counterpart at
frame_b, without friction. Both are given by vectors from <code>Shapes.Surfaces</code>: B-splines, tori, surfaces of revolution,
extruded curves, height fields, boundaries of potentials. The normals S<sub>u</sub> x S<sub>v</sub> point out of the bodies.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the body of <code>surface_a</code> (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries <code>surface_b</code>. Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchSurface.svg\" alt=\"Frames and forces of a body on an uneven surface\"></p>
<h4>Implementation</h4>
<p>The gap along the common normal is a function of the pose alone, and gap = 0 is the constraint. Its first derivative does not
depend on the motion of the contact point, its second one only on the velocities (Tasora and Righettini, eqs. (35)-(39)), so index
reduction needs one scalar function with two derivatives. The kernel solves for the common normal at every evaluation, to rounding,
from an estimate of the parameters that follows the contact point by its speed, eq. (23), with a return to the solution in
<code>T_track</code>. All quantities of one pose come from one such solution: see <code>Functions.Surfaces.Pair</code>.</p>
<h4>Limitations</h4>
<p>The contact must be a point: where a relative curvature vanishes, or the contact leaves a patch, the simulation ends with a
message. Contacts of the same surfaces elsewhere are not seen. The constraint is bilateral; <code>liftOff</code> tells when a real
contact would not hold. The surface of a potential is singular where its normal is along z. A cam of which a dwell is in contact does
not tell its angle: see <code>Joints.CamRoller</code> on the selection of states.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidOnTorus\">EllipsoidOnTorus</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.FreeformCam\">FreeformCam</a></p>
<h4>References</h4>
<p>A. Tasora, P. Righettini: Sliding contact between freeform surfaces.</p>
</html>"));
end SlidingSurfaces;
