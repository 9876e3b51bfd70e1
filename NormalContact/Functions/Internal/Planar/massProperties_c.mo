within NormalContact.Functions.Internal.Planar;
pure function massProperties_c "Area, centroid and polar moment of a plate of density one"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Area area "Area";
  output Modelica.Units.SI.Position r_CM[2] "Centroid";
  output Real J[1](each unit="m4") "Polar moment about the centroid";
external "C" area = NormalContact_planarMass(shape, size(shape, 1), name, r_CM, J) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Used by <a href=\"modelica://NormalContact.Functions.Planar.massProperties\">massProperties</a>.</p>
</html>"));
end massProperties_c;
