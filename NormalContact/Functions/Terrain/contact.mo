within NormalContact.Functions.Terrain;
pure function contact "Contact of a body with a terrain, next to a start"
  extends Modelica.Icons.Function;
  input BodyOnTerrain onTerrain "Body and terrain";
  input Modelica.Units.SI.Position r[3] "Position of the body, seen from the terrain";
  input Real q[3, 3] "Rotation from the frame of the body to that of the terrain";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the reference point of the body";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body";
  input Real starts[:, 3] "Starts of the contacts, from search";
  input Integer point "Which row";
  output Modelica.Units.SI.Length gap "Gap (negative: penetration); the radius of the body, if there is no contact in this row";
  output Real e_n[3](each unit="1") "Contact normal, from the terrain into the body";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the terrain";
  output Real kappa[2](each unit="1/m") "Principal curvatures of the body, the larger one first";
  output Real kappa_rel[2](each unit="1/m") "Relative principal curvatures, the larger one first";
  output Modelica.Units.SI.Velocity v_s_a[3] "Velocity of the contact point along the boundary of the body";
  output Modelica.Units.SI.Velocity v_s_b[3] "Velocity of the contact point along the terrain";
  output Modelica.Units.SI.Length rival "Gap of the last row less the largest one of the others";
  output Real lost "> 0, if a contact is gone";
external "C" gap = NormalContact_terrainContact(onTerrain, r, q, v, w, starts, size(starts, 1), size(starts, 2), point, e_n, p_a, p_b, kappa, kappa_rel, v_s_a, v_s_b, rival, lost) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The contact is followed from its start, so the answer depends on the arguments only. All vectors are resolved in the frame of the terrain, unless said otherwise.</p>
</html>"));
end contact;
