within NormalContact.Functions.Spatial;
pure function point "One component of the contact point"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n_1 "First component of the outer unit normal, resolved in the body's frame";
  input Real n_2 "Second component";
  input Real n_3 "Third component";
  input Integer component(min=1, max=3) "Component: 1, 2 or 3";
  output Modelica.Units.SI.Length p "Component of the boundary point with outer normal n";
external "C" p = NormalContact_spatialPoint(shape, size(shape, 1), n_1, n_2, n_3, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape, noDerivative=component) = NormalContact.Functions.Internal.Spatial.point_der,
    Documentation(info="<html>
<p>The boundary point with outer normal n is the gradient of the potential. One component at a time, since only scalar functions are differentiated safely by index reduction.</p>
</html>"));
end point;
