within NormalContact.Functions.Spatial;
pure function pair "Contact of two bodies"
  extends Modelica.Icons.Function;
  input TwoBodies bodies "Body and counterpart";
  input Modelica.Units.SI.Position r[3] "Position of the body, seen from the counterpart";
  input Real q[3, 3] "Rotation from the frame of the body to that of the counterpart";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the reference point of the body";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body";
  output Modelica.Units.SI.Length gap "Signed distance (negative: penetration)";
  output Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the counterpart";
  output Real kappa[2](each unit="1/m") "Principal curvatures of the body, the larger one first";
  output Real kappa_rel[2](each unit="1/m") "Relative principal curvatures, the larger one first";
  output Modelica.Units.SI.Velocity v_s_a[3] "Velocity of the contact point along the boundary of the body";
  output Modelica.Units.SI.Velocity v_s_b[3] "Velocity of the contact point along the boundary of the counterpart";
external "C" gap = NormalContact_pair(bodies, r, q, v, w, e_n, p_a, p_b, kappa, kappa_rel, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>All vectors are resolved in the frame of the counterpart, unless said otherwise. The gap is the global signed
distance: the maximum over all unit vectors n of n&middot;r - h<sub>b</sub>(n) - h<sub>a</sub>(-n). See
<a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a> on what is proved about it.</p>
</html>"));
end pair;
