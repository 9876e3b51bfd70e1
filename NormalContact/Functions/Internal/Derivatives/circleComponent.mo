within NormalContact.Functions.Internal.Derivatives;
pure function circleComponent "Component of the derivative of Functions.Planar.circle"
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
  input Real x_der "Derivative of x";
  input Real y_der "Derivative of y";
  input Real c_der "Derivative of c";
  input Real s_der "Derivative of s";
  input Real v_x_der "Derivative of v_x";
  input Real v_y_der "Derivative of v_y";
  input Real w_der "Derivative of w";
  input Integer component(min=1, max=12) "Which of the numbers of all results, in their order";
  output Real component_der "Its derivative";
external "C" component_der = NormalContact_circle_der(shape, size(shape, 1), R, concave, x, y, c, s, v_x, v_y, w, name, x_der, y_der, c_der, s_der, v_x_der, v_y_der, w_der, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Called by <a href=\"modelica://NormalContact.Functions.Internal.Derivatives.circle\">circle</a>.</p>
</html>"));
end circleComponent;
