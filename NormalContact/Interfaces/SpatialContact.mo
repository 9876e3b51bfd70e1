within NormalContact.Interfaces;
partial model SpatialContact "Elastic, unilateral contact in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialForce;
  extends NormalContact.Interfaces.UnilateralContact(v_gap=v_n);
  replaceable NormalContact.Forces.Normal.Hertz normalForce(restitution=settings.restitution)
    constrainedby NormalContact.Interfaces.NormalForce(
      gap=gap_on, v_n=v_n, contact=contact, kappa=kappa_rel) "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Forces"), Placement(transformation(extent={{-60,-80},{-40,-60}})));
  replaceable NormalContact.Forces.Friction.Coulomb friction(mu=settings.mu)
    constrainedby NormalContact.Interfaces.Friction(v_t=sqrt(v_t*v_t + tiny), slip=v_t, f_n=f_n) "Law of friction"
    annotation (choicesAllMatching=true, Dialog(group="Forces"), Placement(transformation(extent={{40,-80},{60,-60}})));
  parameter Modelica.Units.SI.Length rollingArm(min=0)=0
    "Rolling resistance: by how much the normal force is shifted forwards; 0: none"
    annotation (Evaluate=true, Dialog(group="Resistance to rolling and spinning"));
  parameter Modelica.Units.SI.Length spinningArm(min=0)=0
    "Resistance to spinning about the normal: moment over normal force; 0: none"
    annotation (Evaluate=true, Dialog(group="Resistance to rolling and spinning"));
  parameter Modelica.Units.SI.AngularVelocity w_d(min=Modelica.Constants.small)=0.1
    "Angular velocity of regularisation of both"
    annotation (Dialog(group="Resistance to rolling and spinning", enable=rollingArm > 0 or spinningArm > 0));
  parameter Real share(min=0, max=1)=0
    "Where the forces act: 0 at the contact point on the body, 1 at that on the counterpart, 1/2 between them"
    annotation (Evaluate=true, Dialog(tab="Advanced"));
  parameter Boolean turnEvents=true "= true, if a body that turns while it is apart has events, so that no step leaves out a lobe"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));

  Real kappa[2](each unit="1/m") "Principal curvatures of the body at the contact point (> 0: convex)";
  Real kappa_rel[2](each unit="1/m") "Relative principal curvatures (sum of both sides)";
  Modelica.Units.SI.Velocity v_n "Relative velocity of the material points along e_n";
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity of the body, resolved in frame_b";
  Modelica.Units.SI.Velocity v_s_a[3] "Velocity of the contact point along the boundary of the body, resolved in frame_b";
  Modelica.Units.SI.Velocity v_s_b[3] "Velocity of the contact point along the counterpart, resolved in frame_b";
  Modelica.Units.SI.Torque t[3] "Moment of the resistance to rolling and spinning on the body, resolved in frame_b";
protected
  Modelica.Units.SI.Position r_C[3] "Contact point on the body, from frame_b, resolved in frame_b";
  Modelica.Units.SI.Position r_F[3] "Point where the forces act, from frame_b, resolved in frame_b";
  Modelica.Units.SI.Velocity v_C[3] "Velocity of the material point of the body where the forces act, relative to frame_b";
  constant Real tiny=1e-30 "Keeps the derivatives of the magnitudes of velocities finite at rest";
  Real e_a[3](each unit="1")=Frames.resolve2(R_rel, e_n) "Contact normal, resolved in frame_a";
  Integer sector[6] "Where both bodies are nearest to each other: a change is an event";
  Modelica.Units.SI.AngularVelocity w_n "Relative angular velocity about e_n";
  Modelica.Units.SI.AngularVelocity w_t[3] "Relative angular velocity in the tangent plane, resolved in frame_b";
equation
  r_C = r_rel + Frames.resolve1(R_rel, r_C_a);
  r_F = r_C - share*gap*e_n;
  v_C = v_rel + cross(w_rel, r_F - r_rel);
  v_n = e_n*v_C;
  v_t = v_C - v_n*e_n;
  for i in 1:3 loop
    sector[i] = if turnEvents then integer(if contact then 0.5 else 0.5 + 3.5*e_a[i] - 1.6*e_a[i]^3) else 0;
    sector[i + 3] = if turnEvents then integer(if contact then 0.5 else 0.5 + 3.5*e_n[i] - 1.6*e_n[i]^3) else 0;
  end for;
  f_n = normalForce.f_n;
  f_t = -friction.friction*v_t + friction.f_hold - (e_n*friction.f_hold)*e_n;
  w_n = e_n*w_rel;
  w_t = w_rel - w_n*e_n;
  if rollingArm > 0 or spinningArm > 0 then
    t = -Functions.Forces.friction(rollingArm, rollingArm, 1, 0, w_d, f_n, sqrt(w_t*w_t + tiny), getInstanceName())*w_t
      - Functions.Forces.friction(spinningArm, spinningArm, 1, 0, w_d, f_n, abs(w_n), getInstanceName())*w_n*e_n;
  else
    t = zeros(3);
  end if;
  power = -f_b*v_C - t*w_rel;
  lossPower = normalForce.loss - f_t*v_t - t*w_rel - friction.stored;

  frame_b.t = cross(r_F, f_b) + t;
  frame_a.t = cross(Frames.resolve2(R_rel, r_F - r_rel), frame_a.f) - Frames.resolve2(R_rel, t);
  annotation (Documentation(info="<html>
<p>Base class of the spatial contact elements: force laws, and the forces on both frames. Both forces act at the
same point, by default the contact point on the body, so that momentum is conserved; <code>share</code> moves it along the normal, with 1/2
to the middle of the penetration (Römer, Fidlin, Seemann: normal parameterization, eq. (100b)). A class that extends it gives the gap, the contact point, the normal and the
curvatures.</p>
<p>The force acts at one point, so it neither stops a body that rolls nor one that spins about the normal. The moments</p>
<pre>-rollingArm f_n tanh(|w_t|/w_d) w_t/|w_t|     and     -spinningArm f_n tanh(w_n/w_d) e_n</pre>
<p>do; they stand for the deformation and the friction in a contact area of some extent. For a round area of radius a, dry friction
resists spinning with the arm 3&pi;/16 &mu; a.</p>
<p>While the bodies are apart, each of the three components of the normal, resolved in the one body and in the other, is an event where it passes &plusmn;0.14 and &plusmn;0.48, that is 8&deg; and 29&deg; from the planes of its frame: sixteen events in a turn about an axis of
the frame. So an integrator that sees nothing of the contact, as for a body that a joint turns at a constant speed, does not step over a lobe; a step shorter than half a turn changes
one of them. In contact there are none. <code>turnEvents = false</code> switches them off.</p>
</html>"));
end SpatialContact;
