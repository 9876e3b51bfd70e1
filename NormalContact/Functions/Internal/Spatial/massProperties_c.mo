within NormalContact.Functions.Internal.Spatial;
pure function massProperties_c "Volume, centroid and inertia of a body of density one"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real tolerance "Relative accuracy";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Volume volume "Volume";
  output Modelica.Units.SI.Position r_CM[3] "Centroid";
  output Real I[3, 3](each unit="m5") "Inertia tensor about the centroid for density one";
external "C" volume = NormalContact_spatialMass(shape, size(shape, 1), tolerance, name, r_CM, I) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Used by <a href=\"modelica://NormalContact.Functions.Spatial.massProperties\">massProperties</a>.</p>
</html>"));
end massProperties_c;
