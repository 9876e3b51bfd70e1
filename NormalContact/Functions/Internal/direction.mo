within NormalContact.Functions.Internal;
pure function direction "Unit vector along an axis, or along its part across another one: stops with a message if there is none"
  extends Modelica.Icons.Function;
  input Real axis[3] "Axis";
  input String parameterName "Name of the parameter that gives the axis";
  input String name "Name for the message, such as that of the element";
  input Real e[3]=zeros(3) "Unit vector to which the result is perpendicular; zero: none";
  output Real direction[3] "Unit vector";
protected
  Real part[3]=axis - (axis*e)*e;
algorithm
  assert(axis*axis > 0, name + "." + parameterName + ": the axis is zero. Give it a direction, such as {0,0,1}; its length does not matter.");
  assert(part*part > 1e-12*(axis*axis), name + "." + parameterName + ": the axis is parallel to n, the axis normal to the plane of motion. Give it a direction in this plane.");
  direction := part/sqrt(part*part);
  annotation (Documentation(info="<html>
<p>As <code>Modelica.Math.Vectors.normalizeWithAssert</code>, with a message that names the element and the parameter.</p>
</html>"));
end direction;
