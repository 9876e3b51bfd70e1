within NormalContact.Joints;
model RollingTwoPoints "Body that rolls on a plane with two contact points"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Icons.Plane;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Rolling;
  parameter Boolean useSignals=false "= true, if the limits of the ideal contact and the normal forces are signals"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  extends NormalContact.Interfaces.SpatialPair;
  parameter Real shape_1[:]=Shapes.Spatial.shiftedEllipsoid(a=0.1, b=0.1, c=0, r={0,-0.05,0})
    "First convex part of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Spatial.shiftedEllipsoid(a=0.1, b=0.1, c=0, r={0,-0.05,0}) "First circle of an oloid",
      choice=NormalContact.Shapes.Spatial.shiftedEllipsoid(a=0.1, b=0.1, c=0.1, r={0,-0.1,0}) "Sphere"));
  parameter Real shape_2[:]=Shapes.Spatial.shiftedEllipsoid(a=0, b=0.1, c=0.1, r={0,0.05,0})
    "Second convex part of the body at frame_a"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Spatial.shiftedEllipsoid(a=0, b=0.1, c=0.1, r={0,0.05,0}) "Second circle of an oloid",
      choice=NormalContact.Shapes.Spatial.shiftedEllipsoid(a=0.05, b=0.05, c=0.05, r={0,0.1,0}) "Sphere"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis normal={0,1,0}
    "Normal of the plane through frame_b, on the side of the body, resolved in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n_roll={0,1,0}
    "Axis of the body about which it rolls: never perpendicular to the plane, resolved in frame_a"
    annotation (Evaluate=true, Dialog(group="Shape"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=settings.mu_s "Coefficient of static friction, to tell when a real contact would slip"
    annotation (Dialog(group="Limits of the ideal contact"));
  parameter Modelica.Units.SI.Diameter diameter=0.004 "Diameter of the segment between the contact points"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Position s[2](each stateSelect=StateSelect.always) "Position of frame_a along two tangents e_1, e_2 of the plane"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.Angle psi(stateSelect=StateSelect.always) "Heading: angle of e_s in the plane, from e_1 to e_2"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.Angle beta(stateSelect=StateSelect.always) "Angle of rolling: of the normal about n_roll, seen from the body"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.AngularVelocity beta_der(stateSelect=StateSelect.always) "der(beta)"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.Length gap[2] "Gaps, zero by the constraint";
  Modelica.Units.SI.Position r_C_a[2, 3] "Contact points, from frame_a, resolved in frame_a";
  Modelica.Units.SI.Position r_C_b[2, 3] "Contact points, from frame_b, resolved in frame_b";
  Modelica.Units.SI.Distance segment "Distance between the contact points";
  Real e_s[3](each unit="1") "Direction from the second contact point to the first, resolved in frame_b";
  Modelica.Units.SI.AngularVelocity w "Angular velocity of rolling, about e_s";
  Modelica.Units.SI.Force f_n[2] "Normal forces on the body";
  Modelica.Units.SI.Force f_q[2] "Tangential forces on the body perpendicular to the segment";
  Modelica.Units.SI.Force f_s "Sum of the tangential forces along the segment";
  Modelica.Units.SI.Force f_reserve "What friction could still carry; negative: a real contact would slip";
  Modelica.Blocks.Interfaces.BooleanOutput liftOffSignal=liftOff if useSignals "= true, if a real contact would lift off"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={20,110})));
  Modelica.Blocks.Interfaces.BooleanOutput slipSignal=slip if useSignals "= true, if a real contact would slip"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={50,110})));
  Modelica.Blocks.Interfaces.RealOutput forceSignal[2](each unit="N")=f_n if useSignals "Normal forces"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={80,110})));
  Boolean liftOff "= true, if a real contact would lift off at one of the points";
  Boolean slip "= true, if a real contact would slip at one of the points";
protected
  final parameter Boolean valid_1=Functions.Spatial.check(shape_1, getInstanceName() + ", shape_1") "= true, if the first shape is valid: checked before the equations need it";
  final parameter Boolean valid_2=Functions.Spatial.check(shape_2, getInstanceName() + ", shape_2") "= true, if the second shape is valid";
  final parameter Real e[3]=Functions.Internal.direction(normal, "normal", getInstanceName()) "Unit normal of the plane" annotation (Evaluate=true);
  final parameter Real e_1[3]=Modelica.Math.Vectors.normalizeWithAssert(if abs(e[1]) > 0.9 then cross(e, {0,1,0}) else cross(e, {1,0,0}))
    "First tangent of the plane" annotation (Evaluate=true);
  final parameter Real e_2[3]=cross(e, e_1) "Second tangent of the plane" annotation (Evaluate=true);
  final parameter Real a[3]=Functions.Internal.direction(n_roll, "n_roll", getInstanceName()) "Unit axis of rolling" annotation (Evaluate=true);
  final parameter Real a_1[3]=Modelica.Math.Vectors.normalizeWithAssert(if abs(a[1]) > 0.9 then cross(a, {0,1,0}) else cross(a, {1,0,0}))
    "First direction across it" annotation (Evaluate=true);
  final parameter Real a_2[3]=cross(a, a_1) "Second direction across it" annotation (Evaluate=true);
  Real n_a[3](each unit="1") "Outer normal at both contact points, resolved in frame_a";
  Modelica.Units.SI.Length h[2] "Potentials";
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body at the first contact point";
  Real e_q[3](each unit="1") "Direction of rolling: perpendicular to the segment, in the plane";
  Modelica.Units.SI.Force f_b[2, 3] "Forces on the body, resolved in frame_b";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape rod(
    shapeType="cylinder",
    color=pointColor,
    length=segment,
    width=diameter,
    height=diameter,
    lengthDirection=e_s,
    widthDirection=e,
    r_shape=r_C_b[2, :],
    R=frame_b.R,
    r=frame_b.r_0) if draw "Segment between the contact points";
  NormalContact.Visualizers.Contact point[2](each diameter=3*diameter, each pointColor=pointColor, each forceColor=forceColor, each R=frame_b.R,
    each r=frame_b.r_0, r_C=r_C_b, f=f_b) if draw "Contact points and forces";
