within NormalContact.Functions.Internal.Derivatives;
pure function circle "Derivative of Functions.Planar.circle"
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
  input Real x_der "Derivative of x";
  input Real y_der "Derivative of y";
  input Real c_der "Derivative of c";
  input Real s_der "Derivative of s";
  input Real v_x_der "Derivative of v_x";
  input Real v_y_der "Derivative of v_y";
  input Real w_der "Derivative of w";
  output Real gap_der "Derivative of gap";
  output Real psi_der "Derivative of psi";
  output Real e_n_der[3] "Derivative of e_n";
  output Real e_t_der[3] "Derivative of e_t";
  output Real p_a_der[3] "Derivative of p_a";
  output Real p_b_der[3] "Derivative of p_b";
  output Real kappa_a_der "Derivative of kappa_a";
  output Real kappa_b_der "Derivative of kappa_b";
  output Real v_s_a_der "Derivative of v_s_a";
  output Real v_s_b_der "Derivative of v_s_b";
algorithm
  gap_der := circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 1);
  psi_der := circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 2);
  e_n_der := {circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, i) for i in 3:5};
  e_t_der := {circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, i) for i in 6:8};
  p_a_der := {circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, i) for i in 9:11};
  p_b_der := {circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, i) for i in 12:14};
  kappa_a_der := circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 15);
  kappa_b_der := circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 16);
  v_s_a_der := circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 17);
  v_s_b_der := circleComponent(shape, R, concave, e_x, e_y, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, 18);
  annotation (Inline=true, Documentation(info="<html>
<p>Differences of the values on both sides, right to about 1e-9.</p>
</html>"));
end circle;
