within NormalContact.Shapes.Spatial;
pure function capsule "Capsule with slightly bulged flank"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length length=0.2 "Distance of the two centres";
  input Modelica.Units.SI.Length r(min=0)=0.05 "Radius";
  input Modelica.Units.SI.Length bulge(min=0)=0.001 "Thickness of the core; > 0 keeps the contact point unique";
  output Real shape[8] "Shape vector";
algorithm
  shape := cat(1, {Kinds.spatialEllipsoid, 3, bulge^2, bulge^2, (length/2)^2}, {Kinds.spatialOffset, 1, r});
  annotation (Documentation(info="<html>
<p>A needle-like ellipsoid of length <code>length</code> along z plus a sphere of radius r. With bulge = 0 it is an exact capsule, which touches a plane along a line when it lies on it; then the contact point is not unique and the kernel says so.</p>
</html>"));
end capsule;
