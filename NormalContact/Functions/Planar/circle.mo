within NormalContact.Functions.Planar;
pure function circle "Contact of a planar body with a circle"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape, its polar potential for this radius: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Radius R "Radius of the circle around the reference point of the counterpart";
  input Boolean concave "= true, if the body surrounds the circle";
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
  output Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  output Modelica.Units.SI.Angle psi "Polar angle of the centre of the circle, seen from the body, in its frame";
  output Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body";
  output Real e_t[3](each unit="1") "Tangent: e_n turned by -90 deg";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the counterpart";
  output Real kappa_a(unit="1/m") "Curvature of the body (> 0: convex)";
  output Real kappa_b(unit="1/m") "Curvature of the counterpart";
  output Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along e_t";
  output Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along e_t";
external "C" gap = NormalContact_circle(shape, size(shape, 1), R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, psi, e_n, e_t, p_a, p_b, kappa_a, kappa_b, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, noDerivative=R, noDerivative=e_x, noDerivative=e_y)=NormalContact.Functions.Internal.Derivatives.circle, Documentation(info="<html>
<p>With the distance D of the centre from the body, gap = &plusmn;(D - G(&psi;)) G/&radic;(G&sup2; + G&prime;&sup2;), with the lower sign for
a body that surrounds the circle (R&ouml;mer, Fidlin, Seemann: explicit analytical solutions, eqs. (55), (56), (71), (101)). All vectors are resolved in the
frame of the counterpart, unless said otherwise.</p>
</html>"));
end circle;
