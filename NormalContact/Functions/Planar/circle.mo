within NormalContact.Functions.Planar;
pure function circle "Contact of a planar body with a circle"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape, its polar potential for this radius: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Length R "Radius of the circle around the reference point of the counterpart; of a hollow circle, in which the body moves, with a minus sign";
  input Boolean concave "= true, if the body surrounds the circle";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart, along x of the plane of motion";
  input Modelica.Units.SI.Position y "Position of the body along y";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Modelica.Units.SI.Velocity v_x "Velocity of the reference point of the body along x";
  input Modelica.Units.SI.Velocity v_y "Velocity of the reference point of the body along y";
  input Modelica.Units.SI.AngularVelocity w "Angular velocity of the body about the axis of the plane of motion";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  output Modelica.Units.SI.Angle psi "Polar angle of the centre of the circle, seen from the body, in its frame";
  output Real n_x(unit="1") "Contact normal along x, from the counterpart into the body";
  output Real n_y(unit="1") "The same along y";
  output Modelica.Units.SI.Position a_x "Contact point on the body along x, in its frame";
  output Modelica.Units.SI.Position a_y "The same along y";
  output Modelica.Units.SI.Position b_x "Contact point on the counterpart along x";
  output Modelica.Units.SI.Position b_y "The same along y";
  output Real kappa_a(unit="1/m") "Curvature of the body (> 0: convex)";
  output Real kappa_b(unit="1/m") "Curvature of the counterpart";
  output Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along the tangent";
  output Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along the tangent";
external "C" gap = NormalContact_circle(shape, size(shape, 1), R, concave, x, y, c, s, v_x, v_y, w, name, psi, n_x, n_y, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, noDerivative=R)=NormalContact.Functions.Internal.Derivatives.circle, Documentation(info="<html>
<p>With the distance D of the centre from the body, gap = &plusmn;(D - G(&psi;)) G/&radic;(G&sup2; + G&prime;&sup2;), with the lower sign for
a body that surrounds the circle (R&ouml;mer, Fidlin, Seemann: explicit analytical solutions, eqs. (55), (56), (71), (101)). All components are those in the
frame of the counterpart, unless said otherwise. Every result is a number: OpenModelica would allocate each vector anew in every call.</p>
</html>"));
end circle;
