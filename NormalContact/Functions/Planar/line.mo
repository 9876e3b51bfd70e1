within NormalContact.Functions.Planar;
pure function line "Contact of a planar body with a straight line"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape, its generating potential: a vector built by the constructors in Shapes.Planar";
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
  output Modelica.Units.SI.Angle phi "Polar angle of the outer normal of the body, in its frame";
  output Modelica.Units.SI.Position p_a[3] "Contact point on the body, in its frame";
  output Modelica.Units.SI.Position p_b[3] "Contact point on the counterpart";
  output Real kappa_a(unit="1/m") "Curvature of the body (> 0: convex)";
  output Real kappa_b(unit="1/m") "Curvature of the counterpart";
  output Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along e_x";
  output Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along e_x";
external "C" gap = NormalContact_line(shape, size(shape, 1), e_x, e_y, x, y, c, s, v_x, v_y, w, name, phi, p_a, p_b, kappa_a, kappa_b, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, noDerivative=e_x, noDerivative=e_y)=NormalContact.Functions.Internal.Derivatives.line, Documentation(info="<html>
<p>The line passes through the reference point of the counterpart along e<sub>x</sub>, the body is on the side of e<sub>y</sub>. With
&phi; = -&pi;/2 - angle of the body and y = e<sub>y</sub>&middot;r, gap = y - h(&phi;), the contact point is h e<sub>n</sub> + h&prime; e<sub>&phi;</sub>, the curvature
1/(h + h&Prime;). All vectors are resolved in the frame of the counterpart, unless said otherwise.</p>
</html>"));
end line;
