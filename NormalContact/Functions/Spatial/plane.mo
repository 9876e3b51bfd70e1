within NormalContact.Functions.Spatial;
pure function plane "Contact of a body with a plane"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape, its generating potential: a vector built by the constructors in Shapes.Spatial";
  input Real e[3](each unit="1") "Unit normal of the plane, on the side of the body";
  input Modelica.Units.SI.Position r[3] "Position of the body, seen from the counterpart";
  input Real q[3, 3] "Rotation from the frame of the body to that of the counterpart";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the reference point of the body";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the counterpart";
  output Real kappa[2](each unit="1/m") "Principal curvatures of the body, the larger one first";
  output Modelica.Units.SI.Velocity v_s_a[3] "Velocity of the contact point along the boundary of the body";
  output Modelica.Units.SI.Velocity v_s_b[3] "Velocity of the contact point along the boundary of the counterpart";
external "C" gap = NormalContact_plane(shape, size(shape, 1), e, r, q, v, w, name, p_a, p_b, kappa, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>With the outer normal n<sub>a</sub> = -e of the body, gap = e&middot;r - h(n<sub>a</sub>), and the contact point is grad h(n<sub>a</sub>). All vectors
are resolved in the frame of the counterpart, through whose reference point the plane passes, unless said otherwise.</p>
</html>"));
end plane;