initial algorithm
  assert(valid_1, "The shape_1 of " + getInstanceName() + " is not valid.");
  assert(valid_2, "The shape_2 of " + getInstanceName() + " is not valid.");
equation
  s = {e_1*r_rel, e_2*r_rel};
  0 = (n_a*a_1)*sin(beta) - (n_a*a_2)*cos(beta);
  beta_der = der(beta);
  0 = (e_s*e_1)*sin(psi) - (e_s*e_2)*cos(psi);
  n_a = Frames.resolve2(R_rel, -e);
  h[1] = Functions.Spatial.potential(shape_1, n_a[1], n_a[2], n_a[3]);
  h[2] = Functions.Spatial.potential(shape_2, n_a[1], n_a[2], n_a[3]);
  gap = {e*r_rel, e*r_rel} - h;
  gap = zeros(2);
  for i in 1:3 loop
    r_C_a[1, i] = Functions.Spatial.point(shape_1, n_a[1], n_a[2], n_a[3], i);
    r_C_a[2, i] = Functions.Spatial.point(shape_2, n_a[1], n_a[2], n_a[3], i);
  end for;
  for i in 1:2 loop
    r_C_b[i, :] = r_rel + Frames.resolve1(R_rel, r_C_a[i, :]);
    f_b[i, :] = f_n[i]*e + f_q[i]*e_q + (if i == 1 then f_s else 0)*e_s;
  end for;
  segment = sqrt((r_C_b[1, :] - r_C_b[2, :])*(r_C_b[1, :] - r_C_b[2, :]));
  e_s = (r_C_b[1, :] - r_C_b[2, :])/segment;
  e_q = cross(e, e_s);
  v_C = v_rel + cross(w_rel, r_C_b[1, :] - r_rel);
  e_1*v_C = 0;
  e_2*v_C = 0;
  e*w_rel = 0;
  w = e_s*w_rel;
  frame_b.f = f_b[1, :] + f_b[2, :];
  frame_b.t = cross(r_C_b[1, :], f_b[1, :]) + cross(r_C_b[2, :], f_b[2, :]);
  frame_a.f = -Frames.resolve2(R_rel, frame_b.f);
  frame_a.t = -Frames.resolve2(R_rel, frame_b.t + cross(frame_b.f, r_rel));
  f_reserve = noEvent(min({mu*f_n[1] - abs(f_q[1]), mu*f_n[2] - abs(f_q[2]), sqrt(max(mu^2*f_n[1]^2 - f_q[1]^2, 0))
     + sqrt(max(mu^2*f_n[2]^2 - f_q[2]^2, 0)) - abs(f_s)}));
  liftOff = f_n[1] < 0 or f_n[2] < 0;
  slip = f_reserve < 0;
  annotation (defaultComponentName="rolling", Icon(graphics={
        Line(points={{-8,76},{-8,-50}}, color={0,60,130}, thickness=0.5),
        Polygon(points={{-60,-64},{44,-46},{44,-36},{-60,-54},{-60,-64}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-69,-50},{-51,-68}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{35,-32},{53,-50}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>The body at frame_a, the convex hull of two parts, keeps contact with the plane through frame_b at one point of each part, and rolls
on both (Warken and Sch&ouml;mer, section 3). The potentials of the parts are the constraint: e&middot;r - h<sub>1</sub>(n<sub>a</sub>) =
e&middot;r - h<sub>2</sub>(n<sub>a</sub>) = 0. The material points of the body at both contacts are at rest, so the body turns about
the segment between them: one degree of freedom.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the plane, often <code>world.frame_b</code>; the plane passes through its origin with the normal <code>normal</code>. The sketch shows one of the two contact points.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPlane.svg\" alt=\"Frames, normal, gap and forces of a body on a plane\"></p>
<h4>Implementation</h4>
<p>With the first point at rest, rolling at the second one means that the body does not spin about the normal. The tangential forces
along the segment are determined up to a pair of opposite ones: <code>f_s</code> is their sum, applied at the first point. Friction
suffices if each point can carry <code>f_q</code>, and both together what <code>f_s</code> asks of them. States are
the position along the plane, the heading <code>psi</code> of the segment, the angle of rolling <code>beta</code> and its
derivative.</p>
<h4>Limitations</h4>
<p>The joint draws the contact points, the segment and the forces, but not the body. The constraint is bilateral; <code>liftOff</code> and <code>slip</code> tell when a real contact would not hold at one of the points.
With finite friction a point slips before it lifts off. A
<code>Parts.Body</code> under this joint needs <code>useQuaternions = false</code>, with a <code>sequence_angleStates</code> whose
second angle stays away from 90&deg;. The normal must never be parallel to <code>n_roll</code>.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.Oloid\">Oloid</a></p>
<h4>References</h4>
<p>T. Warken, E. Sch&ouml;mer: Rolling rigid objects.</p>
</html>"));
end RollingTwoPoints;
