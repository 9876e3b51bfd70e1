within NormalContact.Functions.Spatial;
pure function massProperties "Mass properties of a homogeneous body from its potential"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Modelica.Units.SI.Mass m "Mass";
  input Real tolerance=1e-9 "Relative accuracy, 1e-13 to 0.1";
  input String name="" "Name of the element, for messages";
  output MassData mass "Mass properties";
protected
  Modelica.Units.SI.Volume volume "Volume";
  Modelica.Units.SI.Position r_CM[3] "Centroid";
  Real I[3, 3](each unit="m5") "Inertia tensor for density one";
algorithm
  (volume, r_CM, I) := Functions.Internal.Spatial.massProperties_c(shape, tolerance, name);
  mass := MassData(m=m, volume=volume, r_CM=r_CM, I=I*m/volume);
  annotation (Documentation(info="<html>
<p>Integrals over the sphere of normals; D is the product of the two curvature radii:
V = &#8531; &int; h D, &int; r dV = &frac14; &int; r h D, &int; r r' dV = &#8533; &int; r r' h D.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.TumblingSuperellipsoid\">TumblingSuperellipsoid</a></p>
</html>"));
end massProperties;
