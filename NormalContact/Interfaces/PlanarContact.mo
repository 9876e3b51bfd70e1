within NormalContact.Interfaces;
partial model PlanarContact "Elastic, unilateral contact in a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarForce;
  extends NormalContact.Interfaces.UnilateralContact(v_gap=v_n);
  replaceable NormalContact.Forces.Normal.Hertz normalForce(restitution=settings.restitution)
    constrainedby NormalContact.Interfaces.NormalForce(
      gap=gap_on, v_n=v_n, contact=contact, kappa=fill(kappa + kappa_b, 2)) "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Forces"), Placement(transformation(extent={{-60,-80},{-40,-60}})));
  replaceable NormalContact.Forces.Friction.Coulomb friction(mu=settings.mu)
    constrainedby NormalContact.Interfaces.Friction(v_t=abs(v_t), slip={v_t,0,0}, f_n=f_n) "Law of friction"
    annotation (choicesAllMatching=true, Dialog(group="Forces"), Placement(transformation(extent={{40,-80},{60,-60}})));
  parameter Modelica.Units.SI.Length rollingArm(min=0)=0
    "Rolling resistance: by how much the normal force is shifted forwards; 0: none"
    annotation (Evaluate=true, Dialog(group="Resistance to rolling"));
  parameter Modelica.Units.SI.AngularVelocity w_d(min=Modelica.Constants.small)=0.1 "Angular velocity of its regularisation"
    annotation (Dialog(group="Resistance to rolling", enable=rollingArm > 0));
  parameter Real share(min=0, max=1)=0
    "Where the forces act: 0 at the contact point on the body, 1 at that on the counterpart, 1/2 between them"
    annotation (Evaluate=true, Dialog(tab="Advanced"));

  Real kappa_b(unit="1/m") "Curvature of the counterpart at the contact point";
  Modelica.Units.SI.Velocity v_n "Relative velocity of the material points along e_n";
  Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along e_t";
  Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along e_t";
  Modelica.Units.SI.Torque t "Moment of the rolling resistance on the body about the axis";
protected
  Modelica.Units.SI.Position r_F[3] "Point where the forces act, from frame_b, resolved in frame_b";
equation
  r_F = r_C_b + (1 - share)*gap*e_n;
  v_n = e_n*(v_rel + w_rel*cross(e_z, r_F - r_rel));
  v_t = e_t*(v_rel + w_rel*cross(e_z, r_F - r_rel));

  f_n = normalForce.f_n;
  f_t = -friction.friction*v_t + friction.f_hold[1];
  t = if rollingArm > 0 then -Functions.Forces.friction(rollingArm, rollingArm, 1, 0, w_d, f_n, abs(w_rel), getInstanceName())*w_rel else 0;
  power = -f_n*v_n - f_t*v_t - t*w_rel;
  lossPower = normalForce.loss - f_t*v_t - t*w_rel - friction.stored;
  frame_b.t = cross(r_F, f_b) + t*e_z;
  frame_a.t = cross(Frames.resolve2(R_rel, r_F - r_rel), frame_a.f) - t*Frames.resolve2(R_rel, e_z);
  annotation (Documentation(info="<html>
<p>Base class of the planar contact elements: force laws, and the forces on both frames. Both
forces act at the same point, so that momentum is conserved; <code>share</code> says where between the contact points on the body and on the
counterpart. A class that extends it gives the gap, the contact points, the
normal, the tangent, the curvatures and the speeds of the contact point. See
<a href=\"modelica://NormalContact.UsersGuide.OwnElement\">Your own contact element</a>.</p>
</html>"));
end PlanarContact;
