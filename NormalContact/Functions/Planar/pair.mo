within NormalContact.Functions.Planar;
pure function pair "Contact of two planar bodies"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart, along x of the plane of motion";
  input Modelica.Units.SI.Position y "Position of the body along y";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Modelica.Units.SI.Velocity v_x "Velocity of the reference point of the body along x";
  input Modelica.Units.SI.Velocity v_y "Velocity of the reference point of the body along y";
  input Modelica.Units.SI.AngularVelocity w "Angular velocity of the body about the axis of the plane of motion";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Signed distance (negative: penetration)";
  output Modelica.Units.SI.Angle phi_a "Polar angle of the outer normal of the body, in its frame";
  output Modelica.Units.SI.Angle phi_b "Polar angle of the outer normal of the counterpart";
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
external "C" gap = NormalContact_planarPair(shape_a, size(shape_a, 1), shape_b, size(shape_b, 1), x, y, c, s, v_x, v_y, w, name, phi_a, phi_b, n_x, n_y, a_x, a_y, b_x, b_y, kappa_a, kappa_b, v_s_a, v_s_b) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape_a, noDerivative=shape_b)=NormalContact.Functions.Internal.Derivatives.pair, Documentation(info="<html>
<p>All vectors are resolved in the frame of the counterpart, unless said otherwise. The gap is the global signed
distance. The speeds contain the planar contact equations; they hold for any gap. Every result is a number: OpenModelica would allocate each vector anew in every call.</p>
</html>"));
end pair;
