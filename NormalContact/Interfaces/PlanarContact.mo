within NormalContact.Interfaces;
partial model PlanarContact "Elastic, unilateral contact in a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarPair;
  replaceable NormalContact.Forces.Normal.Hertz normalForce
    constrainedby NormalContact.Interfaces.NormalForce(
      gap=gap, v_n=v_n, contact=contact, kappa=fill(kappa + kappa_b, 2)) "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Forces"), Placement(transformation(extent={{-60,-80},{-40,-60}})));
  replaceable NormalContact.Forces.Friction.Coulomb friction
    constrainedby NormalContact.Interfaces.Friction(v_t=abs(v_t), f_n=f_n) "Law of friction"
    annotation (choicesAllMatching=true, Dialog(group="Forces"), Placement(transformation(extent={{40,-80},{60,-60}})));

  Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  Boolean contact "= true, if the bodies touch";
  Modelica.Units.SI.Position r_C_a[3] "Contact point on the body, from frame_a, resolved in frame_a";
  Modelica.Units.SI.Position r_C_b[3] "Contact point on the counterpart, from frame_b, resolved in frame_b";
  Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body, resolved in frame_b";
  Real e_t[3](each unit="1") "Tangent: e_n turned by -90 deg about n, resolved in frame_b";
  Real kappa(unit="1/m") "Curvature of the body at the contact point (> 0: convex)";
  Real kappa_b(unit="1/m") "Curvature of the counterpart at the contact point";
  Modelica.Units.SI.Velocity v_n "Relative velocity of the material points along e_n";
  Modelica.Units.SI.Velocity v_t "Sliding velocity of the body along e_t";
  Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along e_t";
  Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along e_t";
  Modelica.Units.SI.Force f_n "Normal force on the body";
  Modelica.Units.SI.Force f_t "Friction force on the body along e_t";
  Modelica.Units.SI.Power power_loss "Power dissipated by friction and damping, apart from what the elastic energy takes";
protected
  Modelica.Units.SI.Position r_C[3] "Point where the forces act, from frame_b, resolved in frame_b";
  Modelica.Units.SI.Force f_b[3] "Force on the body, resolved in frame_b";
equation
  contact = gap < 0;
  f_n = normalForce.f_n;
  f_t = -friction.friction*v_t;
  f_b = f_n*e_n + f_t*e_t;
  power_loss = -f_n*v_n - f_t*v_t;

  frame_b.f = f_b;
  frame_b.t = cross(r_C, f_b);
  frame_a.f = -Frames.resolve2(R_rel, f_b);
  frame_a.t = cross(Frames.resolve2(R_rel, r_C - r_rel), frame_a.f);
  annotation (Documentation(info="<html>
<p>Base class of the planar contact elements: force laws, and the forces on both frames. Both
forces act at the same point, so that momentum is conserved. A class that extends it gives the gap, the contact points, the
normal, the curvatures and the point where the forces act.</p>
</html>"));
end PlanarContact;
