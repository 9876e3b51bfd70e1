within NormalContact.Shapes.Spatial;
pure function roundedBox "Box with rounded edges and slightly bulged faces"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length length=0.3 "Length along x without rounding";
  input Modelica.Units.SI.Length width=0.2 "Width along y without rounding";
  input Modelica.Units.SI.Length height=0.1 "Height along z without rounding";
  input Modelica.Units.SI.Length r(min=0)=0.02 "Radius of the edges";
  input Modelica.Units.SI.Length bulge(min=0)=0.002 "Thickness of the core ellipsoids; > 0 keeps the contact point unique";
  output Real shape[18] "Shape vector";
algorithm
  shape := cat(1, {Kinds.spatialEllipsoid, 3, (length/2)^2, bulge^2, bulge^2}, {Kinds.spatialEllipsoid, 3, bulge^2, (width/2)^2, bulge^2}, {Kinds.spatialEllipsoid, 3, bulge^2, bulge^2, (height/2)^2}, {Kinds.spatialOffset, 1, r});
  annotation (Documentation(info="<html>
<p>The Minkowski sum of three needles along the axes and a sphere.</p>
</html>"));
end roundedBox;
