within NormalContact.Functions.Spatial;
pure function sphere "Contact of a body with a sphere"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Integer description(min=1, max=3) "1 polar potential, 2 polar potential of a surrounding body, 3 generating potential";
  input Modelica.Units.SI.Radius R "Radius of the sphere around the reference point of the counterpart";
  input Modelica.Units.SI.Position r[3] "Position of the body, seen from the counterpart";
  input Real q[3, 3] "Rotation from the frame of the body to that of the counterpart";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the reference point of the body";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  output Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the counterpart";
  output Real kappa[2](each unit="1/m") "Principal curvatures of the body, the larger one first";
  output Modelica.Units.SI.Velocity v_s_a[3] "Velocity of the contact point along the boundary of the body";
  output Modelica.Units.SI.Velocity v_s_b[3] "Velocity of the contact point along the boundary of the counterpart";
external "C" gap = NormalContact_sphere(shape, size(shape, 1), description, R, r, q, v, w, name, e_n, p_a, p_b, kappa, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>All vectors are resolved in the frame of the counterpart, unless said otherwise.</p>
</html>"));
end sphere;
