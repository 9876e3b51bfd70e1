within NormalContact.Functions.Planar;
pure function pair "Contact of two planar bodies"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Real e_x[3](each unit="1") "Direction x of the plane of motion, the same in both frames";
  input Real e_y[3](each unit="1") "Direction y of the plane of motion";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart, along e_x";
  input Modelica.Units.SI.Position y "Position of the body along e_y";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Modelica.Units.SI.Velocity v_x "Velocity of the reference point of the body along e_x";
  input Modelica.Units.SI.Velocity v_y "Velocity of the reference point of the body along e_y";
  input Modelica.Units.SI.AngularVelocity w "Angular velocity of the body about e_x x e_y";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Signed distance (negative: penetration)";
  output Modelica.Units.SI.Angle phi_a "Polar angle of the outer normal of the body, in its frame";
  output Modelica.Units.SI.Angle phi_b "Polar angle of the outer normal of the counterpart";
  output Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body";
  output Real e_t[3](each unit="1") "Tangent: e_n turned by -90 deg";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the counterpart";
  output Real kappa_a(unit="1/m") "Curvature of the body (> 0: convex)";
  output Real kappa_b(unit="1/m") "Curvature of the counterpart";
  output Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along e_t";
  output Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along e_t";
external "C" gap = NormalContact_planarPair(shape_a, size(shape_a, 1), shape_b, size(shape_b, 1), e_x, e_y, x, y, c, s, v_x, v_y, w, name, phi_a, phi_b, e_n, e_t, p_a, p_b, kappa_a, kappa_b, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape_a, noDerivative=shape_b, noDerivative=e_x, noDerivative=e_y)=NormalContact.Functions.Internal.Derivatives.pair, Documentation(info="<html>
<p>All vectors are resolved in the frame of the counterpart, unless said otherwise. The gap is the global signed
distance. The speeds contain the planar contact equations; they hold for any gap.</p>
</html>"));
end pair;
