within NormalContact.Functions.Internal.Spatial;
pure function point_der "First time derivative of point"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n_1 "First component of the outer unit normal, resolved in the body's frame";
  input Real n_2 "Second component";
  input Real n_3 "Third component";
  input Integer component(min=1, max=3) "Component: 1, 2 or 3";
  input Real n_1_der "der(n_1)";
  input Real n_2_der "der(n_2)";
  input Real n_3_der "der(n_3)";
  output Real p_der "Time derivative of the component";
external "C" p_der = NormalContact_spatialPoint_der(shape, size(shape, 1), n_1, n_2, n_3, component, n_1_der, n_2_der, n_3_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, noDerivative=component, order=2) = NormalContact.Functions.Internal.Spatial.point_der2,
    Documentation(info="<html>
<p>H der(n): the velocity of the contact point on the surface.</p>
</html>"));
end point_der;
