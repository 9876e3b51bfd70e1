within NormalContact.Functions.Planar;
pure function massProperties "Mass properties of a homogeneous plate from its potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Mass m "Mass";
  input String name="" "Name of the element, for messages";
  output MassData mass "Mass properties";
protected
  Modelica.Units.SI.Area area "Area";
  Modelica.Units.SI.Position r_CM[2] "Centroid";
  Real J[1](each unit="m4") "Polar moment for density one";
algorithm
  (area, r_CM, J) := Functions.Internal.Planar.massProperties_c(shape, name);
  mass := MassData(m=m, area=area, r_CM=r_CM, J=J[1]*m/area);
  annotation (Documentation(info="<html>
<p>Integrals over the normal angle; &rho; = h + h&Prime; is the curvature radius:
A = &frac12; &int; h &rho;, &int; r dA = &#8531; &int; r h &rho;, &int; r r' dA = &frac14; &int; r r' h &rho;. The body must be convex.</p>
</html>"));
end massProperties;
