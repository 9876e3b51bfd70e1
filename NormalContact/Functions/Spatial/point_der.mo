within NormalContact.Functions.Spatial;
pure function point_der "First time derivative of point"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  input Integer component(min=1, max=3) "Component: 1, 2 or 3";
  input Real n_der[3] "der(n)";
  output Real p_der "Time derivative of the component";
external "C" p_der = NormalContact_spatialPoint_der(shape, size(shape, 1), n, component, n_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, noDerivative=component, order=2) = point_der2,
    Documentation(info="<html>
<p>H der(n): the velocity of the contact point on the surface.</p>
</html>"));
end point_der;
