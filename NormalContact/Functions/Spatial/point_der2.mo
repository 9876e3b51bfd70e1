within NormalContact.Functions.Spatial;
pure function point_der2 "Second time derivative of point"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  input Integer component(min=1, max=3) "Component: 1, 2 or 3";
  input Real n_der[3] "der(n)";
  input Real n_der2[3] "der(der(n))";
  output Real p_der2 "Second time derivative of the component";
external "C" p_der2 = NormalContact_spatialPoint_der2(shape, size(shape, 1), n, component, n_der, n_der2) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>H der(der(n)) + T(der(n), der(n)); T is the third derivative of the potential.</p>
</html>"));
end point_der2;
