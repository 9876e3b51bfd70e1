within NormalContact.Functions.Spatial;
pure function pair "Contact of two bodies"
  extends Modelica.Icons.Function;
  input TwoBodies bodies "Body and counterpart";
  input Modelica.Units.SI.Position r_x "Position of the body, seen from the counterpart, along x";
  input Modelica.Units.SI.Position r_y "The same along y";
  input Modelica.Units.SI.Position r_z "The same along z";
  input Real T_11(unit="1") "Rotation from the frame of the counterpart to that of the body, as the matrix T of MultiBody.Frames.Orientation: row 1, column 1";
  input Real T_12(unit="1") "The same: row 1, column 2";
  input Real T_13(unit="1") "The same: row 1, column 3";
  input Real T_21(unit="1") "The same: row 2, column 1";
  input Real T_22(unit="1") "The same: row 2, column 2";
  input Real T_23(unit="1") "The same: row 2, column 3";
  input Real T_31(unit="1") "The same: row 3, column 1";
  input Real T_32(unit="1") "The same: row 3, column 2";
  input Real T_33(unit="1") "The same: row 3, column 3";
  input Modelica.Units.SI.Velocity v_x "Velocity of the reference point of the body along x";
  input Modelica.Units.SI.Velocity v_y "The same along y";
  input Modelica.Units.SI.Velocity v_z "The same along z";
  input Modelica.Units.SI.AngularVelocity w_x "Angular velocity of the body along x";
  input Modelica.Units.SI.AngularVelocity w_y "The same along y";
  input Modelica.Units.SI.AngularVelocity w_z "The same along z";
  output Modelica.Units.SI.Length gap "Signed distance (negative: penetration)";
  output Real n_x(unit="1") "Contact normal, from the counterpart into the body, along x";
  output Real n_y(unit="1") "The same along y";
  output Real n_z(unit="1") "The same along z";
  output Modelica.Units.SI.Position a_x "Contact point on the body, in its frame, along x";
  output Modelica.Units.SI.Position a_y "The same along y";
  output Modelica.Units.SI.Position a_z "The same along z";
  output Modelica.Units.SI.Position b_x "Contact point on the counterpart along x";
  output Modelica.Units.SI.Position b_y "The same along y";
  output Modelica.Units.SI.Position b_z "The same along z";
  output Real kappa_1(unit="1/m") "Larger principal curvature of the body";
  output Real kappa_2(unit="1/m") "Smaller one";
  output Real rel_1(unit="1/m") "Larger relative principal curvature";
  output Real rel_2(unit="1/m") "Smaller one";
  output Modelica.Units.SI.Velocity v_s_a_x "Velocity of the contact point along the boundary of the body, along x";
  output Modelica.Units.SI.Velocity v_s_a_y "The same along y";
  output Modelica.Units.SI.Velocity v_s_a_z "The same along z";
  output Modelica.Units.SI.Velocity v_s_b_x "Velocity of the contact point along the boundary of the counterpart, along x";
  output Modelica.Units.SI.Velocity v_s_b_y "The same along y";
  output Modelica.Units.SI.Velocity v_s_b_z "The same along z";
external "C" gap = NormalContact_pair(bodies, r_x, r_y, r_z, T_11, T_12, T_13, T_21, T_22, T_23, T_31, T_32, T_33, v_x, v_y, v_z, w_x, w_y, w_z, n_x, n_y, n_z, a_x, a_y, a_z, b_x, b_y, b_z, kappa_1, kappa_2, rel_1, rel_2, v_s_a_x, v_s_a_y, v_s_a_z, v_s_b_x, v_s_b_y, v_s_b_z) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>All vectors are resolved in the frame of the counterpart, unless said otherwise. Every argument and every result is a number:
OpenModelica would allocate each vector anew in every call. The gap is the global signed
distance: the maximum over all unit vectors n of n&middot;r - h<sub>b</sub>(n) - h<sub>a</sub>(-n). See
<a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a> on what is proved about it.</p>
</html>"));
end pair;
