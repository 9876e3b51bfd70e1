within NormalContactTest;
package Functions "Models that check the derivatives of the functions"
  extends Modelica.Icons.ExamplesPackage;
  annotation (Documentation(info="<html>
<p>Each model evaluates a function along a motion, lets the tool differentiate it, integrates the derivatives and stops with an error
when the integral departs from the function: the derivative functions are then wrong.</p>
</html>"));
end Functions;
