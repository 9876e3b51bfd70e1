within NormalContact.Functions.Internal.Derivatives;
pure function line "Derivative of Functions.Planar.line"
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
  input Real x_der "Derivative of x";
  input Real y_der "Derivative of y";
  input Real c_der "Derivative of c";
  input Real s_der "Derivative of s";
  input Real v_x_der "Derivative of v_x";
  input Real v_y_der "Derivative of v_y";
  input Real w_der "Derivative of w";
  output Real gap_der "Derivative of gap";
  output Real phi_der "Derivative of phi";
  output Real a_x_der "Derivative of a_x";
  output Real a_y_der "Derivative of a_y";
  output Real b_x_der "Derivative of b_x";
  output Real b_y_der "Derivative of b_y";
  output Real kappa_a_der "Derivative of kappa_a";
  output Real kappa_b_der "Derivative of kappa_b";
  output Real v_s_a_der "Derivative of v_s_a";
  output Real v_s_b_der "Derivative of v_s_b";
algorithm
  gap_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 1);
  phi_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 2);
  a_x_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 3);
  a_y_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 4);
  b_x_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 5);
  b_y_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 6);
  kappa_a_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 7);
  kappa_b_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 8);
  v_s_a_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 9);
  v_s_b_der := lineComponent(shape, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 10);
  annotation (Inline=true, Documentation(info="<html>
<p>Differences of the values on both sides, right to about 1e-9.</p>
</html>"));
end line;
