within NormalContact.Shapes.Spatial;
pure function sphere "Sphere around the reference point"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length r(min=0)=0.1 "Radius";
  output Real shape[3] "Shape vector";
algorithm
  shape := {Kinds.spatialOffset, 1, r};
  annotation (Documentation(info="<html>
<p>h = r.</p>
</html>"));
end sphere;
