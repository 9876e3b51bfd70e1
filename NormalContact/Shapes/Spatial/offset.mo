within NormalContact.Shapes.Spatial;
pure function offset "Offset: adds a skin of constant thickness"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length d=0.01 "Thickness (negative: towards the inside)";
  output Real shape[3] "Shape vector";
algorithm
  shape := {Kinds.spatialOffset, 1, d};
  annotation (Documentation(info="<html>
<p>Concatenated with another shape it gives the equidistant surface at distance d. A negative d must be smaller in size than the smallest curvature radius (normal parameterization, eq. (50)).</p>
<p>In a polar potential, for contact with a sphere of one radius, the distance of the centre of the sphere grows by d in every direction; this is a skin only around a sphere.</p>
</html>"));
end offset;
