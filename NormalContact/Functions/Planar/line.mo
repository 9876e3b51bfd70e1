within NormalContact.Functions.Planar;
pure function line "Contact of a planar body with a straight line"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape, its generating potential: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart, along x of the plane of motion";
  input Modelica.Units.SI.Position y "Position of the body along y";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Modelica.Units.SI.Velocity v_x "Velocity of the reference point of the body along x";
  input Modelica.Units.SI.Velocity v_y "Velocity of the reference point of the body along y";
  input Modelica.Units.SI.AngularVelocity w "Angular velocity of the body about the axis of the plane of motion";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  output Modelica.Units.SI.Angle phi "Polar angle of the outer normal of the body, in its frame";
  output Modelica.Units.SI.Position a_x "Contact point on the body along x, in its frame";
  output Modelica.Units.SI.Position a_y "The same along y";
  output Modelica.Units.SI.Position b_x "Contact point on the counterpart along x";
  output Modelica.Units.SI.Position b_y "The same along y";
  output Real kappa_a(unit="1/m") "Curvature of the body (> 0: convex)";
  output Real kappa_b(unit="1/m") "Curvature of the counterpart";
  output Modelica.Units.SI.Velocity v_s_a "Speed of the contact point along the boundary of the body, along x";
  output Modelica.Units.SI.Velocity v_s_b "Speed of the contact point along the counterpart, along x";
external "C" gap = NormalContact_line(shape, size(shape, 1), x, y, c, s, v_x, v_y, w, name, phi, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape)=NormalContact.Functions.Internal.Derivatives.line, Documentation(info="<html>
<p>The line passes through the reference point of the counterpart along e<sub>x</sub>, the body is on the side of e<sub>y</sub>. With
&phi; = -&pi;/2 - angle of the body and y = e<sub>y</sub>&middot;r, gap = y - h(&phi;), the contact point is h e<sub>n</sub> + h&prime; e<sub>&phi;</sub>, the curvature
1/(h + h&Prime;). All components are those in the frame of the counterpart, unless said otherwise. Every result is a number: OpenModelica would allocate each vector anew in every call.</p>
</html>"));
end line;
